import type { EntityManager } from "typeorm";
import { fieldError } from "../../platform/app-error.js";

/** Names of alumni that a refusal lists. */
const named = 3;

/** Names of alumni who are in a team for the record, a few at most. */
export async function alumniOf(manager: EntityManager, teamId: string): Promise<string[]> {
  const rows: { name: string }[] = await manager.query(
    `select person.first_name || ' ' || person.last_name as name
     from team_members member join student_profiles student on student.id = member.student_id
     join profiles person on person.id = student.id
     where member.team_id = $1 and student.alumnus_since is not null order by name limit ${named}`,
    [teamId],
  );
  return rows.map(({ name }) => name);
}

/**
 * Refuses new work for a team, whose row is locked, while alumni are in it for the record.
 * @throws AppError BAD_USER_INPUT.
 */
export async function refuseAlumni(manager: EntityManager, teamId: string): Promise<void> {
  const names = await alumniOf(manager, teamId);
  if (names.length === 0) return;
  const listed = new Intl.ListFormat("en").format(names);
  throw fieldError(
    "teamId",
    `Alumni take up no projects: ${listed}. Choose another team, or take them out of this one.`,
  );
}
