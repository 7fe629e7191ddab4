import type { EntityManager } from "typeorm";
import { headOf } from "../clubs/index.js";

/**
 * Removes a student, whose row is locked, from all teams or from those of one club; the head takes over teams the
 * student led. The teams are locked first, so that the student is not made a lead in the meantime.
 */
export async function leaveTeams(
  manager: EntityManager,
  studentId: string,
  clubId: string | null = null,
): Promise<void> {
  const teams: { id: string }[] = await manager.query(
    `select team.id from club_teams team
     where ($2::uuid is null or team.club_id = $2)
       and (team.team_lead_id = $1 or exists (select from team_members member where member.team_id = team.id and member.student_id = $1))
     order by team.id for no key update of team`,
    [studentId, clubId],
  );
  const ids = teams.map(({ id }) => id);
  await manager.query(
    `update club_teams set team_lead_id = ${headOf("club_teams.club_id")} where id = any($2) and team_lead_id = $1`,
    [studentId, ids],
  );
  await manager.query("delete from team_members where team_id = any($2) and student_id = $1", [studentId, ids]);
}
