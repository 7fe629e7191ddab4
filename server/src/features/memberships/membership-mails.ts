import { UserType } from "../../contract/index.js";
import { noticeHours, type Mail } from "../../platform/mail/mail-outbox.js";

/** Tells a person that they no longer act for a club or startup. */
export const membershipEndedMail = (
  to: { email: string; firstName: string; userType: UserType },
  organisation: string,
  appUrl: string,
): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: `You no longer act for ${organisation}`,
  body: {
    heading: `You no longer act for ${organisation}`,
    paragraphs: [
      `Hello ${to.firstName},`,
      `You were just taken out of those who act for ${organisation} on Quadwork.`,
      to.userType === UserType.STUDENT
        ? "You are still a student of the club, and stay in your teams."
        : "Your account and your profile stay as they are.",
    ],
    action: { label: "Open Quadwork", url: `${appUrl}/dashboard` },
    footnotes: ["If this is a mistake, ask them to invite you again."],
  },
});
