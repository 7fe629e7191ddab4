import { concernsPerson } from "../rules.js";
import { everyone, ownRow, ownSession, signedIn, type Cells } from "./cells.js";

/** What concerns a person's own account, and what needs none. */
export const accountCells = {
  "account.register": everyone,
  "account.verifyEmail": everyone,
  "account.logIn": everyone,
  "account.refreshSession": everyone,
  "account.resetPassword": everyone,
  // The mailed link is enough to decline, with or without an account.
  "account.declineInvitation": everyone,
  // Whoever reads the mail at the domain confirms, with or without an account.
  "account.confirmDomain": everyone,
  "account.logOut": signedIn,
  "account.read": signedIn,
  "account.acceptTerms": signedIn,
  "account.enrollFactor": signedIn,
  "account.regenerateRecoveryCodes": signedIn,
  "account.changePassword": signedIn,
  "account.readData": signedIn,
  "account.delete": signedIn,

  "factor.read": ownRow,
  "factor.verify": ownRow,
  "factor.remove": ownRow,

  "session.read": ownSession,
  "session.end": ownSession,

  "accessToken.read": ownRow,
  "accessToken.create": signedIn,
  "accessToken.revoke": ownRow,

  "calendarFeed.read": ownRow,
  "calendarFeed.create": signedIn,
  "calendarFeed.revoke": ownRow,

  "contact.send": everyone,

  "audit.read": { anonymous: "never", student: concernsPerson, club_head: concernsPerson, startup: concernsPerson },

  "template.read": signedIn,
} satisfies Cells<"account" | "factor" | "session" | "accessToken" | "calendarFeed" | "contact" | "audit" | "template">;
