import { registerEnumType } from "type-graphql";
import {
  AccessScope,
  accessScopeLabels,
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
  UserType,
  WebhookDeliveryState,
  WebhookDisabledReason,
  WebhookEvent,
  webhookEventLabels,
} from "../contract/index.js";

/** How a second factor is proven. */
export const FactorType = { TOTP: "totp", PHONE: "phone" } as const;
export type FactorType = (typeof FactorType)[keyof typeof FactorType];

/** Whether a second factor has been proven once and so is asked for. */
export const FactorStatus = { UNVERIFIED: "unverified", VERIFIED: "verified" } as const;
export type FactorStatus = (typeof FactorStatus)[keyof typeof FactorStatus];

type Descriptions<Enum extends object> = Record<keyof Enum, string>;

/** For values that say by their name what they are: how people see them written. */
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

register(UserType, "UserType", "The kind of user, chosen at registration and never changed.", {
  STUDENT: "Belongs to a club and works in its teams.",
  CLUB_HEAD: "Leads a club and acts for it.",
  STARTUP: "Acts for a startup: posts projects and answers applications.",
});
register(
  AccessScope,
  "AccessScope",
  "What a personal access token may do, within what its person may do. Writing in an area includes reading it.",
  toldBy(accessScopeLabels),
);
register(ClubType, "ClubType", "What a club is about.", shownAs(clubTypeLabels));
register(Industry, "Industry", "The industry of a startup.", shownAs(industryLabels));
register(ProjectCategory, "ProjectCategory", "What a project is about.", shownAs(projectCategoryLabels));
register(
  ProjectStatus,
  "ProjectStatus",
  "How far a project is: open, then in progress once an application is approved, then completed by its startup.",
  {
    OPEN: "Clubs can apply and be invited.",
    IN_PROGRESS: "An application was approved, and its team is at work.",
    COMPLETED: "The startup has completed it.",
  },
);
register(ProjectScope, "ProjectScope", "Which of the projects the viewer may see are meant.", {
  VISIBLE: "Every project the viewer may see.",
  MINE:
    "Those of the startup that the viewer acts for; those that the club the viewer acts for is approved for; those " +
    "of a student's teams.",
  AVAILABLE: "Open projects; for those who act for a club, those that it neither applied to nor was invited to.",
});
register(ApplicationStatus, "ApplicationStatus", "The answer to an application.", {
  PENDING: "Waits for an answer; whoever started it can withdraw it.",
  APPROVED: "Its team is linked to the project.",
  REJECTED: "Turned down; the club cannot apply for the project again.",
});
register(MembershipRole, "MembershipRole", "As what a person acts for a club or a startup.", {
  HEAD: "Heads the club and answers for it. A club has one.",
  OFFICER: "Does for the club what its head does, except changing officers and closing it.",
  OWNER: "Owns the startup's account and answers for it. A startup has one.",
  MEMBER: "Does for the startup what its owner does, except changing people and closing it.",
});
register(ApplicationInitiator, "ApplicationInitiator", "Who started an application. The other side answers it.", {
  CLUB: "The club applied; the startup answers.",
  STARTUP: "The startup invited the club; the club answers.",
});
register(FactorType, "FactorType", "How a second factor is proven.", {
  TOTP: "A code from an authenticator app.",
  PHONE: "A code sent to a phone. Known to the model, not offered.",
});
register(FactorStatus, "FactorStatus", "Whether a second factor is in force.", {
  UNVERIFIED: "Enrolled, but not proven yet; not asked for at login.",
  VERIFIED: "Proven, and asked for at login.",
});
register(WebhookEvent, "WebhookEvent", "What a webhook can be told about.", toldBy(webhookEventLabels));
register(WebhookDeliveryState, "WebhookDeliveryState", "How far the delivery of an event to a webhook is.", {
  PENDING: "Not delivered yet; it is tried again at nextAttemptAt.",
  DELIVERED: "The receiver answered with a status from 200 to 299.",
  FAILED: "Given up; it can be sent again with redeliverWebhookDelivery.",
});
register(WebhookDisabledReason, "WebhookDisabledReason", "Why a webhook is sent nothing.", {
  OWNER: "Its owner disabled it.",
  GONE: "The receiver answered 410 Gone.",
  FAILING: `Nothing could be delivered for ${limits.webhookFailingDays} days.`,
});
