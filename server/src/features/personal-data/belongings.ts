/**
 * How projects, teams and applications hang on a person, as SQL over the aliases of their rows: on a head through the
 * club, on an owner through the startup. On students, officers among them, only teams do.
 */

/** The club that the person heads; null for everyone else. */
export const headedClub = (person: string) =>
  `(select heading.club_id from memberships heading where heading.profile_id = ${person} and heading.role = 'head')`;

/** The startup that the person owns; null for everyone else. */
export const ownedStartup = (person: string) =>
  `(select owning.startup_id from memberships owning where owning.profile_id = ${person} and owning.role = 'owner')`;

/** Others act for the club that the person heads, or the startup that the person owns. */
export const hasFellows = (person: string) => `exists (
  select from memberships other where other.profile_id <> ${person}
    and (other.club_id = ${headedClub(person)} or other.startup_id = ${ownedStartup(person)}))`;

/** The project is the startup's, or a team of the club is linked to it. */
export const isWorkOf = (
  project: string,
  club: string,
  startup: string,
) => `(${project}.startup_id = ${startup} or exists (
  select from team_projects link join club_teams crew on crew.id = link.team_id where link.project_id = ${project}.id and crew.club_id = ${club}))`;

/** As {@link isWorkOf}, of the person's club or startup. */
export const worksOn = (project: string, person: string) => isWorkOf(project, headedClub(person), ownedStartup(person));

/** The application was made by the person's club, or is for a project of the person's startup. */
export const takesPartIn = (
  application: string,
  person: string,
) => `(${application}.club_id = ${headedClub(person)} or exists (
  select from projects offered where offered.id = ${application}.project_id and offered.startup_id = ${ownedStartup(person)}))`;

/** The student is in the team, or the team belongs to the head's club. */
export const belongsToTeam = (team: string, person: string) => `(${team}.club_id = ${headedClub(person)} or exists (
  select from team_members mine where mine.team_id = ${team}.id and mine.student_id = ${person}))`;

/** The team is linked to a completed project, so other people's completed work includes it. */
export const completedSomething = (team: string) => `exists (
  select from team_projects link join projects done on done.id = link.project_id where link.team_id = ${team}.id and done.status = 'completed')`;
