import { handoverPath, limits, type UserType } from "../../contract/index.js";
import { noticeHours, type Mail } from "../../platform/mail/mail-outbox.js";

/** Carries the link that shows that a domain is a club's or startup's. */
export const domainMail = (
  email: string,
  from: { person: string | null; organisation: string; domain: string },
  token: string,
  appUrl: string,
): Mail => ({
  recipient: email,
  usefulHours: limits.verificationMailDays * 24,
  pace: "verification",
  subject: `Does ${from.organisation} speak for ${from.domain}?`,
  body: {
    heading: `Does ${from.organisation} speak for ${from.domain}?`,
    paragraphs: [
      "Hello,",
      from.person === null
        ? `${from.organisation} shows on Quadwork that it can be reached at ${from.domain}. We ask again from time to time.`
        : `${from.person} would like to show on Quadwork that ${from.organisation} can be reached at ${from.domain}.`,
      `If you confirm, everybody who sees ${from.organisation} on Quadwork reads that a mail at ${from.domain} was answered.`,
    ],
    action: { label: "Look and confirm", url: `${appUrl}/verify-domain?token=${encodeURIComponent(token)}` },
    footnotes: [
      `The link works once, for ${limits.verificationMailDays} days.`,
      `If you do not know ${from.organisation}, ignore this email: nothing happens without you.`,
    ],
  },
});

/** A club or startup whose domain was checked again. */
interface Checked {
  name: string;
  domain: string;
  /** Why it could not be shown; null where a mail was not answered. */
  reason: string | null;
}

/** The head or owner who is told. */
interface To {
  email: string;
  firstName: string;
  userType: UserType;
}

const mail = (to: To, appUrl: string, subject: string, sentences: string[]): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject,
  body: {
    heading: subject,
    paragraphs: [`Hello ${to.firstName},`, ...sentences],
    action: {
      label: "Look at the verification",
      url: appUrl + handoverPath(to.userType).replace(/#.*/, "#verification"),
    },
  },
});

/** Tells the head or owner that a later check failed, or waits for an answer, and what happens next. */
export const failingMail = (to: To, { name, domain, reason }: Checked, appUrl: string): Mail =>
  mail(to, appUrl, `${domain} must be verified again`, [
    reason ?? `We sent a new mail to the address at ${domain} that was answered before.`,
    reason === null
      ? `If it is not answered within ${limits.verificationMailDays} days, ${name} is no longer shown as verified.`
      : `We look again in ${limits.verificationGraceDays} days. If that fails too, ${name} is no longer shown as verified.`,
  ]);

/** Tells the head or owner that the verification ended. */
export const endedMail = (to: To, { name, domain, reason }: Checked, appUrl: string): Mail =>
  mail(to, appUrl, `${name} is no longer verified`, [
    reason ?? `The mail to ${domain} was not answered.`,
    `${name} is therefore no longer shown as verified. You can verify the domain again at any time.`,
  ]);
