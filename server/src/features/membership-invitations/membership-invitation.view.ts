import { connection, newestFirst, one, value, type ViewField } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { MembershipInvitationEntity } from "./membership-invitation.entity.js";
import { MembershipInvitation } from "./membership-invitation.type.js";

export const membershipInvitationView = viewOf(MembershipInvitation, MembershipInvitationEntity, {
  // The others are kept for what their links say.
  table: "(select * from membership_invitations where status = 'pending')",
  visible: "membershipInvitation.read",
  fields: {
    invitedBy: one((profile, _scope, invitation) => [`${profile}.id = ${invitation}.invited_by`]),
    isExpired: value((invitation) => `(${invitation}.expires_at <= now())`),
  },
});

/** The pending invitations to a club, or to a startup. */
export const invitationsTo = (column: "club_id" | "startup_id"): ViewField =>
  connection(newestFirst, (invitation, _scope, organisation) => [`${invitation}.${column} = ${organisation}.id`]);
