import { handoverPath, limits, MembershipRole, type UserType } from "../../contract/index.js";
import { noticeHours, type Mail } from "../../platform/mail/mail-outbox.js";
import type { ProfileEntity } from "../profile/index.js";

/** The recipient of a mail. */
type To = Pick<ProfileEntity, "email" | "firstName" | "userType">;
/** The person whom a mail is about. */
type About = Pick<ProfileEntity, "firstName" | "lastName">;

/** A club or startup in a mail. */
export interface Named {
  name: string;
  /** The role that is handed over. */
  role: typeof MembershipRole.HEAD | typeof MembershipRole.OWNER;
  appUrl: string;
}

const nameOf = ({ firstName, lastName }: About) => `${firstName} ${lastName}`;
const theRole = ({ name, role }: Named) => `the ${role} of ${name}`;
const place = (appUrl: string, userType: UserType) => `${appUrl}${handoverPath(userType)}`;

interface Text {
  subject: string;
  heading: string;
  sentences: string[];
  /** The label of the link to the handover. */
  look?: string;
  footnotes?: string[];
  usefulHours?: number;
}

const mail = (to: To, { appUrl }: Pick<Named, "appUrl">, text: Text): Mail => ({
  recipient: to.email,
  usefulHours: text.usefulHours ?? noticeHours,
  subject: text.subject,
  body: {
    heading: text.heading,
    paragraphs: [`Hello ${to.firstName},`, ...text.sentences],
    action: { label: text.look ?? "Look at the people", url: place(appUrl, to.userType) },
    ...(text.footnotes && { footnotes: text.footnotes }),
  },
});

const nothingYet = "Until you accept, nothing changes.";

/** Tells a person that a club or startup is offered to them. */
export const offeredMail = (to: To, from: About, of: Named): Mail =>
  mail(to, of, {
    subject: `${nameOf(from)} offers you ${of.name}`,
    heading: `${of.name} is offered to you`,
    sentences: [`${nameOf(from)} would like you to become ${theRole(of)}.`, nothingYet],
    look: "Answer the offer",
    footnotes: [`The offer stands for ${limits.handoverDays} days.`],
    usefulHours: limits.handoverDays * 24,
  });

/** Confirms an offer to the head or owner who made it, or in whose name it was made. */
export const offerMadeMail = (from: To, to: About, of: Named): Mail =>
  mail(from, of, {
    subject: `You offered ${of.name} to ${nameOf(to)}`,
    heading: `You offered ${of.name}`,
    sentences: [`You asked ${nameOf(to)} to become ${theRole(of)}. You are, until they accept.`],
    look: "See the offer",
    footnotes: ["If this was not you, withdraw the offer and choose a new password at once."],
  });

/** Tells both sides that a handover was accepted. */
export const newRoleMail = (to: To, from: About, of: Named): Mail =>
  mail(to, of, {
    subject: `You are now ${theRole(of)}`,
    heading: `You are now ${theRole(of)}`,
    sentences: [`You took over from ${nameOf(from)}. Thank you for carrying it on.`],
  });

export const handedOverMail = (from: To, to: About, of: Named, stays: boolean): Mail =>
  mail(from, of, {
    subject: `${nameOf(to)} is now ${theRole(of)}`,
    heading: `${of.name} is handed over`,
    sentences: [
      `${nameOf(to)} accepted and is now ${theRole(of)}.`,
      stays
        ? `You stay ${of.role === MembershipRole.HEAD ? "an officer of the club" : "a member of the startup"}.`
        : `You no longer act for ${of.name}.`,
    ],
    footnotes: ["If you did not expect this, please write to us."],
  });

/** Tells the person to whom a club or startup was offered that it no longer is. */
export const withdrawnMail = (to: To, from: About, of: Named): Mail =>
  mail(to, of, {
    subject: `${of.name} is no longer offered to you`,
    heading: "The offer was withdrawn",
    sentences: [`${nameOf(from)} stays ${theRole(of)}. You need not do anything.`],
  });

/** Tells a head or owner that their offer was declined. */
export const declinedMail = (from: To, to: About, of: Named): Mail =>
  mail(from, of, {
    subject: `${nameOf(to)} declined your offer`,
    heading: "The offer was declined",
    sentences: [`${nameOf(to)} declined to become ${theRole(of)}. You keep the role and can ask another person.`],
    look: "Ask another person",
  });

const away = `has not logged in for ${limits.absenceDays} days`;

/** Asks the next in the order of succession to take over from a head or owner who is away. */
export const askedMail = (to: To, from: About, of: Named): Mail =>
  mail(to, of, {
    subject: `Will you take over ${of.name}?`,
    heading: `Will you take over ${of.name}?`,
    sentences: [
      `${nameOf(from)}, ${theRole(of)}, ${away}. You come next in the order of succession.`,
      `${nothingYet} ${nameOf(from)} was told as well, and the offer ends when they log in.`,
    ],
    look: "Answer the offer",
    footnotes: [`The offer stands for ${limits.absenceOfferDays} days. After that we ask the next person.`],
    usefulHours: limits.absenceOfferDays * 24,
  });

/** Tells a head or owner who is away that another person was asked to take over. */
export const missedMail = (from: To, to: About, of: Named): Mail =>
  mail(from, of, {
    subject: `Are you still ${theRole(of)}?`,
    heading: "We have not seen you for a while",
    sentences: [
      `You have not logged in for ${limits.absenceDays} days. So that ${of.name} can go on, we asked ${nameOf(to)} to ` +
        `become ${theRole(of)}. If they accept, you stay on without that role.`,
      "If you would like to keep it, log in: that alone ends the offer.",
    ],
    look: "Log in",
    usefulHours: limits.absenceOfferDays * 24,
  });

/** Confirms to a person that they no longer act for a club or startup, and whether it closed with that. */
export const youLeftMail = (to: To, name: string, closed: boolean, appUrl: string): Mail => ({
  recipient: to.email,
  usefulHours: noticeHours,
  subject: `You left ${name}`,
  body: {
    heading: `You left ${name}`,
    paragraphs: [
      `Hello ${to.firstName},`,
      closed
        ? `You left ${name}. You were the last to act for it, so it is closed.`
        : `You no longer act for ${name}. Your account stays.`,
    ],
    action: { label: "Open Quadwork", url: `${appUrl}/dashboard` },
    footnotes: ["If this was not you, choose a new password at once and write to us."],
  },
});
