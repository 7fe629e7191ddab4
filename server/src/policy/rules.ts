/**
 * How a viewer relates to a row, as SQL predicates. A predicate receives the row's alias and the SQL expression of the
 * viewer's id. It never sees a value, so nothing a caller sends can become SQL.
 *
 * The id of a club, student or startup profile is the id of the person's profile. A club head therefore owns the club
 * with their own id.
 */
export type Predicate = (row: string, viewer: string) => string;

/** What a cell of the permission table may hold. */
export type Rule = "never" | "always" | Predicate;

export const anyOf =
  (...predicates: Predicate[]): Predicate =>
  (row, viewer) =>
    `(${predicates.map((predicate) => predicate(row, viewer)).join(" or ")})`;

/** The row is the viewer's own profile, club, student or startup profile. */
export const isSelf: Predicate = (row, viewer) => `${row}.id = ${viewer}`;

/** The row belongs to the viewer's account. */
export const ofPerson: Predicate = (row, viewer) => `${row}.profile_id = ${viewer}`;

/** The row belongs to a webhook of the viewer's account. */
export const ofPersonsWebhook: Predicate = (row, viewer) =>
  `exists (select from webhooks hook where hook.id = ${row}.webhook_id and hook.profile_id = ${viewer})`;

/** A session of the viewer that has neither been ended nor expired. */
export const isOwnSession: Predicate = (session, viewer) =>
  `(${session}.profile_id = ${viewer} and ${session}.revoked_at is null and ${session}.expires_at > now())`;

/** The viewer did what the row of audit_events records, or owns the affected row. */
export const concernsPerson: Predicate = (row, viewer) =>
  `(${row}.actor_id = ${viewer} or ${row}.owner_ids @> array[${viewer}])`;

/** The club of a student viewer, looked up by each statement so that leaving a club takes effect immediately. */
const studentsClub = (viewer: string) => `(select me.club_id from student_profiles me where me.id = ${viewer})`;

/**
 * The person behind a row with the person's id has verified their address. Until then, what they registered is not
 * trusted. The row that stands for a deleted account counts as verified.
 */
export const isVerified: Predicate = (row) =>
  `exists (select from profiles registered where registered.id = ${row}.id and (registered.email_verified_at is not null or registered.deleted_at is not null))`;

// Rows of projects

const projectIsOpen: Predicate = (project) => `${project}.status = 'open'`;

export const ownsProject: Predicate = (project, viewer) => `${project}.startup_id = ${viewer}`;

export const headOfLinkedTeam: Predicate = (project, viewer) =>
  `exists (select from team_projects link join club_teams team on team.id = link.team_id where link.project_id = ${project}.id and team.club_id = ${viewer})`;

export const memberOfLinkedTeam: Predicate = (project, viewer) =>
  `exists (select from team_projects link join team_members member on member.team_id = link.team_id where link.project_id = ${project}.id and member.student_id = ${viewer})`;

/** The head's club applied to the project or was invited to it. */
export const headsClubTookPart: Predicate = (project, viewer) =>
  `exists (select from project_applications part where part.project_id = ${project}.id and part.club_id = ${viewer})`;

/** The student's club applied to the project or was invited to it. */
const studentsClubTookPart: Predicate = (project, viewer) =>
  `exists (select from project_applications part where part.project_id = ${project}.id and part.club_id = ${studentsClub(viewer)})`;

/**
 * Projects visible to each role: open ones, and those it takes part in. Students keep those of their teams when their
 * club closes.
 */
export const visibleProject = {
  student: anyOf(projectIsOpen, studentsClubTookPart, memberOfLinkedTeam),
  club_head: anyOf(projectIsOpen, headsClubTookPart),
  startup: anyOf(projectIsOpen, ownsProject),
} as const;

/** Applies a project's rule to a row with a `project_id`. */
export const onProject =
  (predicate: Predicate): Predicate =>
  (row, viewer) =>
    `exists (select from projects owning where owning.id = ${row}.project_id and ${predicate("owning", viewer)})`;

// Rows of project_applications

export const ofHeadsClub: Predicate = (row, viewer) => `${row}.club_id = ${viewer}`;
export const ofStudentsClub: Predicate = (row, viewer) => `${row}.club_id = ${studentsClub(viewer)}`;

/**
 * The club applied and the viewer's startup owns the project; or the viewer's startup invited and the viewer heads the
 * club.
 */
export const startupAnswers: Predicate = (application, viewer) =>
  `(${application}.initiated_by = 'club' and ${onProject(ownsProject)(application, viewer)})`;
export const headAnswers: Predicate = (application, viewer) =>
  `(${application}.initiated_by = 'startup' and ${ofHeadsClub(application, viewer)})`;

export const headInitiated: Predicate = (application, viewer) =>
  `(${application}.initiated_by = 'club' and ${ofHeadsClub(application, viewer)})`;
export const startupInitiated: Predicate = (application, viewer) =>
  `(${application}.initiated_by = 'startup' and ${onProject(ownsProject)(application, viewer)})`;

// Rows of club_teams

export const memberOfTeam: Predicate = (team, viewer) =>
  `exists (select from team_members mine where mine.team_id = ${team}.id and mine.student_id = ${viewer})`;

/** The team is linked to a project that matches the predicate. */
const linkedToProject =
  (predicate: Predicate): Predicate =>
  (team, viewer) =>
    `exists (select from team_projects linked join projects seen on seen.id = linked.project_id where linked.team_id = ${team}.id and ${predicate("seen", viewer)})`;

/**
 * A pending application to the viewer's startup names the team. The access ends with the answer, or with the project.
 */
const appliedToOwnProject: Predicate = (team, viewer) =>
  `exists (select from project_applications applied join projects own on own.id = applied.project_id where applied.team_id = ${team}.id and applied.status = 'pending' and own.status <> 'completed' and own.startup_id = ${viewer})`;

const teamsSeenBy = {
  student: [memberOfTeam, linkedToProject(studentsClubTookPart)],
  club_head: [ofHeadsClub, linkedToProject(headsClubTookPart)],
} as const;

export const visibleTeam = {
  student: anyOf(...teamsSeenBy.student),
  club_head: anyOf(...teamsSeenBy.club_head),
  startup: anyOf(appliedToOwnProject, linkedToProject(ownsProject)),
} as const;

// Rows of team_members

/** The team is linked to a project of the viewer's startup. */
const ofTeamOfOwnProject: Predicate = (member, viewer) =>
  `exists (select from team_projects linked join projects own on own.id = linked.project_id where linked.team_id = ${member}.team_id and own.startup_id = ${viewer})`;

/**
 * Like {@link appliedToOwnProject}, for students who were in the team when the application was sent; the others did not
 * take part in it.
 */
const appliedWithTeam: Predicate = (member, viewer) =>
  `exists (select from project_applications applied join projects own on own.id = applied.project_id where applied.team_id = ${member}.team_id and applied.status = 'pending' and applied.created_at >= ${member}.created_at and own.status <> 'completed' and own.startup_id = ${viewer})`;

/** The members that a startup sees of a team visible to it. All other viewers see all members. */
export const shownToStartup = anyOf(appliedWithTeam, ofTeamOfOwnProject);

// Rows whose id is a student's: student_profiles and profiles

/**
 * The student is in a team that matches one of the predicates. Each is a separate condition, so that PostgreSQL can
 * find its students through an index.
 */
const inTeam = (...predicates: Predicate[]): Predicate =>
  anyOf(
    ...predicates.map(
      (predicate): Predicate =>
        (student, viewer) =>
          `exists (select from team_members joined join club_teams crew on crew.id = joined.team_id where joined.student_id = ${student}.id and ${predicate("crew", viewer)})`,
    ),
  );

export const studentOfHeadsClub: Predicate = (student, viewer) =>
  `exists (select from student_profiles fellow where fellow.id = ${student}.id and fellow.club_id = ${viewer})`;

export const studentOfSameClub: Predicate = (student, viewer) =>
  `exists (select from student_profiles fellow where fellow.id = ${student}.id and fellow.club_id = ${studentsClub(viewer)})`;

/** The student is in a team, by a membership that matches the predicate. */
const isMember =
  (predicate: Predicate): Predicate =>
  (student, viewer) =>
    `exists (select from team_members joined where joined.student_id = ${student}.id and ${predicate("joined", viewer)})`;

export const inTeamOfOwnProject = isMember(ofTeamOfOwnProject);
export const isShownToStartup = anyOf(isMember(appliedWithTeam), inTeamOfOwnProject);

export const visibleStudent = {
  student: anyOf(isSelf, studentOfSameClub, inTeam(...teamsSeenBy.student)),
  club_head: anyOf(studentOfHeadsClub, inTeam(...teamsSeenBy.club_head)),
  startup: isShownToStartup,
} as const;

// Rows of profiles

/** Heads and startups are public once they are verified; {@link visibleStudent} decides about students. */
const publicProfile: Predicate = (profile) =>
  `(${profile}.user_type <> 'student' and (${profile}.email_verified_at is not null or ${profile}.deleted_at is not null))`;

export const visibleProfile = {
  student: anyOf(publicProfile, visibleStudent.student),
  club_head: anyOf(isSelf, publicProfile, visibleStudent.club_head),
  startup: anyOf(isSelf, publicProfile, visibleStudent.startup),
} as const;

/** The profile is the head of the student's club. */
export const headOfStudentsClub: Predicate = (profile, viewer) => `${profile}.id = ${studentsClub(viewer)}`;

/** The profile heads a club whose team is linked to a project of the viewer's startup. */
export const headWorkingForStartup: Predicate = (profile, viewer) =>
  `exists (select from club_teams crew join team_projects linked on linked.team_id = crew.id join projects own on own.id = linked.project_id where crew.club_id = ${profile}.id and own.startup_id = ${viewer})`;

// Rows of club_profiles

export const isStudentsClub: Predicate = (club, viewer) => `${club}.id = ${studentsClub(viewer)}`;
