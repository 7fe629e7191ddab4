import { byId, connection, newestFirst, one, value, type ViewField } from "../../reader/view.js";
import { containing, type Scope } from "../../reader/scope.js";
import { condition } from "../../policy/authorize.js";
import { ruleOf } from "../../policy/permissions.js";
import { viewOf } from "../../reader/view-of.js";
import { peopleOf } from "../memberships/index.js";
import { ClubEntity } from "./club.entity.js";
import { Club } from "./club.type.js";

/** The profile id of the head of a club, as SQL. */
export const headOf = (clubId: string) =>
  `(select heading.profile_id from memberships heading where heading.club_id = ${clubId} and heading.role = 'head')`;

export const clubView = viewOf(Club, ClubEntity, {
  visible: "club.read",
  fields: {
    head: one((profile, _scope, club) => [`${profile}.id = ${headOf(`${club}.id`)}`]),
    people: peopleOf("club_id"),
    memberCount: value(
      (club) =>
        `(select count(*) from student_profiles student where student.club_id = ${club}.id and student.alumnus_since is null)`,
    ),
  },
});

/**
 * Each part finds ids through a separate index; one condition over several tables would be evaluated for every club.
 */
function matches(club: string, scope: Scope): string {
  const pattern = scope.argument("filter").get("search").as("text", containing);
  const mayRead = scope.may("student.read", "student");
  const bySkill = `${club}.id = any(array(select student.club_id from student_profiles student
    where student.alumnus_since is null and skills_text(student.skills) ilike ${pattern} and ${mayRead}))`;
  return `(${club}.club_name ilike ${pattern} or ${club}.college_name ilike ${pattern}${mayRead === "false" ? "" : ` or ${bySkill}`})`;
}

/**
 * Clubs that the project's startup can still invite. None for other viewers, so that the filter never reveals who
 * applied where.
 */
function invitable(club: string, scope: Scope): string {
  scope.requires("project.readApplications");
  const project = scope.argument("filter").get("invitableTo").id;
  const rule = ruleOf("project.readApplications", scope.role);
  return `exists (select from projects target where target.id = ${project} and target.status = 'open'
      and ${condition(rule, "target", scope.viewer)})
    and not exists (select from project_applications taken
      where taken.project_id = ${project} and taken.club_id = ${club}.id)`;
}

export const clubQueries: Record<string, ViewField> = {
  club: byId((scope) => scope.argument("id")),
  clubs: connection(
    newestFirst,
    (club, scope) => {
      const filter = scope.argument("filter");
      return [
        // A closed club still appears in the projects it completed, and one for which no person can act to those who
        // work with it, but neither in lists.
        `${club}.secret_code is not null`,
        `not ${club}.is_unattended`,
        filter.get("clubType").given && `${club}.club_type = ${filter.get("clubType").as("text")}`,
        filter.get("search").given && matches(club, scope),
        filter.get("invitableTo").given && invitable(club, scope),
      ];
    },
    () => true,
  ),
};
