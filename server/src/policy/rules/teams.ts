import { actsForClubOf } from "./acting.js";
import { anyOf, type Predicate } from "./predicate.js";
import { actsForClubThatTookPart, ownsProject, studentsClubTookPart } from "./projects.js";

// Rows of club_teams

export const memberOfTeam: Predicate = (team, viewer) =>
  `exists (select from team_members mine where mine.team_id = ${team}.id and mine.student_id = ${viewer.id})`;

/** The team is linked to a project that matches the predicate. */
const linkedToProject =
  (predicate: Predicate): Predicate =>
  (team, viewer) =>
    `exists (select from team_projects linked join projects seen on seen.id = linked.project_id where linked.team_id = ${team}.id and ${predicate("seen", viewer)})`;

/**
 * A pending application to the viewer's startup names the team. The access ends with the answer, or with the project.
 */
const appliedToOwnProject: Predicate = (team, viewer) =>
  `exists (select from project_applications applied join projects own on own.id = applied.project_id where applied.team_id = ${team}.id and applied.status = 'pending' and own.status <> 'completed' and ${ownsProject("own", viewer)})`;

export const teamsSeenBy = {
  student: [memberOfTeam, linkedToProject(studentsClubTookPart)],
  club_head: [actsForClubOf, linkedToProject(actsForClubThatTookPart)],
} as const;

export const visibleTeam = {
  student: anyOf(...teamsSeenBy.student, actsForClubOf),
  club_head: anyOf(...teamsSeenBy.club_head),
  startup: anyOf(appliedToOwnProject, linkedToProject(ownsProject)),
} as const;

// Rows of team_members

/** The team is linked to a project of the viewer's startup. */
export const ofTeamOfOwnProject: Predicate = (member, viewer) =>
  `exists (select from team_projects linked join projects own on own.id = linked.project_id where linked.team_id = ${member}.team_id and ${ownsProject("own", viewer)})`;

/**
 * Like {@link appliedToOwnProject}, for students who were in the team when the application was sent; the others did not
 * take part in it.
 */
export const appliedWithTeam =
  (application = "true"): Predicate =>
  (member, viewer) =>
    `exists (select from project_applications applied join projects own on own.id = applied.project_id where applied.team_id = ${member}.team_id and applied.status = 'pending' and ${application} and applied.created_at >= ${member}.created_at and own.status <> 'completed' and ${ownsProject("own", viewer)})`;

/** The members that a startup sees of a team visible to it. All other viewers see all members. */
export const shownToStartup = anyOf(appliedWithTeam(), ofTeamOfOwnProject);
