/**
 * How projects, teams and applications belong to a person, as SQL over the aliases of their rows. Students only belong
 * to teams.
 */

/** The project is the person's own, or is linked to a team of the person's club. */
export const worksOn = (project: string, person: string) => `(${project}.startup_id = ${person} or exists (
  select from team_projects link join club_teams crew on crew.id = link.team_id where link.project_id = ${project}.id and crew.club_id = ${person}))`;

/** The application was made by the person's club, or is for a project of the person's startup. */
export const takesPartIn = (application: string, person: string) => `(${application}.club_id = ${person} or exists (
  select from projects offered where offered.id = ${application}.project_id and offered.startup_id = ${person}))`;

/** The student is in the team, or the team belongs to the head's club. */
export const belongsToTeam = (team: string, person: string) => `(${team}.club_id = ${person} or exists (
  select from team_members mine where mine.team_id = ${team}.id and mine.student_id = ${person}))`;

/** The team is linked to a completed project, so other people's completed work includes it. */
export const completedSomething = (team: string) => `exists (
  select from team_projects link join projects done on done.id = link.project_id where link.team_id = ${team}.id and done.status = 'completed')`;
