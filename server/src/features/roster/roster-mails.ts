import { limits } from "../../contract/index.js";
import type { Mail } from "../../platform/mail/mail-outbox.js";

/**
 * Carries the link that lets a person join a club as a student. It is the same whether or not the address has an
 * account, and repeats nothing from the list, so that no list can put words into a mail.
 */
export const rosterInvitationMail = (
  email: string,
  from: { person: string; clubName: string; collegeName: string },
  token: string,
  appUrl: string,
): Mail => ({
  recipient: email,
  usefulHours: limits.rosterInvitationDays * 24,
  pace: "rosterInvitation",
  subject: `Join ${from.clubName} on Quadwork`,
  body: {
    heading: `Join ${from.clubName}`,
    paragraphs: [
      "Hello,",
      `${from.person} invites you to join ${from.clubName} (${from.collegeName}) on Quadwork, as one of its students.`,
    ],
    action: { label: "See the invitation", url: `${appUrl}/join?token=${encodeURIComponent(token)}` },
    footnotes: [
      `The link works once, for ${limits.rosterInvitationDays} days. Keep it to yourself. Links in earlier mails of this invitation no longer work.`,
      "If you do not know who invites you, ignore this email: nothing happens without you.",
    ],
  },
});
