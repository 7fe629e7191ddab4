import { limits, membershipRoleLabels, type MembershipRole } from "../../contract/index.js";
import { noticeHours, type Mail } from "../../platform/mail/mail-outbox.js";

const named = (role: MembershipRole) =>
  role === "officer"
    ? `an ${membershipRoleLabels.OFFICER.toLowerCase()}`
    : `a ${membershipRoleLabels.MEMBER.toLowerCase()}`;

/** Carries the link that lets a person act for a club or startup. */
export const invitationMail = (
  invitation: { email: string; role: MembershipRole },
  from: { person: string; organisation: string },
  token: string,
  appUrl: string,
): Mail => ({
  recipient: invitation.email,
  usefulHours: limits.invitationDays * 24,
  pace: "membershipInvitation",
  subject: `You are invited to act for ${from.organisation} on Quadwork`,
  body: {
    heading: `Act for ${from.organisation}`,
    paragraphs: [
      "Hello,",
      `${from.person} invites you to act for ${from.organisation} on Quadwork, as ${named(invitation.role)}.`,
    ],
    action: { label: "See the invitation", url: `${appUrl}/invitation?token=${encodeURIComponent(token)}` },
    footnotes: [
      `The link works once, for ${limits.invitationDays} days. Keep it to yourself. Links in earlier mails of this invitation no longer work.`,
      "If you do not know who invites you, ignore this email: nothing happens without you.",
    ],
  },
});

/** Tells the head or owner what became of an invitation. */
export const invitationAnsweredMail = (
  to: { email: string; firstName: string },
  answer: { accepted: boolean; who: string; role: MembershipRole; organisation: string; peopleUrl: string },
): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: answer.accepted
    ? `${answer.who} now acts for ${answer.organisation}`
    : `Your invitation to ${answer.organisation} was declined`,
  body: {
    heading: answer.accepted ? "Your invitation was accepted" : "Your invitation was declined",
    paragraphs: [
      `Hello ${to.firstName},`,
      answer.accepted
        ? `${answer.who} accepted your invitation and now acts for ${answer.organisation} as ${named(answer.role)}.`
        : `${answer.who} declined your invitation to act for ${answer.organisation}.`,
    ],
    action: { label: "See who acts for it", url: answer.peopleUrl },
    footnotes: [],
  },
});
