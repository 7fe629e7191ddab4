import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { ClubType, Industry, MembershipRole, UserType } from "../../contract/index.js";
import { AppError } from "../../platform/app-error.js";
import { ProfileEntity } from "../profile/index.js";
import { ClubEntity } from "../clubs/index.js";
import { MembershipEntity } from "../memberships/index.js";
import { StartupEntity } from "../startups/index.js";
import { completedSomething, hasFellows, isWorkOf } from "./belongings.js";

/** Replaces a college or a position in the records that remain. */
const gone = "No longer on Quadwork";

/**
 * Closes a startup: its open projects are deleted, completed ones handed to a nameless successor. A project that is
 * being approved is waited for, and one that is being posted fails, because its startup is gone.
 * @throws AppError SUCCESSOR_NEEDED while others than the owner act for it, WORK_IN_PROGRESS.
 */
export async function closeStartup(manager: EntityManager, id: string, ownerId: string): Promise<void> {
  await manager.query("select from startup_profiles where id = $1 for update", [id]);
  await refuseFellows(manager, ownerId);
  await manager.query("select from projects where startup_id = $1 order by id for update", [id]);
  await refuseWorkInProgress(manager, id);
  await manager.query("delete from projects where startup_id = $1 and status = 'open'", [id]);
  const completed: unknown[] = await manager.query("select 1 from projects where startup_id = $1 limit 1", [id]);
  if (completed.length > 0) {
    const startupId = newId();
    await manager.insert(StartupEntity, {
      id: startupId,
      companyName: "Former startup",
      position: gone,
      industry: Industry.OTHER,
    });
    const profileId = await insertFormer(manager, UserType.STARTUP, "startup");
    await manager.insert(MembershipEntity, { profileId, startupId, role: MembershipRole.OWNER });
    await manager.query("update projects set startup_id = $2 where startup_id = $1", [id, startupId]);
  }
  await manager.delete(StartupEntity, id);
}

/**
 * Closes a club. Its students stay without a club. Its teams and applications are deleted, except those of completed
 * projects, which a nameless successor takes over.
 * @throws AppError SUCCESSOR_NEEDED while others than the head act for it, WORK_IN_PROGRESS, CONFLICT when the club
 *   applied somewhere or was invited while it was being closed.
 */
export async function closeClub(manager: EntityManager, id: string, headId: string): Promise<void> {
  await lockClub(manager, id);
  await refuseFellows(manager, headId);
  await refuseWorkInProgress(manager, id);
  await manager.query("delete from project_applications where club_id = $1 and status <> 'approved'", [id]);
  const kept: { id: string }[] = await manager.query(
    `select team.id from club_teams team where team.club_id = $1 and ${completedSomething("team")}`,
    [id],
  );
  if (kept.length > 0) {
    const clubId = newId();
    await manager.insert(ClubEntity, {
      id: clubId,
      clubName: "Former club",
      collegeName: gone,
      clubType: ClubType.OTHER,
      secretCode: null,
    });
    const profileId = await insertFormer(manager, UserType.CLUB_HEAD, "club head");
    await manager.insert(MembershipEntity, { profileId, clubId, role: MembershipRole.HEAD });
    await manager.query("update project_applications set club_id = $2 where club_id = $1", [id, clubId]);
    await manager.query(
      "update club_teams set club_id = $1, team_lead_id = case team_lead_id when $2 then $3 else team_lead_id " +
        "end where id = any($4)",
      [clubId, headId, profileId, kept.map((team) => team.id)],
    );
  }
  await manager.query("delete from club_teams where club_id = $1", [id]);
  await manager.query("update student_profiles set alumnus_since = null where club_id = $1", [id]);
  await manager.delete(ClubEntity, id);
}

/** Asked once the club or startup is locked, so that no one joins it in the meantime. */
async function refuseFellows(manager: EntityManager, profileId: string): Promise<void> {
  const [{ fellows }] = await manager.query<[{ fellows: boolean }]>(`select ${hasFellows("$1::uuid")} as fellows`, [
    profileId,
  ]);
  if (fellows) throw new AppError("SUCCESSOR_NEEDED");
}

/**
 * Locks everything a club takes part in, in the same order as everywhere else: projects, applications, students, teams,
 * and then the club itself.
 */
async function lockClub(manager: EntityManager, id: string): Promise<void> {
  const projects: { id: string }[] = await manager.query(
    `select project.id from projects project
     where exists (select from project_applications part where part.project_id = project.id and part.club_id = $1) order by project.id for no key update`,
    [id],
  );
  await manager.query("select from project_applications where club_id = $1 order by id for update", [id]);
  await manager.query("select from student_profiles where club_id = $1 order by id for no key update", [id]);
  await manager.query("select from club_teams where club_id = $1 order by id for update", [id]);
  // From here on no new row can refer to the club; rows added since the first lock were not locked in order.
  await manager.query("select from club_profiles where id = $1 for update", [id]);
  const missed: unknown[] = await manager.query(
    "select 1 from project_applications where club_id = $1 and project_id <> all($2) limit 1",
    [id, projects.map((project) => project.id)],
  );
  if (missed.length > 0) throw new AppError("CONFLICT");
}

async function refuseWorkInProgress(manager: EntityManager, id: string): Promise<void> {
  const running: unknown[] = await manager.query(
    `select 1 from projects project where project.status = 'in_progress' and ${isWorkOf("project", "$1::uuid", "$1::uuid")} limit 1`,
    [id],
  );
  if (running.length > 0) throw new AppError("WORK_IN_PROGRESS");
}

/**
 * Inserts a profile that stands for a deleted account: no real address, no password that matches, no name. @returns its
 * id.
 */
async function insertFormer(manager: EntityManager, userType: UserType, kind: string): Promise<string> {
  const id = newId();
  const now = new Date();
  // A unique, unguessable address, so that no one can register it first.
  const email = `${crypto.randomUUID()}@deleted.invalid`;
  await manager.insert(ProfileEntity, {
    id,
    email,
    passwordHash: "none",
    firstName: "Former",
    lastName: kind,
    userType,
    deletedAt: now,
  });
  return id;
}
