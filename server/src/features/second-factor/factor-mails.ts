import { noticeHours, type Mail } from "../../platform/mail/mail-outbox.js";

interface Recipient {
  email: string;
  firstName: string;
}

const profilePage = (appUrl: string) => `${appUrl}/dashboard/profile`;

const ifNotYou = (appUrl: string) => `If this was not you, choose a new password at once: ${appUrl}/forgot-password`;

/** Tells the owner of an account that logging in now requires a code. */
export const factorEnabledMail = (to: Recipient, factorName: string, appUrl: string): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: "Your second factor is on",
  body: {
    heading: "Your second factor is on",
    paragraphs: [
      `Hello ${to.firstName},`,
      `From now on, logging in to Quadwork requires your password and a code from “${factorName}”. You were logged out on all other devices.`,
      "Keep your recovery codes where you can reach them without your phone: each one replaces a code once.",
    ],
    action: { label: "See your account", url: profilePage(appUrl) },
    footnotes: [ifNotYou(appUrl)],
  },
});

/** Tells the owner of an account that the password alone is enough again, and that they operate nothing any more. */
export const factorRemovedMail = (to: Recipient, appUrl: string, wasOperator: boolean): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: "Your second factor was removed",
  body: {
    heading: "Your second factor was removed",
    paragraphs: [
      `Hello ${to.firstName},`,
      "From now on, your password alone is enough to log in to Quadwork. Your recovery codes no longer work. You " +
        "can turn the second factor on again at any time.",
      ...(wasOperator
        ? ["Your rights as an operator ended with it. Turning it on again does not bring them back."]
        : []),
    ],
    action: { label: "See your account", url: profilePage(appUrl) },
    footnotes: [ifNotYou(appUrl)],
  },
});

/** Tells the owner of an account that earlier recovery codes are void. */
export const recoveryCodesRenewedMail = (to: Recipient, appUrl: string): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: "You have new recovery codes",
  body: {
    heading: "You have new recovery codes",
    paragraphs: [
      `Hello ${to.firstName},`,
      "New recovery codes were created for your Quadwork account. The earlier ones no longer work.",
    ],
    action: { label: "See your account", url: profilePage(appUrl) },
    footnotes: [ifNotYou(appUrl)],
  },
});

/** Tells the owner of an account about a login with a recovery code. */
export const recoveryCodeUsedMail = (to: Recipient, left: number, appUrl: string): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: "A recovery code was used to log in",
  body: {
    heading: "A recovery code was used",
    paragraphs: [
      `Hello ${to.firstName},`,
      `Someone, probably you, just logged in to Quadwork with a recovery code instead of a code from the authenticator app. ${left === 1 ? "One recovery code is" : `${left} recovery codes are`} left.`,
    ],
    action: { label: "See your account", url: profilePage(appUrl) },
    footnotes: [ifNotYou(appUrl)],
  },
});

/** Warns the owner of an account that someone with the password is guessing codes. */
export const wrongCodesMail = (to: Recipient, appUrl: string): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: "Someone entered wrong codes for your account",
  body: {
    heading: "Wrong codes for your account",
    paragraphs: [
      `Hello ${to.firstName},`,
      "Someone logged in to Quadwork with your password and then entered several wrong codes. They did not get in.",
      "If this was you, check your phone's clock, or use a recovery code. If it was not, someone knows " +
        "your password: choose a new one.",
    ],
    action: { label: "Choose a new password", url: `${appUrl}/forgot-password` },
  },
});
