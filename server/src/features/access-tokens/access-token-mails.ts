import { noticeHours, type Mail } from "../../platform/mail/mail-outbox.js";

/** Notifies a person that a new token can act for them. */
export const accessTokenCreatedMail = (
  to: { email: string; firstName: string },
  token: { name: string; lastFour: string; expiresAt: Date | null },
  appUrl: string,
): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: "A personal access token was created",
  body: {
    heading: "A personal access token was created",
    paragraphs: [
      `Hello ${to.firstName},`,
      `The personal access token “${token.name}”, which ends in ${token.lastFour}, was just created for your Quadwork account. It lets a program use the API on your behalf.`,
      token.expiresAt ? `It expires on ${token.expiresAt.toISOString().slice(0, 10)}.` : "It does not expire.",
    ],
    action: { label: "See your access tokens", url: `${appUrl}/dashboard/profile` },
    footnotes: [
      `If this was not you, revoke the token on your profile page and choose a new password at once: ${appUrl}/forgot-password`,
    ],
  },
});
