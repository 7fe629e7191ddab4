import { In, type EntityManager } from "typeorm";
import { MembershipRole } from "../../contract/index.js";
import { AppError } from "../../platform/app-error.js";
import type { Permit } from "../../policy/permit.js";
import type { SignedInViewer } from "../../policy/viewer.js";
import { MembershipEntity } from "./membership.entity.js";

/** Where a person's writes go: the club, or the startup. */
export type Organisation = "club" | "startup";

/**
 * The id of the club, or startup, that a person acts for.
 * @throws AppError FORBIDDEN for everyone else.
 */
export async function actingFor(
  manager: EntityManager,
  { id }: Pick<SignedInViewer, "id">,
  organisation: Organisation,
): Promise<string> {
  const membership = await manager.findOneBy(MembershipEntity, { profileId: id });
  const acted = organisation === "club" ? membership?.clubId : membership?.startupId;
  if (!acted) throw new AppError("FORBIDDEN");
  return acted;
}

/** For a write on the viewer's own club or startup: the row, and its id for the work. */
export const ownOrganisation = (permit: Permit, organisation: Organisation) => ({
  first: (manager: EntityManager) => actingFor(manager, permit.person, organisation),
  ids: (id: string) => [id],
});

/** The profile id of a club's head. */
export async function headOf(manager: EntityManager, clubId: string): Promise<string> {
  return (await manager.findOneByOrFail(MembershipEntity, { clubId, role: "head" })).profileId;
}

/** The profile id of a club's head, or a startup's owner. */
export async function leadOf(
  manager: EntityManager,
  { clubId, startupId }: Pick<MembershipEntity, "clubId" | "startupId">,
): Promise<string> {
  if (clubId) return headOf(manager, clubId);
  const owner = { startupId: startupId!, role: MembershipRole.OWNER };
  return (await manager.findOneByOrFail(MembershipEntity, owner)).profileId;
}

/** The name of a club or startup; null if neither is left. */
export async function organisationName(
  manager: EntityManager,
  { clubId, startupId }: Pick<MembershipEntity, "clubId" | "startupId">,
): Promise<string | null> {
  const rows: { name: string }[] = await manager.query(
    `select club_name as name from club_profiles where id = $1
     union all select company_name from startup_profiles where id = $2`,
    [clubId, startupId],
  );
  return rows[0]?.name ?? null;
}

/** Whether no person can act for a club or startup, because all of its people are suspended. */
export async function isUnattended(
  manager: EntityManager,
  { clubId, startupId }: Pick<MembershipEntity, "clubId" | "startupId">,
): Promise<boolean> {
  const rows: unknown[] = await manager.query(
    `select 1 from club_profiles where id = $1 and is_unattended
     union all select 1 from startup_profiles where id = $2 and is_unattended`,
    [clubId, startupId],
  );
  return rows.length > 0;
}

/**
 * The membership of a person who heads a club or owns a startup; they keep it until the transaction ends.
 * @throws AppError FORBIDDEN for everyone else.
 */
export async function lockLead(manager: EntityManager, { id }: Pick<SignedInViewer, "id">): Promise<MembershipEntity> {
  const membership = await manager.findOne(MembershipEntity, {
    where: { profileId: id, role: In([MembershipRole.HEAD, MembershipRole.OWNER]) },
    lock: { mode: "pessimistic_read" },
  });
  if (!membership) throw new AppError("FORBIDDEN");
  return membership;
}
