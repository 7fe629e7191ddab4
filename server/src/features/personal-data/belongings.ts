/**
 * How projects, teams and applications hang on a person, as SQL over the aliases of their rows. For students only teams
 * do.
 */

/** The project is the person's own, or a team of the person's club is linked to it. */
export const worksOn = (project: string, person: string) => `(${project}.startup_id = ${person} or exists (
  select from team_projects link join club_teams crew on crew.id = link.team_id where link.project_id = ${project}.id and crew.club_id = ${person}))`;

/** The application is of the person's club, or for a project of the person's startup. */
export const takesPartIn = (application: string, person: string) => `(${application}.club_id = ${person} or exists (
  select from projects offered where offered.id = ${application}.project_id and offered.startup_id = ${person}))`;

/** The student is in the team, or the team is of the head's club. */
export const belongsToTeam = (team: string, person: string) => `(${team}.club_id = ${person} or exists (
  select from team_members mine where mine.team_id = ${team}.id and mine.student_id = ${person}))`;

/** The team is linked to a completed project, and so is part of what others completed. */
export const completedSomething = (team: string) => `exists (
  select from team_projects link join projects done on done.id = link.project_id where link.team_id = ${team}.id and done.status = 'completed')`;
