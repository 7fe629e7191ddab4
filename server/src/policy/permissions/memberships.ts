import {
  actsForClubOf,
  actsForSome,
  actsForStartupOf,
  allOf,
  anyOf,
  headsClub,
  headsClubOf,
  invitesViewer,
  isOfferedBy,
  isOfferedTo,
  isStandingOffer,
  mayEndForClub,
  mayEndForStartup,
  ofPerson,
  ofRecordedClub,
  ownsStartup,
  ownsStartupOf,
} from "../rules.js";
import { forBoth, forClubs, signedInTo, type Cells } from "./cells.js";

/** Who acts for a club or startup, the invitations to do so, the roster and the handover. */
export const membershipCells = {
  // Those who act for a club or startup know one another; its students and alumni know who acts for their club.
  "membership.read": {
    anonymous: "never",
    student: anyOf(ofPerson, ofRecordedClub),
    club_head: anyOf(ofPerson, actsForClubOf),
    startup: anyOf(ofPerson, actsForStartupOf),
  },

  "membership.end": forBoth(mayEndForClub, mayEndForStartup),

  // Whom it is meant for accepts it; who may change officers or members sees to the rest.
  "membershipInvitation.read": {
    anonymous: "never",
    student: anyOf(invitesViewer, headsClubOf),
    club_head: anyOf(invitesViewer, headsClubOf),
    startup: anyOf(invitesViewer, ownsStartupOf),
  },
  "membershipInvitation.create": forBoth(headsClub, ownsStartup),
  "membershipInvitation.resend": forBoth(headsClubOf, ownsStartupOf),
  "membershipInvitation.withdraw": forBoth(headsClubOf, ownsStartupOf),
  "membershipInvitation.accept": signedInTo(invitesViewer),

  "rosterInvitation.read": {
    anonymous: "never",
    student: anyOf(invitesViewer, actsForClubOf),
    club_head: anyOf(invitesViewer, actsForClubOf),
    startup: invitesViewer,
  },
  "rosterInvitation.resend": forClubs(actsForClubOf),
  "rosterInvitation.withdraw": forClubs(actsForClubOf),
  "rosterInvitation.accept": signedInTo(invitesViewer),

  "membership.leave": forBoth(allOf(ofPerson, actsForSome), allOf(ofPerson, actsForSome)),
  "membership.handOver": forBoth(allOf(ofPerson, headsClub), allOf(ofPerson, ownsStartup)),
  "membership.orderSuccessors": forBoth(allOf(ofPerson, headsClub), allOf(ofPerson, ownsStartup)),

  "handover.read": forBoth(allOf(isStandingOffer, actsForClubOf), allOf(isStandingOffer, actsForStartupOf)),
  "handover.accept": forBoth(allOf(isOfferedTo, actsForSome), allOf(isOfferedTo, actsForSome)),
  "handover.decline": forBoth(allOf(isOfferedTo, actsForSome), allOf(isOfferedTo, actsForSome)),
  "handover.withdraw": forBoth(allOf(isOfferedBy, actsForSome), allOf(isOfferedBy, actsForSome)),
} satisfies Cells<"membership" | "membershipInvitation" | "rosterInvitation" | "handover">;
