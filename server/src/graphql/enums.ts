import { registerEnumType } from "type-graphql";
import {
  AccessScope,
  accessScopeLabels,
  AfterHandover,
  ApplicationInitiator,
  ApplicationStatus,
  ClubType,
  clubTypeLabels,
  Industry,
  industryLabels,
  limits,
  MembershipRole,
  ProjectCategory,
  projectCategoryLabels,
  ProjectScope,
  ProjectStatus,
  RosterRowStatus,
  ReportOutcome,
  ReportReason,
  reportReasonLabels,
  ReportTarget,
  UserType,
  VerificationMethod,
  WebhookDeliveryState,
  WebhookDisabledReason,
  WebhookEvent,
  webhookEventLabels,
} from "../contract/index.js";

/** How a second factor is proven. */
export const FactorType = { TOTP: "totp", PHONE: "phone" } as const;
export type FactorType = (typeof FactorType)[keyof typeof FactorType];

/** Whether a second factor has been verified and is therefore required at login. */
export const FactorStatus = { UNVERIFIED: "unverified", VERIFIED: "verified" } as const;
export type FactorStatus = (typeof FactorStatus)[keyof typeof FactorStatus];

type Descriptions<Enum extends object> = Record<keyof Enum, string>;

/** For values whose names speak for themselves: describes each by its display text. */
const shownAs = <Name extends string>(labels: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(labels).map(([name, label]) => [name, `Shown as “${label}”.`])) as Record<
    Name,
    string
  >;

/** For values whose label is a sentence without its full stop. */
const toldBy = <Name extends string>(labels: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(labels).map(([name, label]) => [name, `${label}.`])) as Record<
    Name,
    string
  >;

/** Registers an enumeration with a description for each of its values. */
function register<Enum extends object>(
  values: Enum,
  name: string,
  description: string,
  descriptions: Descriptions<Enum>,
): void {
  const valuesConfig = Object.fromEntries(
    Object.entries<string>(descriptions).map(([key, text]) => [key, { description: text }]),
  ) as { [Key in keyof Enum]: { description: string } };
  registerEnumType(values, { name, description, valuesConfig });
}

register(UserType, "UserType", "The role of a user, chosen at registration; it never changes.", {
  STUDENT: "Belongs to a club and works in its teams.",
  CLUB_HEAD: "Leads a club and acts on its behalf.",
  STARTUP: "Represents a startup: posts projects and answers applications.",
});
register(RosterRowStatus, "RosterRowStatus", "What becomes of a row of a list of students.", {
  NEW: "Is invited by mail, whether or not the address has an account.",
  ALREADY_HERE: "Belongs to the club already, as a student, an alumnus or an officer.",
  ALREADY_INVITED: "Has an invitation to the club that waits for an answer.",
  DECLINED: "Declined the club's invitation, and is not asked again soon.",
  DUPLICATE: "Has the address of an earlier row.",
  UNREADABLE: "Breaks a rule, which the reason names.",
  LIMIT_REACHED: "Exceeds what the club, or all clubs to this address, may send within 24 hours.",
});
register(
  AccessScope,
  "AccessScope",
  "What a personal access token may do, within what its owner may do. Writing in an area includes reading it.",
  toldBy(accessScopeLabels),
);
register(ClubType, "ClubType", "What a club is about.", shownAs(clubTypeLabels));
register(Industry, "Industry", "The industry of a startup.", shownAs(industryLabels));
register(ProjectCategory, "ProjectCategory", "The kind of work in a project.", shownAs(projectCategoryLabels));
register(
  ProjectStatus,
  "ProjectStatus",
  "The status of a project: open, in progress once an application is approved, then completed by its startup.",
  {
    OPEN: "Clubs can apply and be invited.",
    IN_PROGRESS: "An application was approved, and its team is working.",
    COMPLETED: "The startup completed it.",
  },
);
register(ProjectScope, "ProjectScope", "Which of the projects visible to the viewer to list.", {
  VISIBLE: "All projects visible to the viewer.",
  MINE:
    "Those of the startup that the viewer acts for; those that the club the viewer acts for is approved for; those " +
    "of a student's teams.",
  AVAILABLE: "Open projects; for those who act for a club, those that it neither applied to nor was invited to.",
});
register(ApplicationStatus, "ApplicationStatus", "How far an application has come.", {
  PENDING: "Waits for an answer; the side that started it can withdraw it.",
  APPROVED: "Its team is linked to the project.",
  REJECTED: "Rejected; the club cannot apply for the project again.",
});
register(MembershipRole, "MembershipRole", "As what a person acts for a club or a startup.", {
  HEAD: "Heads the club and answers for it. A club has one.",
  OFFICER: "Does for the club what its head does, except changing officers and closing it.",
  OWNER: "Owns the startup's account and answers for it. A startup has one.",
  MEMBER: "Does for the startup what its owner does, except changing people and closing it.",
});
register(AfterHandover, "AfterHandover", "What becomes of a head or owner once the club or startup is handed over.", {
  STAY: "Stays: the head as an officer of the club, the owner as a member of the startup.",
  LEAVE: "Leaves. Who heads a club as its student stays its student.",
});
register(
  ApplicationInitiator,
  "ApplicationInitiator",
  "Which side started an application. The other side answers it.",
  {
    CLUB: "The club applied; the startup answers.",
    STARTUP: "The startup invited the club; the club answers.",
  },
);
register(FactorType, "FactorType", "The type of a second factor.", {
  TOTP: "A code from an authenticator app.",
  PHONE: "A code sent to a phone. Defined but not offered.",
});
register(FactorStatus, "FactorStatus", "Whether a second factor is active.", {
  UNVERIFIED: "Enrolled but not verified; not required at login.",
  VERIFIED: "Verified, and required at login.",
});
register(ReportTarget, "ReportTarget", "The type of what is reported.", {
  PROJECT: "A project that the viewer can see: its texts.",
  CLUB: "A club: its name, college and description.",
  STARTUP: "A startup: its name, website and description.",
  PERSON: "A person, by their profile id.",
});
register(ReportReason, "ReportReason", "Why something is reported.", toldBy(reportReasonLabels));
register(ReportOutcome, "ReportOutcome", "What an operator decided about a report.", {
  DISMISSED: "Nothing had to be done.",
  ACTED: "Something was done about it.",
});
register(WebhookEvent, "WebhookEvent", "An event that a webhook can subscribe to.", toldBy(webhookEventLabels));
register(WebhookDeliveryState, "WebhookDeliveryState", "How far the delivery of an event has come.", {
  PENDING: "Not delivered yet; the next attempt is at nextAttemptAt.",
  DELIVERED: "The receiver responded with a status from 200 to 299.",
  FAILED: "Given up; redeliverWebhookDelivery can send it again.",
});
register(WebhookDisabledReason, "WebhookDisabledReason", "Why a webhook is disabled.", {
  OWNER: "Its owner disabled it.",
  GONE: "The receiver responded 410 Gone.",
  FAILING: `No delivery succeeded for ${limits.webhookFailingDays} days.`,
});
register(VerificationMethod, "VerificationMethod", "How a club or startup shows that a domain is its own.", {
  DNS: "A TXT record of the domain has the expected text.",
  FILE: "A file under `/.well-known/` of the website has the expected text.",
  MAIL: "Somebody followed the link in a mail to an address at the domain.",
});
