import { noticeHours, type Mail } from "../../platform/mail/mail-outbox.js";

/** Hours for which a verification link works. */
export const verificationHours = 24;
/** Minutes for which a password reset link works. */
export const passwordResetMinutes = 60;

/** Where links lead. Built from the configured address, never from the request. */
const link = (appUrl: string, path: string, token: string) => `${appUrl}${path}?token=${encodeURIComponent(token)}`;

/**
 * Asks the owner of an address to confirm it. Does not repeat the name: the person who registered may not own the
 * address, and a name can hold a message.
 */
export const verifyEmailMail = (email: string, token: string, appUrl: string): Mail => ({
  recipient: email,
  usefulHours: verificationHours,
  subject: "Verify your email for Quadwork",
  body: {
    heading: "Verify your email",
    paragraphs: ["Hello,", "Welcome to Quadwork. Please confirm that this address is yours; then you can log in."],
    action: { label: "Verify my email", url: link(appUrl, "/verify-email", token) },
    footnotes: [
      `The link works for ${verificationHours} hours. If it has expired, log in and we will offer to send a new one.`,
      "If you did not register with Quadwork, ignore this email: without the link, no one can use the account.",
    ],
  },
});

/** Tells the owner of an address that it was used to register again. */
export const alreadyRegisteredMail = (email: string, appUrl: string): Mail => ({
  recipient: email,
  usefulHours: verificationHours,
  subject: "You already have a Quadwork account",
  body: {
    heading: "You already have an account",
    paragraphs: [
      "Hello,",
      "Someone, probably you, just registered with Quadwork using this address. You already have an account, so " +
        "nothing has changed. Log in with your existing password.",
    ],
    action: { label: "Log in", url: `${appUrl}/login` },
    footnotes: [
      `If you forgot your password, choose a new one: ${appUrl}/forgot-password`,
      "If this was not you, ignore this email.",
    ],
  },
});

/** Lets the owner of an address choose a new password. Contains the name only once the address is verified. */
export const resetPasswordMail = (
  to: { email: string; firstName: string; emailVerifiedAt: Date | null },
  token: string,
  appUrl: string,
): Mail => ({
  recipient: to.email,
  usefulHours: passwordResetMinutes / 60,
  subject: "Choose a new password for Quadwork",
  body: {
    heading: "Choose a new password",
    paragraphs: [
      to.emailVerifiedAt ? `Hello ${to.firstName},` : "Hello,",
      "Someone, probably you, asked for a new password for your Quadwork account.",
    ],
    action: { label: "Choose a new password", url: link(appUrl, "/reset-password", token) },
    footnotes: [
      `The link works once, for ${passwordResetMinutes} minutes.`,
      "If this was not you, ignore this email: your password stays the same.",
    ],
  },
});

/**
 * Warns the owner of an account that its password was changed, `by` a mailed link or from a session that knew the old
 * one and stays logged in.
 */
export const passwordChangedMail = (
  to: { email: string; firstName: string },
  by: "link" | "password",
  appUrl: string,
): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: "Your Quadwork password was changed",
  body: {
    heading: "Your password was changed",
    paragraphs: [
      `Hello ${to.firstName},`,
      `The password of your Quadwork account was just changed, and you were logged out on all ${by === "link" ? "devices" : "other devices"}.`,
    ],
    action: { label: "Log in", url: `${appUrl}/login` },
    footnotes: [`If this was not you, choose a new password at once: ${appUrl}/forgot-password`],
  },
});

/** Confirms to a person that their account was deleted; the last mail they receive. */
export const accountDeletedMail = (to: { email: string; firstName: string }, appUrl: string): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: "Your Quadwork account was deleted",
  body: {
    heading: "Your account was deleted",
    paragraphs: [
      `Hello ${to.firstName},`,
      "Your Quadwork account and the data stored about you were just deleted. Thank you for the time you " +
        "spent with us.",
    ],
    action: { label: "Visit Quadwork", url: appUrl },
    footnotes: [
      "You can register with this address again at any time.",
      `If this was not you, please write to us: ${appUrl}/contact`,
    ],
  },
});
