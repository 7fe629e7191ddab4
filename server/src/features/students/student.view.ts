import { containing, type Scope } from "../../reader/scope.js";
import { belongsTo, byId, connection, orderColumn, value, viewerCan, type ViewField } from "../../reader/view.js";
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
    viewerCanSetAlumnus: viewerCan(
      "student.setAlumnus",
      (student) => `not exists (select from memberships acting where acting.profile_id = ${student}.id)`,
    ),
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

/** The current students, or the alumni if the filter asks for them. */
function ofStanding(student: string, scope: Scope): string {
  const isAlumnus = scope.argument("filter").get("isAlumnus");
  const current = `${student}.alumnus_since is null`;
  return isAlumnus.given ? `(${current}) <> coalesce(${isAlumnus.as("boolean")}, false)` : current;
}

/** A club's members, by name. */
export const clubMembers: ViewField = connection(byName, (student, scope, club) => [
  `${student}.club_id = ${club}.id`,
  ofStanding(student, scope),
  scope.argument("filter").get("search").given && matches(student, scope),
  scope.argument("filter").get("notInTeamId").given && notInTeam(student, scope),
]);

export const studentQueries: Record<string, ViewField> = { student: byId((scope) => scope.argument("id")) };
