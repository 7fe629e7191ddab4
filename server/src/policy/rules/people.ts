import { isSelf } from "./accounts.js";
import { headsClub, isHead, isOfficer, recordedClub, studentsClub } from "./acting.js";
import { allOf, anyOf, not, type Predicate } from "./predicate.js";
import { ownsProject } from "./projects.js";
import { appliedWithTeam, ofTeamOfOwnProject, teamsSeenBy } from "./teams.js";
import type { ViewerSql } from "./viewer.js";

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
