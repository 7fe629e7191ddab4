/** The viewer of a statement, as SQL expressions. */
export interface ViewerSql {
  /** The viewer's id. */
  id: string;
  /** The club that the viewer acts for, as head or officer; null for everyone else. */
  club: string;
  /** The startup that the viewer acts for, as owner or member; null for everyone else. */
  startup: string;
}

/** A viewer whose membership each rule looks up. For statements that ask few rules. */
export const viewerSql = (id: string): ViewerSql => ({
  id,
  club: `(select mine.club_id from memberships mine where mine.profile_id = ${id})`,
  startup: `(select mine.startup_id from memberships mine where mine.profile_id = ${id})`,
});

/** A viewer whose membership the statement looks up once, by {@link viewersMembership}. */
export const joinedViewer = (id: string): ViewerSql => ({ id, club: "viewers.club_id", startup: "viewers.startup_id" });

/**
 * The join that {@link joinedViewer} needs, behind the row of the viewer's credential. Where no rule asks for it,
 * PostgreSQL leaves it out.
 */
export const viewersMembership = "left join memberships viewers on viewers.profile_id = credential.profile_id";

/**
 * How a viewer relates to a row, as SQL predicates. A predicate receives the row's alias and the viewer's SQL
 * expressions. It never sees a value, so nothing a caller sends can become SQL.
 *
 * A student profile has the id of the person's profile. Clubs and startups have ids of their own. `memberships` says
 * who acts for them, and every statement asks it anew, so that what ends binds with the next one.
 */
export type Predicate = (row: string, viewer: ViewerSql) => string;

/** What a cell of the permission table may hold. */
export type Rule = "never" | "always" | Predicate;

export const anyOf =
  (...predicates: Predicate[]): Predicate =>
  (row, viewer) =>
    `(${predicates.map((predicate) => predicate(row, viewer)).join(" or ")})`;

export const allOf =
  (...predicates: Predicate[]): Predicate =>
  (row, viewer) =>
    `(${predicates.map((predicate) => predicate(row, viewer)).join(" and ")})`;

/** The row is the viewer's own profile or student profile. */
export const isSelf: Predicate = (row, viewer) => `${row}.id = ${viewer.id}`;

/** The row belongs to the viewer's account. */
export const ofPerson: Predicate = (row, viewer) => `${row}.profile_id = ${viewer.id}`;

/** The row belongs to a webhook of the viewer's account. */
export const ofPersonsWebhook: Predicate = (row, viewer) =>
  `exists (select from webhooks hook where hook.id = ${row}.webhook_id and hook.profile_id = ${viewer.id})`;

/**
 * The viewer operates the installation, whatever the row: a grant that stands, and a second factor. Every session of
 * a person with a second factor has passed it, since verifying one ends the person's other sessions.
 */
export const isOperator: Predicate = (_row, viewer) =>
  `(exists (select from operator_grants granted where granted.profile_id = ${viewer.id} and granted.revoked_at is null) and exists (select from factors proof where proof.profile_id = ${viewer.id} and proof.status = 'verified'))`;

/** The row is an account, of a person who opened the link in the first mail. */
export const isAccount: Predicate = (profile) =>
  `(${profile}.email_verified_at is not null and ${profile}.deleted_at is null)`;

/** The suspension has not ended. */
export const isStandingSuspension: Predicate = (suspension) => `${suspension}.reopened_at is null`;

/** The mail has not been sent. */
export const isUnsent: Predicate = (mail) => `${mail}.sent_at is null`;

/** A session of the viewer that has neither been ended nor expired. */
export const isOwnSession: Predicate = (session, viewer) =>
  `(${session}.profile_id = ${viewer.id} and ${session}.revoked_at is null and ${session}.expires_at > now())`;

/** The club that a student viewer belongs to, or is an alumnus of. */
const recordedClub = ({ id }: ViewerSql) => `(select me.club_id from student_profiles me where me.id = ${id})`;

/** The club whose student the viewer is; null for alumni. An officer among the students acts for the same one. */
const studentsClub = ({ id }: ViewerSql) =>
  `(select me.club_id from student_profiles me where me.id = ${id} and me.alumnus_since is null)`;

/** The viewer acts for a club or startup, whatever the row. */
export const actsForSome: Predicate = (_row, viewer) => `coalesce(${viewer.club}, ${viewer.startup}) is not null`;

/**
 * For the students' column of the permission table: what officers among them may do, and other students never. These
 * are refused before a row is looked at, as every kind of user is that never may.
 */
export const forOfficers = (predicate: Predicate): Predicate => {
  const rule: Predicate = (row, viewer) => predicate(row, viewer);
  officersRules.add(rule);
  return rule;
};
const officersRules = new Set<Rule>();

/** Whether a rule is one {@link forOfficers}. */
export const isForOfficers = (rule: Rule): boolean => officersRules.has(rule);

/**
 * The viewer did what the row of audit_events records, or it was done to a row of the viewer's, or of the club or
 * startup that the viewer acts for.
 */
export const concernsPerson: Predicate = (row, viewer) =>
  `(${row}.actor_id = ${viewer.id} or ${row}.owner_ids @> array[${viewer.id}] or ${row}.organisation_ids && array[${viewer.club}, ${viewer.startup}])`;

/** The viewer acts for the club that the row belongs to: an application, a team or a membership. */
export const actsForClubOf: Predicate = (row, viewer) => `${row}.club_id = ${viewer.club}`;
/** The row belongs to the club of the student who asks. */
export const ofStudentsClub: Predicate = (row, viewer) => `${row}.club_id = ${studentsClub(viewer)}`;
/** As {@link ofStudentsClub}, for its alumni too. */
export const ofRecordedClub: Predicate = (row, viewer) => `${row}.club_id = ${recordedClub(viewer)}`;
/** The viewer acts for the startup that the row belongs to: a project or a membership. */
export const actsForStartupOf: Predicate = (row, viewer) => `${row}.startup_id = ${viewer.startup}`;

/**
 * A person can act for the club or startup that the row is, or belongs to: one who has verified their address, so that
 * they vouch for the registration, and is not suspended. The remains of a closed one belonged to such a person. The
 * database keeps this with the row, so that lists need not look for people.
 */
const isAttended: Predicate = (row) => `not ${row}.is_unattended`;

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
const studentsClubTookPart: Predicate = (project, viewer) =>
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

// Rows of project_applications

/** The club applied, and the viewer acts for the project's startup. */
export const startupAnswers: Predicate = (application, viewer) =>
  `(${application}.initiated_by = 'club' and ${onProject(ownsProject)(application, viewer)})`;

/** The startup invited, and the viewer heads the club, or is an officer of it while its head lets officers answer. */
export const clubAnswers: Predicate = (application, viewer) =>
  `(${application}.initiated_by = 'startup' and ${application}.club_id = (select mine.club_id from memberships mine join club_profiles led on led.id = mine.club_id where mine.profile_id = ${viewer.id} and (mine.role = 'head' or led.officers_may_answer)))`;

export const clubInitiated: Predicate = (application, viewer) =>
  `(${application}.initiated_by = 'club' and ${actsForClubOf(application, viewer)})`;
export const startupInitiated: Predicate = (application, viewer) =>
  `(${application}.initiated_by = 'startup' and ${onProject(ownsProject)(application, viewer)})`;

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

const teamsSeenBy = {
  student: [memberOfTeam, linkedToProject(studentsClubTookPart)],
  club_head: [actsForClubOf, linkedToProject(actsForClubThatTookPart)],
} as const;

export const visibleTeam = {
  student: anyOf(...teamsSeenBy.student, actsForClubOf),
  club_head: anyOf(...teamsSeenBy.club_head),
  startup: anyOf(appliedToOwnProject, linkedToProject(ownsProject)),
} as const;

// Rows of club_profiles and startup_profiles

export const actsForClub: Predicate = (club, viewer) => `${club}.id = ${viewer.club}`;
export const actsForStartup: Predicate = (startup, viewer) => `${startup}.id = ${viewer.startup}`;
export const isStudentsClub: Predicate = (club, viewer) => `${club}.id = ${studentsClub(viewer)}`;
/** As {@link isStudentsClub}, for its alumni too. */
export const isRecordedClub: Predicate = (club, viewer) => `${club}.id = ${recordedClub(viewer)}`;

/** Strangers find the club: by its code, in lists, and to invite it. */
export const isFoundClub = isAttended;

/** Whoever sees a team of the club. */
const withTeam =
  (...predicates: Predicate[]): Predicate =>
  (club, viewer) =>
    `exists (select from club_teams crew where crew.club_id = ${club}.id and ${anyOf(...predicates)("crew", viewer)})`;

const tookPartInOwnProject: Predicate = (club, viewer) =>
  `exists (select from project_applications part join projects own on own.id = part.project_id where part.club_id = ${club}.id and ${ownsProject("own", viewer)})`;

/** The startup has a project that matches one of the predicates. */
const withProject =
  (...predicates: Predicate[]): Predicate =>
  (startup, viewer) =>
    `exists (select from projects theirs where theirs.startup_id = ${startup}.id and ${anyOf(...predicates)("theirs", viewer)})`;

/** Clubs that are found, and the others to those who work with them. The flag goes first: it spares the rest. */
export const visibleClub = {
  student: anyOf(isFoundClub, isRecordedClub, withTeam(...teamsSeenBy.student)),
  club_head: anyOf(isFoundClub, actsForClub, withTeam(...teamsSeenBy.club_head)),
  startup: anyOf(isFoundClub, tookPartInOwnProject),
} as const;

/** As {@link visibleClub}, for startups. */
export const visibleStartup = {
  student: anyOf(isAttended, withProject(studentsClubTookPart, memberOfLinkedTeam)),
  club_head: anyOf(isAttended, withProject(actsForClubThatTookPart)),
  startup: anyOf(isAttended, actsForStartup),
} as const;

// Rows of team_members

/** The team is linked to a project of the viewer's startup. */
const ofTeamOfOwnProject: Predicate = (member, viewer) =>
  `exists (select from team_projects linked join projects own on own.id = linked.project_id where linked.team_id = ${member}.team_id and ${ownsProject("own", viewer)})`;

/**
 * Like {@link appliedToOwnProject}, for students who were in the team when the application was sent; the others did not
 * take part in it.
 */
const appliedWithTeam =
  (application = "true"): Predicate =>
  (member, viewer) =>
    `exists (select from project_applications applied join projects own on own.id = applied.project_id where applied.team_id = ${member}.team_id and applied.status = 'pending' and ${application} and applied.created_at >= ${member}.created_at and own.status <> 'completed' and ${ownsProject("own", viewer)})`;

/** The members that a startup sees of a team visible to it. All other viewers see all members. */
export const shownToStartup = anyOf(appliedWithTeam(), ofTeamOfOwnProject);

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

/** The viewer acts for the student's club. */
export const actsForClubOfStudent: Predicate = (student, viewer) =>
  `exists (select from student_profiles fellow where fellow.id = ${student}.id and fellow.club_id = ${viewer.club})`;

/** The row is an invitation to the viewer's address, in which the mailed link makes sure of the address. */
export const invitesViewer: Predicate = (row, viewer) =>
  `${row}.email = (select me.email from profiles me where me.id = ${viewer.id})`;

const holds =
  (role: "head" | "owner"): Predicate =>
  (_row, viewer) =>
    `exists (select from memberships mine where mine.profile_id = ${viewer.id} and mine.role = '${role}')`;

/** The viewer heads a club, or owns a startup, whatever the row. */
export const headsClub = holds("head");
export const ownsStartup = holds("owner");

/** The viewer heads the club that the row belongs to: an invitation or a membership. */
export const headsClubOf = allOf(actsForClubOf, headsClub);
/** The viewer owns the startup that the row belongs to. */
export const ownsStartupOf = allOf(actsForStartupOf, ownsStartup);

/** Looked up person by person: asked whether there is one, PostgreSQL would list all who have the role. */
const acts =
  (role: "head" | "officer"): Predicate =>
  (person) =>
    `coalesce((select theirs.role = '${role}' from memberships theirs where theirs.profile_id = ${person}.id), false)`;

const isHead = acts("head");
const isOfficer = acts("officer");

const not =
  (predicate: Predicate): Predicate =>
  (row, viewer) =>
    `not ${predicate(row, viewer)}`;

/** The viewer acts for the student's club. A student who heads it stays, and only the head takes an officer out. */
export const mayRemoveFromClub = allOf(actsForClubOfStudent, not(isHead), anyOf(not(isOfficer), headsClub));

/** Both are students of the club. Its alumni are on record for those who act for it, students among them. */
export const studentOfSameClub: Predicate = (student, viewer) =>
  `exists (select from student_profiles fellow where fellow.id = ${student}.id and (fellow.alumnus_since is null and fellow.club_id = ${studentsClub(viewer)} or fellow.club_id = ${viewer.club}))`;

/** The student is in a team, by a membership that matches the predicate. */
const isMember =
  (predicate: Predicate): Predicate =>
  (student, viewer) =>
    `exists (select from team_members joined where joined.student_id = ${student}.id and ${predicate("joined", viewer)})`;

export const inTeamOfOwnProject = isMember(ofTeamOfOwnProject);
export const isShownToStartup = anyOf(isMember(appliedWithTeam()), inTeamOfOwnProject);

/** The student does not hold back the resume until approval. */
const showsResume: Predicate = (student) => `not ${student}.resume_after_approval`;

/** Before approval, a startup sees the resumes that neither the club for its application nor the student holds back. */
export const showsResumeToStartup = anyOf(
  allOf(showsResume, isMember(appliedWithTeam("not applied.holds_back"))),
  inTeamOfOwnProject,
);

export const visibleStudent = {
  student: anyOf(isSelf, studentOfSameClub, inTeam(...teamsSeenBy.student)),
  club_head: anyOf(actsForClubOfStudent, inTeam(...teamsSeenBy.club_head)),
  startup: isShownToStartup,
} as const;

// Rows of profiles

/**
 * Heads and startups act in public once they are verified, a student who heads a club among them; any other student is
 * seen where {@link visibleStudent} says so.
 */
const publicProfile: Predicate = (profile, viewer) =>
  `((${profile}.user_type <> 'student' or ${isHead(profile, viewer)}) and (${profile}.email_verified_at is not null or ${profile}.deleted_at is not null))`;

export const visibleProfile = {
  student: anyOf(publicProfile, visibleStudent.student),
  club_head: anyOf(isSelf, publicProfile, visibleStudent.club_head),
  startup: anyOf(isSelf, publicProfile, visibleStudent.startup),
} as const;

const actsFor =
  (column: "club_id" | "startup_id", organisation: (viewer: ViewerSql) => string): Predicate =>
  (profile, viewer) =>
    `exists (select from memberships theirs where theirs.profile_id = ${profile}.id and theirs.${column} = ${organisation(viewer)})`;

/** The person acts for the club that the viewer is a student or an alumnus of. */
export const actsForRecordedClub = actsFor("club_id", recordedClub);

/** The person acts for the club, or the startup, that the viewer acts for. */
export const fellowOfClub = actsFor("club_id", ({ club }) => club);
export const fellowOfStartup = actsFor("startup_id", ({ startup }) => startup);

/** The profile heads a club whose team is linked to a project of the viewer's startup. */
export const headWorkingForStartup: Predicate = (profile, viewer) =>
  `exists (select from memberships heading join club_teams crew on crew.club_id = heading.club_id join team_projects linked on linked.team_id = crew.id join projects own on own.id = linked.project_id where heading.profile_id = ${profile}.id and heading.role = 'head' and ${ownsProject("own", viewer)})`;

// Rows of reports

/** The viewer sent the report. */
export const isReporter: Predicate = (report, viewer) => `${report}.reporter_id = ${viewer.id}`;

/**
 * The report was not sent by the viewer, and is about neither them nor the club or startup that they act for. Of those
 * who are reported nobody reads it, operators included: what it says may tell who sent it.
 */
export const isAboutOthers: Predicate = (report, viewer) =>
  `not (coalesce(${report}.reporter_id = ${viewer.id}, false) or ${report}.owner_ids @> array[${viewer.id}] or ${report}.organisation_ids && array[${viewer.club}, ${viewer.startup}])`;

/** The viewer is the operator who opened the report, the latest of several. */
export const isOpenedByViewer: Predicate = (report, viewer) => `coalesce(${report}.operator_id = ${viewer.id}, false)`;

// Rows of verifications

/** The domain was shown to be the club's or startup's. */
export const isStandingVerification: Predicate = (verification) => `${verification}.checked_at is not null`;

/** The domain was not shown yet, or failed to be shown again. */
export const isWaitingDomain: Predicate = (verification) =>
  `(${verification}.checked_at is null or ${verification}.failing_since is not null)`;

// Rows of handovers

/**
 * The offer has not expired. One that was made because the head or owner was away ends when they are back.
 */
export const isStandingOffer = (offer: string): string =>
  `(${offer}.expires_at > now() and not (${offer}.is_for_absence and exists (select from sessions back where back.profile_id = ${offer}.from_id and back.last_used_at > ${offer}.created_at)))`;

export const isOfferedTo: Predicate = (offer, viewer) => `${offer}.to_id = ${viewer.id}`;
export const isOfferedBy: Predicate = (offer, viewer) => `${offer}.from_id = ${viewer.id}`;

// Rows of club_profiles and startup_profiles, by office

export const headsThisClub = allOf(actsForClub, headsClub);
export const ownsThisStartup = allOf(actsForStartup, ownsStartup);

// Rows of memberships

/** Another person's membership of the club that the viewer heads. */
export const mayEndForClub = allOf(headsClubOf, not(ofPerson));
/** Another person's membership of the startup that the viewer owns. */
export const mayEndForStartup = allOf(ownsStartupOf, not(ofPerson));
