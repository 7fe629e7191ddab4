import type { EntityManager } from "typeorm";
import { headOf } from "../clubs/index.js";

/** Projects of a team in one of these states. */
const projectsOf = (team: string, state: string) =>
  `select from team_projects link join projects worked on worked.id = link.project_id where link.team_id = ${team}.id and worked.status ${state}`;

/**
 * SQL condition: the team completed a project and has nothing ahead of it, neither a project nor an application. Alumni
 * stay in it, for the record.
 */
export const hasEnded = (team: string) =>
  `(exists (${projectsOf(team, "= 'completed'")}) and not exists (${projectsOf(team, "<> 'completed'")})
    and not exists (select from project_applications waiting where waiting.team_id = ${team}.id and waiting.status = 'pending'))`;

/**
 * Removes a student, whose row is locked, from all teams or from those of one club; the head takes over teams the
 * student led. The teams are locked first, so that the student is not made a lead in the meantime.
 * @param which `unlessEnded` leaves the student in the teams that {@link hasEnded}.
 */
export async function leaveTeams(
  manager: EntityManager,
  studentId: string,
  clubId: string | null = null,
  which: { unlessEnded?: boolean } = {},
): Promise<void> {
  const teams: { id: string }[] = await manager.query(
    `select team.id from club_teams team
     where ($2::uuid is null or team.club_id = $2)
       and (team.team_lead_id = $1 or exists (select from team_members member where member.team_id = team.id and member.student_id = $1))
     order by team.id for no key update of team`,
    [studentId, clubId],
  );
  let ids = teams.map(({ id }) => id);
  if (which.unlessEnded) {
    // Asked once they are locked, so that none applies for a project in the meantime.
    const left: { id: string }[] = await manager.query(
      `select team.id from club_teams team where team.id = any($1) and not ${hasEnded("team")}`,
      [ids],
    );
    ids = left.map(({ id }) => id);
  }
  await manager.query(
    `update club_teams set team_lead_id = ${headOf("club_teams.club_id")} where id = any($2) and team_lead_id = $1`,
    [studentId, ids],
  );
  await manager.query("delete from team_members where team_id = any($2) and student_id = $1", [studentId, ids]);
}
