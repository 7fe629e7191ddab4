import { containing, type Scope } from "../../reader/scope.js";
import { belongsTo, byId, connection, orderColumn, value, type ViewField } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { StudentEntity } from "./student.entity.js";
import { Student } from "./student.type.js";

/** A student's name and address live in profiles; both rows have the same id. */
const ofProfile = (column: string) => value((student) => `${student}_profile.${column}`);

export const studentView = viewOf(Student, StudentEntity, {
  join: (student) => `join profiles ${student}_profile on ${student}_profile.id = ${student}.id`,
  visible: "student.read",
  fields: {
    firstName: ofProfile("first_name"),
    lastName: ofProfile("last_name"),
    email: ofProfile("email"),
    avatarUrl: ofProfile("avatar_url"),
    bio: ofProfile("bio"),
    club: belongsTo("clubId"),
  },
});

const byName = [
  {
    sql: (student: string) => `lower(${student}_profile.first_name || ' ' || ${student}_profile.last_name)`,
    type: "text" as const,
    direction: "asc" as const,
  },
  orderColumn("id", "uuid"),
];

function matches(student: string, scope: Scope): string {
  const pattern = scope.argument("filter").get("search").as("text", containing);
  return `(${student}_profile.first_name || ' ' || ${student}_profile.last_name ilike ${pattern}
    or (${scope.may("student.readEmail", student)} and ${student}_profile.email ilike ${pattern})
    or skills_text(${student}.skills) ilike ${pattern})`;
}

/** The members of a team are revealed only to viewers who may see the team; any other team excludes no one. */
const notInTeam = (student: string, scope: Scope) =>
  `not exists (select from team_members member join club_teams joined on joined.id = member.team_id
    where member.student_id = ${student}.id and joined.id = ${scope.argument("filter").get("notInTeamId").id} and ${scope.may("team.read", "joined")})`;

/** A club's members, by name. */
export const clubMembers: ViewField = connection(byName, (student, scope, club) => [
  `${student}.club_id = ${club}.id`,
  scope.argument("filter").get("search").given && matches(student, scope),
  scope.argument("filter").get("notInTeamId").given && notInTeam(student, scope),
]);

export const studentQueries: Record<string, ViewField> = { student: byId((scope) => scope.argument("id")) };
