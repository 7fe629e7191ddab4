import type { Predicate } from "./predicate.js";

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

/**
 * The viewer did what the row of audit_events records, or it was done to a row of the viewer's, or of the club or
 * startup that the viewer acts for.
 */
export const concernsPerson: Predicate = (row, viewer) =>
  `(${row}.actor_id = ${viewer.id} or ${row}.owner_ids @> array[${viewer.id}] or ${row}.organisation_ids && array[${viewer.club}, ${viewer.startup}])`;

/** The row is an invitation to the viewer's address, in which the mailed link makes sure of the address. */
export const invitesViewer: Predicate = (row, viewer) =>
  `${row}.email = (select me.email from profiles me where me.id = ${viewer.id})`;
