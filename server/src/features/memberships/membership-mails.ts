import { handoverPath, UserType } from "../../contract/index.js";
import type { ProfileEntity } from "../profile/index.js";
import { noticeHours, type Mail } from "../../platform/mail/mail-outbox.js";

type To = Pick<ProfileEntity, "email" | "firstName" | "userType">;

/** Tells a head or owner that a person left, or deleted their account, and no longer acts for the club or startup. */
export function fellowLeftMail(
  lead: To,
  left: Pick<ProfileEntity, "firstName" | "lastName">,
  organisation: string,
  appUrl: string,
): Mail {
  const name = `${left.firstName} ${left.lastName}`;
  return {
    recipient: lead.email,
    usefulHours: noticeHours,
    subject: `${name} left ${organisation}`,
    body: {
      heading: `${name} left`,
      paragraphs: [
        `Hello ${lead.firstName},`,
        `${name} no longer acts for ${organisation}. If you had offered it to them, that offer has ended.`,
      ],
      action: { label: "Look at the people", url: `${appUrl}${handoverPath(lead.userType)}` },
    },
  };
}

/** Tells a person that they no longer act for a club or startup. */
export const membershipEndedMail = (to: To, organisation: string, appUrl: string): Mail => ({
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

/** Tells a head or owner that a change of name ended the verification. `what` is the name that was changed. */
export const unverifiedMail = (
  lead: To,
  { name, what, domain }: { name: string; what: string; domain: string },
  appUrl: string,
): Mail => ({
  recipient: lead.email,
  usefulHours: noticeHours,
  subject: `${name} is no longer verified`,
  body: {
    heading: `${name} is no longer verified`,
    paragraphs: [
      `Hello ${lead.firstName},`,
      `${what} was changed, so ${domain} has to be shown again. Until then, ${name} is shown as not verified.`,
      "If a DNS record or file shows it, leave that in place and press “Check now”.",
    ],
    action: {
      label: "Look at the verification",
      url: appUrl + handoverPath(lead.userType).replace(/#.*/, "#verification"),
    },
  },
});
