import type { UserType } from "../../contract/index.js";
import { noticeHours, type Mail } from "../../platform/mail/mail-outbox.js";

/** Hours for which a verification link works. */
export const verificationHours = 24;
/** Minutes for which a password reset link works. */
export const passwordResetMinutes = 60;

/** Where links lead. Built from the configured address, never from the request. */
const link = (appUrl: string, path: string, token: string) => `${appUrl}${path}?token=${encodeURIComponent(token)}`;

const resetMail = (recipient: string) => ({
  recipient,
  usefulHours: passwordResetMinutes / 60,
  subject: "Choose a new password for Quadwork",
});
const resetBody = {
  heading: "Choose a new password",
  footnotes: [
    `The link works once, for ${passwordResetMinutes} minutes.`,
    "If this was not you, ignore this email: your password stays the same.",
  ],
};

/** A registration whose address is not verified, with the token of a new link. */
export interface WaitingRegistration {
  userType: UserType;
  createdAt: Date;
  token: string;
}

const kinds: Record<UserType, string> = { student: "a student", club_head: "a club head", startup: "a startup" };
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "medium", timeZone: "UTC" });

/** Tells registrations of one address apart without repeating anything that was typed. */
const asWhat = ({ userType, createdAt }: Pick<WaitingRegistration, "userType" | "createdAt">) =>
  `as ${kinds[userType]} on ${moment.format(createdAt)} UTC`;

/** One link, or one for each registration to choose from. */
const links = (
  waiting: readonly WaitingRegistration[],
  label: string,
  labelOfOne: string,
  url: (token: string) => string,
) =>
  waiting.map((each) => ({
    label: waiting.length === 1 ? labelOfOne : `${label} ${asWhat(each)}`,
    url: url(each.token),
  }));

/**
 * Asks the owner of an address to confirm it. Does not repeat the name: the person who registered may not own the
 * address, and a name can hold a message.
 * @param waiting the registrations to choose from.
 * @param hasOthers whether further registrations wait for the address.
 */
export const verifyEmailMail = (
  email: string,
  waiting: readonly WaitingRegistration[],
  hasOthers: boolean,
  appUrl: string,
): Mail => ({
  recipient: email,
  usefulHours: verificationHours,
  subject: "Verify your email for Quadwork",
  body: {
    heading: "Verify your email",
    paragraphs: [
      "Hello,",
      ...(waiting.length === 1
        ? [
            `Welcome to Quadwork. This address was registered ${asWhat(waiting[0]!)}. If that was you, please confirm ` +
              "that the address is yours; then you can log in.",
          ]
        : [
            "Welcome to Quadwork. This address was registered more than once. Please open the link of your own " +
              "registration; the others end then.",
          ]),
      ...(hasOthers
        ? ["There is another registration with this address. Open only the link of your own; the others end then."]
        : []),
    ],
    action: links(waiting, "Verify my registration", "Verify my email", (token) =>
      link(appUrl, "/verify-email", token),
    ),
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

/** Lets the owner of an account choose a new password. */
export const resetPasswordMail = (to: { email: string; firstName: string }, token: string, appUrl: string): Mail => ({
  ...resetMail(to.email),
  body: {
    ...resetBody,
    paragraphs: [
      `Hello ${to.firstName},`,
      "Someone, probably you, asked for a new password for your Quadwork account.",
    ],
    action: { label: resetBody.heading, url: link(appUrl, "/reset-password", token) },
  },
});

/**
 * Like {@link resetPasswordMail} for an address that is not verified: a new password for the chosen registration, which
 * then is the account. Repeats no name, like {@link verifyEmailMail}.
 */
export const resetUnverifiedPasswordMail = (
  email: string,
  waiting: readonly WaitingRegistration[],
  appUrl: string,
): Mail => ({
  ...resetMail(email),
  body: {
    ...resetBody,
    paragraphs: [
      "Hello,",
      "Someone, probably you, asked for a new password for your Quadwork account. " +
        (waiting.length === 1
          ? `This address was registered ${asWhat(waiting[0]!)}.`
          : "This address was registered more than once. Please open the link of your own registration; the others " +
            "end once you have chosen the password."),
    ],
    action: links(waiting, "New password for my registration", resetBody.heading, (token) =>
      link(appUrl, "/reset-password", token),
    ),
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
