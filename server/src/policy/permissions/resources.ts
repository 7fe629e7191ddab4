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
