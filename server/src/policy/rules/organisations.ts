import { ofPerson } from "./accounts.js";
import {
  headsClub,
  headsClubOf,
  isAttended,
  ownsStartup,
  ownsStartupOf,
  recordedClub,
  studentsClub,
} from "./acting.js";
import { allOf, anyOf, not, type Predicate } from "./predicate.js";
import { actsForClubThatTookPart, memberOfLinkedTeam, ownsProject, studentsClubTookPart } from "./projects.js";
import { teamsSeenBy } from "./teams.js";

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

// Rows of club_profiles and startup_profiles

export const actsForClub: Predicate = (club, viewer) => `${club}.id = ${viewer.club}`;
export const isStudentsClub: Predicate = (club, viewer) => `${club}.id = ${studentsClub(viewer)}`;
/** As {@link isStudentsClub}, for its alumni too. */
export const isRecordedClub: Predicate = (club, viewer) => `${club}.id = ${recordedClub(viewer)}`;
export const headsThisClub = allOf(actsForClub, headsClub);
export const actsForStartup: Predicate = (startup, viewer) => `${startup}.id = ${viewer.startup}`;
export const ownsThisStartup = allOf(actsForStartup, ownsStartup);

/** Strangers find the club: by its code, in lists, and to invite it. */
export const isFoundClub = isAttended;

/** The viewer sees a team of the club. */
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

// Rows of memberships

/** Another person's membership of the club that the viewer heads. */
export const mayEndForClub = allOf(headsClubOf, not(ofPerson));
/** Another person's membership of the startup that the viewer owns. */
export const mayEndForStartup = allOf(ownsStartupOf, not(ofPerson));
