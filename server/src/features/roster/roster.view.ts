import { connection, newestFirst, one, value, type ViewField } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { RosterInvitationEntity } from "./roster-invitation.entity.js";
import { RosterInvitation } from "./roster.type.js";

/** The invited person is a student of the club, or an alumnus, who joined by its code for example. */
export const hasJoined = (invitation: string) =>
  `exists (select from profiles joined join student_profiles studying on studying.id = joined.id
    where joined.email = ${invitation}.email and studying.club_id = ${invitation}.club_id)`;

export const rosterInvitationView = viewOf(RosterInvitation, RosterInvitationEntity, {
  // The others are kept for what their links say.
  table: `(select * from roster_invitations waiting where status = 'pending' and not ${hasJoined("waiting")})`,
  visible: "rosterInvitation.read",
  fields: {
    invitedBy: one((profile, _scope, invitation) => [`${profile}.id = ${invitation}.invited_by`]),
    isExpired: value((invitation) => `(${invitation}.expires_at <= now())`),
  },
});

/** The pending invitations to a club. */
export const clubsRosterInvitations: ViewField = connection(newestFirst, (invitation, _scope, club) => [
  `${invitation}.club_id = ${club}.id`,
]);
