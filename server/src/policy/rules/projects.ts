import { actsForStartupOf, isAttended, studentsClub } from "./acting.js";
import { allOf, anyOf, type Predicate } from "./predicate.js";

// Rows of projects

/** The project looks for a club, and a person who acts for its startup can answer. */
const projectIsOpen: Predicate = allOf((project) => `${project}.status = 'open'`, isAttended);

/** The viewer acts for the startup that the project belongs to. */
export const ownsProject = actsForStartupOf;

/** The viewer acts for the club whose team works on the project. */
export const actsForLinkedTeam: Predicate = (project, viewer) =>
  `exists (select from team_projects link join club_teams team on team.id = link.team_id where link.project_id = ${project}.id and team.club_id = ${viewer.club})`;

export const memberOfLinkedTeam: Predicate = (project, viewer) =>
  `exists (select from team_projects link join team_members member on member.team_id = link.team_id where link.project_id = ${project}.id and member.student_id = ${viewer.id})`;

/**
 * The student is in a team that works on the project, or acts for the club whose team does. Found the other way round,
 * once a statement: two conditions on the row of which one is enough would be asked of every row there is.
 */
export const takesPartInLinkedTeam: Predicate = (project, viewer) =>
  `${project}.id = any(array(
    select link.project_id from team_projects link join team_members member on member.team_id = link.team_id where member.student_id = ${viewer.id}
    union all select link.project_id from team_projects link join club_teams team on team.id = link.team_id where team.club_id = ${viewer.club}))`;

/** The club that the viewer acts for applied to the project or was invited to it. */
export const actsForClubThatTookPart: Predicate = (project, viewer) =>
  `exists (select from project_applications part where part.project_id = ${project}.id and part.club_id = ${viewer.club})`;

/** The student's club applied to the project or was invited to it. */
export const studentsClubTookPart: Predicate = (project, viewer) =>
  `exists (select from project_applications part where part.project_id = ${project}.id and part.club_id = ${studentsClub(viewer)})`;

/**
 * Projects visible to each role: open ones, and those it takes part in. Students keep those of their teams when their
 * club closes.
 */
export const visibleProject = {
  student: anyOf(projectIsOpen, studentsClubTookPart, memberOfLinkedTeam),
  club_head: anyOf(projectIsOpen, actsForClubThatTookPart),
  startup: anyOf(projectIsOpen, ownsProject),
} as const;

/** Applies a project's rule to a row with a `project_id`. */
export const onProject =
  (predicate: Predicate): Predicate =>
  (row, viewer) =>
    `exists (select from projects owning where owning.id = ${row}.project_id and ${predicate("owning", viewer)})`;
