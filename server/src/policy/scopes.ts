import { AccessScope } from "../contract/index.js";
import { AppError } from "../platform/app-error.js";
import type { Action } from "./permissions.js";
import type { Viewer } from "./viewer.js";

const {
  PROFILES_READ,
  PROFILES_WRITE,
  PROJECTS_READ,
  PROJECTS_WRITE,
  APPLICATIONS_READ,
  APPLICATIONS_WRITE,
  TEAMS_READ,
  TEAMS_WRITE,
  CLUBS_READ,
  CLUBS_WRITE,
  DELIVERABLES_READ,
  DELIVERABLES_WRITE,
  WEBHOOKS_READ,
  WEBHOOKS_WRITE,
} = AccessScope;

/** Sessions only: no access token may touch the security of the account. */
const sessionOnly = null;

/**
 * The scope that a personal access token needs for an action, in addition to its owner's permission. The scope follows
 * what is read or written, not the row on which the permission is checked: adding a deliverable is checked on the
 * project but writes a deliverable.
 */
export const scopes = {
  "account.register": sessionOnly,
  "account.verifyEmail": sessionOnly,
  "account.logIn": sessionOnly,
  "account.refreshSession": sessionOnly,
  "account.resetPassword": sessionOnly,
  "account.declineInvitation": sessionOnly,
  "account.confirmDomain": sessionOnly,
  "account.logOut": sessionOnly,
  "account.read": PROFILES_READ,
  // The person agrees, not a program in their name.
  "account.acceptTerms": sessionOnly,
  "account.enrollFactor": sessionOnly,
  "account.regenerateRecoveryCodes": sessionOnly,

  "factor.read": sessionOnly,
  "factor.verify": sessionOnly,
  "factor.remove": sessionOnly,
  "account.changePassword": sessionOnly,
  "account.readData": sessionOnly,
  "account.delete": sessionOnly,

  "session.read": sessionOnly,
  "session.end": sessionOnly,

  "accessToken.read": sessionOnly,
  "accessToken.create": sessionOnly,
  "accessToken.revoke": sessionOnly,

  // Whoever knows the address reads without a token: only a person hands it out.
  "calendarFeed.read": sessionOnly,
  "calendarFeed.create": sessionOnly,
  "calendarFeed.revoke": sessionOnly,

  "webhook.read": WEBHOOKS_READ,
  "webhook.create": WEBHOOKS_WRITE,
  "webhook.update": WEBHOOKS_WRITE,
  "webhook.rotateSecret": WEBHOOKS_WRITE,
  "webhook.delete": WEBHOOKS_WRITE,
  "webhook.ping": WEBHOOKS_WRITE,
  "webhookDelivery.read": WEBHOOKS_READ,
  "webhookDelivery.redeliver": WEBHOOKS_WRITE,

  "contact.send": sessionOnly,

  "audit.read": sessionOnly,

  "template.read": PROJECTS_READ,

  "operator.grant": sessionOnly,
  "operator.revoke": sessionOnly,
  "operator.read": sessionOnly,
  "operator.retryJob": sessionOnly,
  "failedJob.read": sessionOnly,
  "failedMail.read": sessionOnly,
  "failedMail.retry": sessionOnly,
  "operatorAccount.read": sessionOnly,
  "operatorAccount.open": sessionOnly,
  "operatorAccount.suspend": sessionOnly,
  "operatorAccount.reopen": sessionOnly,
  "suspension.read": sessionOnly,
  "waitingDomain.read": sessionOnly,
  "waitingDomain.check": sessionOnly,

  "report.read": sessionOnly,
  "report.create": sessionOnly,
  "reportReview.read": sessionOnly,
  "reportReview.open": sessionOnly,
  "reportReview.readContent": sessionOnly,
  "reportReview.answer": sessionOnly,

  "profile.read": PROFILES_READ,
  "profile.readEmail": PROFILES_READ,
  "profile.update": PROFILES_WRITE,

  "student.read": PROFILES_READ,
  "student.readEmail": PROFILES_READ,
  "student.readResume": PROFILES_READ,
  "student.readResumeChoice": PROFILES_READ,
  "student.update": PROFILES_WRITE,
  "student.removeFromClub": CLUBS_WRITE,
  "student.setAlumnus": CLUBS_WRITE,
  "student.joinClub": PROFILES_WRITE,

  "membership.read": PROFILES_READ,
  // Who acts for a club or startup is changed in a session: a leaked token must not let anybody in for good.
  "membership.end": sessionOnly,
  "membershipInvitation.read": PROFILES_READ,
  "membershipInvitation.create": sessionOnly,
  "membershipInvitation.resend": sessionOnly,
  "membershipInvitation.withdraw": sessionOnly,
  "membershipInvitation.accept": sessionOnly,
  "rosterInvitation.read": CLUBS_READ,
  "rosterInvitation.resend": CLUBS_WRITE,
  "rosterInvitation.withdraw": CLUBS_WRITE,
  "rosterInvitation.accept": sessionOnly,
  "membership.leave": sessionOnly,
  "membership.handOver": sessionOnly,
  "membership.orderSuccessors": sessionOnly,

  "handover.read": PROFILES_READ,
  "handover.accept": sessionOnly,
  "handover.decline": sessionOnly,
  "handover.withdraw": sessionOnly,

  "verification.read": PROFILES_READ,
  "verification.readChallenge": PROFILES_READ,
  // Who speaks for a domain is shown in a session: a leaked token must not vouch for anybody.
  "verification.create": sessionOnly,
  "verification.check": sessionOnly,
  "verification.sendMail": sessionOnly,
  "verification.end": sessionOnly,

  "club.lookUpSecretCode": CLUBS_READ,
  "club.read": CLUBS_READ,
  "club.readSecretCode": CLUBS_READ,
  "club.readPeople": CLUBS_READ,
  "club.readInvitations": CLUBS_READ,
  "club.readRoster": CLUBS_READ,
  "club.importRoster": CLUBS_WRITE,
  "club.readMembers": CLUBS_READ,
  "club.readTeams": TEAMS_READ,
  "club.readApplications": APPLICATIONS_READ,
  "club.update": CLUBS_WRITE,
  "club.changeOfficers": CLUBS_WRITE,
  "club.verify": sessionOnly,
  "club.createTeam": TEAMS_WRITE,

  "startup.read": PROFILES_READ,
  "startup.readPeople": PROFILES_READ,
  "startup.readInvitations": PROFILES_READ,
  "startup.changeMembers": PROFILES_WRITE,
  "startup.update": PROFILES_WRITE,
  "startup.verify": sessionOnly,

  "project.read": PROJECTS_READ,
  "project.create": PROJECTS_WRITE,
  "project.update": PROJECTS_WRITE,
  "project.complete": PROJECTS_WRITE,
  "project.withdraw": PROJECTS_WRITE,
  "project.readApplications": APPLICATIONS_READ,
  "project.rejectApplications": APPLICATIONS_WRITE,
  "project.invite": APPLICATIONS_WRITE,
  "project.apply": APPLICATIONS_WRITE,
  "project.readDeliverables": DELIVERABLES_READ,
  "project.addDeliverable": DELIVERABLES_WRITE,

  "deliverable.read": DELIVERABLES_READ,
  "deliverable.update": DELIVERABLES_WRITE,
  "deliverable.delete": DELIVERABLES_WRITE,
  "deliverable.setCompletion": DELIVERABLES_WRITE,

  "team.read": TEAMS_READ,
  "team.list": TEAMS_READ,
  "team.update": TEAMS_WRITE,
  "team.addMember": TEAMS_WRITE,
  "team.removeMember": TEAMS_WRITE,
  "team.delete": TEAMS_WRITE,
  "team.apply": APPLICATIONS_WRITE,

  "teamMember.read": TEAMS_READ,

  "application.read": APPLICATIONS_READ,
  "application.approve": APPLICATIONS_WRITE,
  "application.reject": APPLICATIONS_WRITE,
  "application.withdraw": APPLICATIONS_WRITE,
} satisfies Record<Action, AccessScope | null>;

/** Whether a viewer's credential covers an action: a session covers all, a token those in its scopes. */
export function reaches(granted: readonly AccessScope[] | undefined, action: Action): boolean {
  if (!granted) return true;
  const needed: AccessScope | null = scopes[action];
  return (
    needed !== null && (granted.includes(needed) || granted.includes(needed.replace(/_read$/, "_write") as AccessScope))
  );
}

/**
 * @throws AppError INSUFFICIENT_SCOPE naming the scope, or FORBIDDEN for an action open to sessions only, if the token
 * does not cover the action.
 */
export function requireScope(granted: readonly AccessScope[] | undefined, action: Action): void {
  if (reaches(granted, action)) return;
  const needed: AccessScope | null = scopes[action];
  if (needed === null)
    throw new AppError("FORBIDDEN", {
      message: "An access token can never do this. Log in and use the session instead.",
    });
  const scope = needed.toUpperCase();
  throw new AppError("INSUFFICIENT_SCOPE", { message: `This access token needs the scope ${scope} for this.`, scope });
}

/** Like {@link requireScope}, for a viewer. */
export const requireScopeOf = (viewer: Viewer, action: Action): void =>
  requireScope(viewer.accessToken?.scopes, action);
