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
import { allOf, not, type Predicate } from "./predicate.js";

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

/** A person who acts for the row's club or startup has opened the link in the first mail, if now suspended or not. */
const isVouchedFor =
  (column: "club_id" | "startup_id"): Predicate =>
  (row, viewer) =>
    `(${isAttended(row, viewer)} or exists (select from memberships acting join profiles registered on registered.id = acting.profile_id where acting.${column} = ${row}.id and (registered.email_verified_at is not null or registered.deleted_at is not null)))`;

/**
 * Until a person who acts for a club or startup has verified their address, no one vouches for the registration. The
 * remains of a closed one belonged to a verified person. One whose people are all suspended is in no list, but who has
 * its id, from a project or an application, still reads its name.
 */
export const isVerifiedClub = isVouchedFor("club_id");
export const isVerifiedStartup = isVouchedFor("startup_id");

// Rows of memberships

/** Another person's membership of the club that the viewer heads. */
export const mayEndForClub = allOf(headsClubOf, not(ofPerson));
/** Another person's membership of the startup that the viewer owns. */
export const mayEndForStartup = allOf(ownsStartupOf, not(ofPerson));
