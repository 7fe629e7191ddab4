import { costPoints } from "../../contract/index.js";
import { costlyValue, list, newestFirst, one, value, type ViewField } from "../../reader/view.js";
import { belongsToTeam, completedSomething, hasFellows, headedClub, takesPartIn, worksOn } from "./belongings.js";
import { viewOf } from "../../reader/view-of.js";
import { ProfileEntity } from "../profile/index.js";
import { AccountDeletionPreview } from "./account-deletion.type.js";

const count = (table: string, where: (row: string, person: string) => string) =>
  costlyValue((person) => `(select count(*) from ${table} counted where ${where("counted", `${person}.id`)})`);

const projectsWith = (status: string) =>
  count("projects", (project, person) => `${project}.status = '${status}' and ${worksOn(project, person)}`);

/** A profile viewed as the account to delete. */
export const accountDeletionView = viewOf(AccountDeletionPreview, ProfileEntity, {
  visible: null,
  fields: {
    clubName: value(
      (person) => `(select club.club_name from club_profiles club
        where club.id = coalesce((select student.club_id from student_profiles student where student.id = ${person}.id),
          (select acting.club_id from memberships acting where acting.profile_id = ${person}.id)))`,
    ),
    successorNeeded: value((person) => `${hasFellows(`${person}.id`)}`),
    studentCount: count("student_profiles", (student, person) => `${student}.club_id = ${headedClub(person)}`),
    teamCount: count(
      "club_teams",
      (team, person) =>
        `${belongsToTeam(team, person)} and not (${team}.club_id is not distinct from ${headedClub(person)} and ${completedSomething(team)})`,
    ),
    pendingApplicationCount: count(
      "project_applications",
      (application, person) => `${application}.status = 'pending' and ${takesPartIn(application, person)}`,
    ),
    openProjectCount: projectsWith("open"),
    completedProjectCount: projectsWith("completed"),
  },
});

export const projectsInProgress: ViewField = list(
  newestFirst,
  (project, _scope, person) => [`${project}.status = 'in_progress'`, worksOn(project, `${person}.id`)],
  costPoints.listWithoutSize,
);

export const accountDeletionQueries: Record<string, ViewField> = {
  accountDeletionPreview: one((person, scope) => [`${person}.id = ${scope.viewer.id}`]),
};
