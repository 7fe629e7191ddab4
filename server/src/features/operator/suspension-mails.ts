import { noticeHours, type Mail } from "../../platform/mail/mail-outbox.js";

interface To {
  email: string;
  firstName: string;
}

/** Where a person appeals. */
interface Contact {
  appUrl: string;
  contactEmail: string;
}

/** Tells a person that and why their account was suspended, and how to appeal. */
export const accountSuspendedMail = (to: To, reason: string, { appUrl, contactEmail }: Contact): Mail => ({
  recipient: to.email,
  replyTo: contactEmail,
  usefulHours: noticeHours,
  subject: "Your Quadwork account was suspended",
  body: {
    heading: "Your account was suspended",
    paragraphs: [
      `Hello ${to.firstName},`,
      "We suspended your Quadwork account. You were logged out on all devices, your access tokens have ended, and " +
        "you cannot log in. This is the reason:",
      reason,
      `If you think that this is wrong, answer this email or write to ${contactEmail}. A person reads it and answers; ` +
        "if we were wrong, your account is opened again.",
    ],
    action: { label: "Write to us", url: `${appUrl}/contact` },
    footnotes: [
      "Nothing of yours was deleted. What others do in your club or startup goes on. If you are the only one who " +
        "acts for it, it is not found by others until your account is open again.",
    ],
  },
});

/** Tells a person that they can use their account again. */
export const accountReopenedMail = (to: To, { appUrl }: Contact): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: "Your Quadwork account is open again",
  body: {
    heading: "Your account is open again",
    paragraphs: [
      `Hello ${to.firstName},`,
      "You can log in again. Access tokens that ended stay ended: create new ones where a program needs them.",
    ],
    action: { label: "Log in", url: `${appUrl}/login` },
  },
});
