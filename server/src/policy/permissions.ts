import type { Role } from "./viewer.js";
import {
  actsForClub,
  actsForClubOf,
  actsForClubOfStudent,
  actsForLinkedTeam,
  actsForSome,
  actsForStartup,
  actsForStartupOf,
  actsForRecordedClub,
  allOf,
  anyOf,
  clubAnswers,
  clubInitiated,
  concernsPerson,
  fellowOfClub,
  fellowOfStartup,
  forOfficers,
  headWorkingForStartup,
  headsClub,
  headsClubOf,
  headsThisClub,
  inTeamOfOwnProject,
  isOfferedBy,
  isOfferedTo,
  isAboutOthers,
  isOpenedByViewer,
  isOperator,
  isReporter,
  isOwnSession,
  isAccount,
  isStandingSuspension,
  isUnsent,
  isSelf,
  isStandingOffer,
  isRecordedClub,
  isStandingVerification,
  isStudentsClub,
  isVerifiedClub,
  isWaitingDomain,
  invitesViewer,
  isVerifiedStartup,
  mayEndForClub,
  mayEndForStartup,
  mayRemoveFromClub,
  ofPerson,
  ofPersonsWebhook,
  ofRecordedClub,
  ofStudentsClub,
  onProject,
  ownsProject,
  ownsStartup,
  ownsStartupOf,
  ownsThisStartup,
  showsResumeToStartup,
  shownToStartup,
  startupAnswers,
  startupInitiated,
  studentOfSameClub,
  takesPartInLinkedTeam,
  visibleProfile,
  visibleProject,
  visibleStudent,
  visibleTeam,
  type Predicate,
  type Rule,
} from "./rules.js";

/**
 * The table of an action's rows, or a query over one that gives its rows an id, by the first part of the action's name.
 * Null: the action has no row.
 */
export const resources = {
  account: null,
  accessToken: "access_tokens",
  calendarFeed: "calendar_feeds",
  contact: null,
  session: "sessions",
  audit: "audit_events",
  template: null,
  profile: "profiles",
  student: "student_profiles",
  membershipInvitation: "membership_invitations",
  rosterInvitation: "roster_invitations",
  membership: "memberships",
  handover: "handovers",
  verification: "verifications",
  club: "club_profiles",
  startup: "startup_profiles",
  project: "projects",
  deliverable: "project_deliverables",
  team: "club_teams",
  teamMember: "team_members",
  application: "project_applications",
  factor: "factors",
  webhook: "webhooks",
  webhookDelivery: "webhook_deliveries",
  operator: "profiles",
  report: "reports",
  // A report as operators see it. Apart from the reporter's: what they do is shown to those who are reported.
  reportReview: "reports",
  operatorAccount: "profiles",
  suspension: "account_suspensions",
  // A verification as operators see it, before it is shown or while it fails.
  waitingDomain: "verifications",
  failedMail: "outbox_mails",
  failedJob: null,
} as const;

export type Resource = keyof typeof resources;

/** The column that identifies a row: a person has one membership at most. */
export const keyOf = (resource: Resource) => (resource === "membership" ? "profile_id" : "id");
export type Action = keyof typeof permissions;

const everyone = { anonymous: "always", student: "always", club_head: "always", startup: "always" } as const;
const signedIn = { anonymous: "never", student: "always", club_head: "always", startup: "always" } as const;
const ownRow = { anonymous: "never", student: ofPerson, club_head: ofPerson, startup: ofPerson } as const;
const ownSession = {
  anonymous: "never",
  student: isOwnSession,
  club_head: isOwnSession,
  startup: isOwnSession,
} as const;
const signedInTo = (rule: Rule) => ({ anonymous: "never", student: rule, club_head: rule, startup: rule }) as const;
/** Operators are of any kind: the grant decides, and with every statement anew. */
const operators = (rule?: Predicate) => signedInTo(rule ? allOf(rule, isOperator) : isOperator);
const noOne = { anonymous: "never", student: "never", club_head: "never", startup: "never" } as const;

/** Those who act for a club: heads and officers, of whom some are students. */
const forClubs = (rule: Predicate) => ({ ...noOne, student: forOfficers(rule), club_head: rule }) as const;
/** As {@link forClubs}, and those who act for a startup. */
const forBoth = (clubs: Predicate, startups: Predicate) => ({ ...forClubs(clubs), startup: startups }) as const;
const forStartups = (rule: Predicate) => ({ ...noOne, startup: rule }) as const;

const ownWebhook = forBoth(allOf(ofPerson, actsForSome), allOf(ofPerson, actsForSome));

/**
 * Who may do what: the specification's section 6, row by row, and what the decisions add. The rule in a cell is
 * judged on one row of the action's resource (`project.addDeliverable` on the project that gets the deliverable).
 * The kind of user is fixed at registration; the rules look up for which club or startup a person acts, and as what.
 * States (pending, open, in progress) are not permissions: services answer those with errors of their own.
 */
export const permissions = {
  "account.register": everyone,
  "account.verifyEmail": everyone,
  "account.logIn": everyone,
  "account.refreshSession": everyone,
  "account.resetPassword": everyone,
  // The mailed link is enough to decline, with or without an account.
  "account.declineInvitation": everyone,
  // Whoever reads the mail at the domain confirms, with or without an account.
  "account.confirmDomain": everyone,
  "account.logOut": signedIn,
  "account.read": signedIn,
  "account.acceptTerms": signedIn,
  "account.enrollFactor": signedIn,
  "account.regenerateRecoveryCodes": signedIn,

  "factor.read": ownRow,
  "factor.verify": ownRow,
  "factor.remove": ownRow,
  "account.changePassword": signedIn,
  "account.readData": signedIn,
  "account.delete": signedIn,

  "session.read": ownSession,
  "session.end": ownSession,

  "accessToken.read": ownRow,
  "accessToken.create": signedIn,
  "accessToken.revoke": ownRow,

  "calendarFeed.read": ownRow,
  "calendarFeed.create": signedIn,
  "calendarFeed.revoke": ownRow,

  // Who no longer acts for a club or startup keeps the webhooks, to look at and to delete; they are sent nothing.
  "webhook.read": ownRow,
  "webhook.create": forBoth(actsForSome, actsForSome),
  "webhook.update": ownWebhook,
  "webhook.rotateSecret": ownWebhook,
  "webhook.delete": ownRow,
  "webhook.ping": ownWebhook,
  "webhookDelivery.read": {
    anonymous: "never",
    student: ofPersonsWebhook,
    club_head: ofPersonsWebhook,
    startup: ofPersonsWebhook,
  },
  "webhookDelivery.redeliver": forBoth(allOf(ofPersonsWebhook, actsForSome), allOf(ofPersonsWebhook, actsForSome)),

  "contact.send": everyone,

  "audit.read": { anonymous: "never", student: concernsPerson, club_head: concernsPerson, startup: concernsPerson },

  "template.read": signedIn,

  // Whoever runs the installation grants and revokes, on its machine: `npm run operator`.
  "operator.grant": noOne,
  "operator.revoke": noOne,
  "operator.read": operators(isSelf),
  "operator.retryJob": operators(isSelf),
  "failedJob.read": operators(),
  "failedMail.read": operators(isUnsent),
  "failedMail.retry": operators(isUnsent),
  // Reading an account is a write: it is recorded where the person sees it.
  "operatorAccount.read": operators(isAccount),
  "operatorAccount.open": operators(isAccount),
  "operatorAccount.suspend": operators(isAccount),
  "operatorAccount.reopen": operators(isAccount),
  "suspension.read": operators(isStandingSuspension),
  "waitingDomain.read": operators(isWaitingDomain),
  "waitingDomain.check": operators(isWaitingDomain),

  "report.read": signedInTo(isReporter),
  "report.create": signedIn,
  "reportReview.read": operators(isAboutOthers),
  "reportReview.open": operators(isAboutOthers),
  "reportReview.readContent": operators(allOf(isAboutOthers, isOpenedByViewer)),
  "reportReview.answer": operators(allOf(isAboutOthers, isOpenedByViewer)),

  "profile.read": { anonymous: "never", ...visibleProfile },
  "profile.readEmail": {
    anonymous: "never",
    student: anyOf(isSelf, studentOfSameClub, actsForRecordedClub),
    club_head: anyOf(isSelf, actsForClubOfStudent, fellowOfClub),
    startup: anyOf(isSelf, inTeamOfOwnProject, headWorkingForStartup, fellowOfStartup),
  },
  "profile.update": { anonymous: "never", student: isSelf, club_head: isSelf, startup: isSelf },

  "student.read": { anonymous: "never", ...visibleStudent },
  "student.readEmail": {
    anonymous: "never",
    student: anyOf(isSelf, studentOfSameClub),
    club_head: actsForClubOfStudent,
    startup: inTeamOfOwnProject,
  },
  "student.readResume": {
    anonymous: "never",
    student: anyOf(isSelf, actsForClubOfStudent),
    club_head: actsForClubOfStudent,
    startup: showsResumeToStartup,
  },
  "student.readResumeChoice": {
    ...noOne,
    student: anyOf(isSelf, actsForClubOfStudent),
    club_head: actsForClubOfStudent,
  },
  "student.update": { ...noOne, student: isSelf },
  "student.joinClub": { ...noOne, student: isSelf },
  "student.removeFromClub": forClubs(mayRemoveFromClub),
  "student.setAlumnus": forClubs(actsForClubOfStudent),

  // Those who act for a club or startup know one another; its students and alumni know who acts for their club.
  "membership.read": {
    anonymous: "never",
    student: anyOf(ofPerson, ofRecordedClub),
    club_head: anyOf(ofPerson, actsForClubOf),
    startup: anyOf(ofPerson, actsForStartupOf),
  },

  "membership.end": forBoth(mayEndForClub, mayEndForStartup),

  // Whom it is meant for accepts it; who may change officers or members sees to the rest.
  "membershipInvitation.read": {
    anonymous: "never",
    student: anyOf(invitesViewer, headsClubOf),
    club_head: anyOf(invitesViewer, headsClubOf),
    startup: anyOf(invitesViewer, ownsStartupOf),
  },
  "membershipInvitation.create": forBoth(headsClub, ownsStartup),
  "membershipInvitation.resend": forBoth(headsClubOf, ownsStartupOf),
  "membershipInvitation.withdraw": forBoth(headsClubOf, ownsStartupOf),
  "membershipInvitation.accept": signedInTo(invitesViewer),

  "rosterInvitation.read": {
    anonymous: "never",
    student: anyOf(invitesViewer, actsForClubOf),
    club_head: anyOf(invitesViewer, actsForClubOf),
    startup: invitesViewer,
  },
  "rosterInvitation.resend": forClubs(actsForClubOf),
  "rosterInvitation.withdraw": forClubs(actsForClubOf),
  "rosterInvitation.accept": signedInTo(invitesViewer),

  "membership.leave": forBoth(allOf(ofPerson, actsForSome), allOf(ofPerson, actsForSome)),
  "membership.handOver": forBoth(allOf(ofPerson, headsClub), allOf(ofPerson, ownsStartup)),
  "membership.orderSuccessors": forBoth(allOf(ofPerson, headsClub), allOf(ofPerson, ownsStartup)),

  "handover.read": forBoth(allOf(isStandingOffer, actsForClubOf), allOf(isStandingOffer, actsForStartupOf)),
  "handover.accept": forBoth(allOf(isOfferedTo, actsForSome), allOf(isOfferedTo, actsForSome)),
  "handover.decline": forBoth(allOf(isOfferedTo, actsForSome), allOf(isOfferedTo, actsForSome)),
  "handover.withdraw": forBoth(allOf(isOfferedBy, actsForSome), allOf(isOfferedBy, actsForSome)),

  "verification.read": {
    anonymous: "never",
    student: anyOf(isStandingVerification, actsForClubOf),
    club_head: anyOf(isStandingVerification, actsForClubOf),
    startup: anyOf(isStandingVerification, actsForStartupOf),
  },
  "verification.readChallenge": forBoth(headsClubOf, ownsStartupOf),
  "verification.create": forBoth(headsClub, ownsStartup),
  "verification.check": forBoth(headsClubOf, ownsStartupOf),
  "verification.sendMail": forBoth(headsClubOf, ownsStartupOf),
  "verification.end": forBoth(headsClubOf, ownsStartupOf),

  "club.lookUpSecretCode": { ...signedInTo(isVerifiedClub), anonymous: isVerifiedClub },
  "club.read": signedInTo(isVerifiedClub),
  "club.readSecretCode": { ...noOne, student: actsForClub, club_head: actsForClub },
  "club.readPeople": { ...noOne, student: isRecordedClub, club_head: actsForClub },
  "club.readInvitations": forClubs(headsThisClub),
  "club.readRoster": forClubs(actsForClub),
  "club.importRoster": forClubs(actsForClub),
  "club.readMembers": { ...noOne, student: isStudentsClub, club_head: actsForClub },
  "club.readTeams": { ...noOne, student: isStudentsClub, club_head: actsForClub },
  "club.readApplications": { ...noOne, student: isStudentsClub, club_head: actsForClub },
  "club.update": forClubs(actsForClub),
  "club.changeOfficers": forClubs(headsThisClub),
  "club.verify": forClubs(headsThisClub),
  "club.createTeam": forClubs(actsForClub),

  "startup.read": signedInTo(isVerifiedStartup),
  "startup.readPeople": forStartups(actsForStartup),
  "startup.readInvitations": forStartups(ownsThisStartup),
  "startup.changeMembers": forStartups(ownsThisStartup),
  "startup.update": forStartups(actsForStartup),
  "startup.verify": forStartups(ownsThisStartup),

  "project.read": { anonymous: "never", ...visibleProject },
  "project.create": forStartups(actsForSome),
  "project.update": forStartups(ownsProject),
  "project.complete": forStartups(ownsProject),
  "project.withdraw": forStartups(ownsProject),
  "project.readApplications": forStartups(ownsProject),
  "project.rejectApplications": forStartups(ownsProject),
  "project.invite": forStartups(ownsProject),
  "project.apply": forClubs(actsForSome),
  "project.readDeliverables": {
    anonymous: "never",
    student: takesPartInLinkedTeam,
    club_head: actsForLinkedTeam,
    startup: ownsProject,
  },
  "project.addDeliverable": forBoth(actsForLinkedTeam, ownsProject),

  "deliverable.read": {
    anonymous: "never",
    student: onProject(takesPartInLinkedTeam),
    club_head: onProject(actsForLinkedTeam),
    startup: onProject(ownsProject),
  },
  "deliverable.update": forBoth(onProject(actsForLinkedTeam), onProject(ownsProject)),
  "deliverable.delete": forBoth(onProject(actsForLinkedTeam), onProject(ownsProject)),
  "deliverable.setCompletion": {
    anonymous: "never",
    student: onProject(takesPartInLinkedTeam),
    club_head: onProject(actsForLinkedTeam),
    startup: onProject(ownsProject),
  },

  "team.read": { anonymous: "never", ...visibleTeam },
  "team.list": { ...noOne, student: "always", club_head: "always" },
  "team.update": forClubs(actsForClubOf),
  "team.addMember": forClubs(actsForClubOf),
  "team.removeMember": forClubs(actsForClubOf),
  "team.delete": forClubs(actsForClubOf),
  "team.apply": forClubs(actsForClubOf),

  // A place in a team is only reached through a team that may be seen.
  "teamMember.read": { anonymous: "never", student: "always", club_head: "always", startup: shownToStartup },

  "application.read": {
    anonymous: "never",
    student: ofStudentsClub,
    club_head: actsForClubOf,
    startup: onProject(ownsProject),
  },
  "application.approve": forBoth(clubAnswers, startupAnswers),
  "application.reject": forBoth(clubAnswers, startupAnswers),
  "application.withdraw": forBoth(clubInitiated, startupInitiated),
} satisfies Record<`${Resource}.${string}`, Record<Role, Rule>>;

/** The rule for a role. */
export const ruleOf = (action: Action, role: Role): Rule => permissions[action][role];

/** The resource an action is checked on. */
export const resourceOf = (action: Action) => action.slice(0, action.indexOf(".")) as Resource;

/** The action that decides whether a row of the resource is visible. */
export const readActionOf = (resource: Resource) => `${resource}.read` as Action;
