import type { Role } from "./viewer.js";
import {
  anyOf,
  concernsPerson,
  headAnswers,
  headInitiated,
  headOfLinkedTeam,
  headOfStudentsClub,
  headWorkingForStartup,
  inTeamOfOwnProject,
  isOwnSession,
  isSelf,
  isShownToStartup,
  isStudentsClub,
  isVerified,
  memberOfLinkedTeam,
  ofHeadsClub,
  ofStudentsClub,
  onProject,
  ofPerson,
  ofPersonsWebhook,
  ownsProject,
  shownToStartup,
  startupAnswers,
  startupInitiated,
  studentOfHeadsClub,
  studentOfSameClub,
  visibleProfile,
  visibleProject,
  visibleStudent,
  visibleTeam,
  type Rule,
} from "./rules.js";

/** The table of an action's rows, by the first part of the action's name. Null: the action has no row. */
export const resources = {
  account: null,
  accessToken: "access_tokens",
  contact: null,
  session: "sessions",
  audit: "audit_events",
  template: null,
  profile: "profiles",
  student: "student_profiles",
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
} as const;

export type Resource = keyof typeof resources;
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
const signedInToVerified = {
  anonymous: "never",
  student: isVerified,
  club_head: isVerified,
  startup: isVerified,
} as const;
const noOne = { anonymous: "never", student: "never", club_head: "never", startup: "never" } as const;

const ownWebhook = { ...noOne, club_head: ofPerson, startup: ofPerson } as const;
const ownWebhooksDelivery = { ...noOne, club_head: ofPersonsWebhook, startup: ofPersonsWebhook } as const;

/**
 * Who may do what: the specification's section 6, row by row, plus what the decisions add. The rule in a cell is
 * checked on one row of the action's resource (`project.addDeliverable` on the project that gets the deliverable).
 * States (pending, open, in progress) are not permissions: services report those with separate errors.
 */
export const permissions = {
  "account.register": everyone,
  "account.verifyEmail": everyone,
  "account.logIn": everyone,
  "account.refreshSession": everyone,
  "account.resetPassword": everyone,
  "account.logOut": signedIn,
  "account.read": signedIn,
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

  "webhook.read": ownWebhook,
  "webhook.create": { ...noOne, club_head: "always", startup: "always" },
  "webhook.update": ownWebhook,
  "webhook.rotateSecret": ownWebhook,
  "webhook.delete": ownWebhook,
  "webhook.ping": ownWebhook,
  "webhookDelivery.read": ownWebhooksDelivery,
  "webhookDelivery.redeliver": ownWebhooksDelivery,

  "contact.send": everyone,

  "audit.read": { anonymous: "never", student: concernsPerson, club_head: concernsPerson, startup: concernsPerson },

  "template.read": signedIn,

  "profile.read": { anonymous: "never", ...visibleProfile },
  "profile.readEmail": {
    anonymous: "never",
    student: anyOf(isSelf, studentOfSameClub, headOfStudentsClub),
    club_head: anyOf(isSelf, studentOfHeadsClub),
    startup: anyOf(isSelf, inTeamOfOwnProject, headWorkingForStartup),
  },
  "profile.update": { anonymous: "never", student: isSelf, club_head: isSelf, startup: isSelf },

  "student.read": { anonymous: "never", ...visibleStudent },
  "student.readEmail": {
    anonymous: "never",
    student: anyOf(isSelf, studentOfSameClub),
    club_head: studentOfHeadsClub,
    startup: inTeamOfOwnProject,
  },
  "student.readResume": {
    anonymous: "never",
    student: isSelf,
    club_head: studentOfHeadsClub,
    startup: isShownToStartup,
  },
  "student.update": { ...noOne, student: isSelf },
  "student.joinClub": { ...noOne, student: isSelf },
  "student.removeFromClub": { ...noOne, club_head: studentOfHeadsClub },

  "club.lookUpSecretCode": { anonymous: isVerified, student: isVerified, club_head: isVerified, startup: isVerified },
  "club.read": signedInToVerified,
  "club.readSecretCode": { ...noOne, club_head: isSelf },
  "club.readMembers": { ...noOne, student: isStudentsClub, club_head: isSelf },
  "club.readTeams": { ...noOne, student: isStudentsClub, club_head: isSelf },
  "club.readApplications": { ...noOne, student: isStudentsClub, club_head: isSelf },
  "club.update": { ...noOne, club_head: isSelf },
  "club.createTeam": { ...noOne, club_head: isSelf },

  "startup.read": signedInToVerified,
  "startup.update": { ...noOne, startup: isSelf },

  "project.read": { anonymous: "never", ...visibleProject },
  "project.create": { ...noOne, startup: "always" },
  "project.update": { ...noOne, startup: ownsProject },
  "project.complete": { ...noOne, startup: ownsProject },
  "project.withdraw": { ...noOne, startup: ownsProject },
  "project.readApplications": { ...noOne, startup: ownsProject },
  "project.rejectApplications": { ...noOne, startup: ownsProject },
  "project.invite": { ...noOne, startup: ownsProject },
  "project.apply": { ...noOne, club_head: "always" },
  "project.readDeliverables": {
    anonymous: "never",
    student: memberOfLinkedTeam,
    club_head: headOfLinkedTeam,
    startup: ownsProject,
  },
  "project.addDeliverable": { ...noOne, club_head: headOfLinkedTeam, startup: ownsProject },

  "deliverable.read": {
    anonymous: "never",
    student: onProject(memberOfLinkedTeam),
    club_head: onProject(headOfLinkedTeam),
    startup: onProject(ownsProject),
  },
  "deliverable.update": { ...noOne, club_head: onProject(headOfLinkedTeam), startup: onProject(ownsProject) },
  "deliverable.delete": { ...noOne, club_head: onProject(headOfLinkedTeam), startup: onProject(ownsProject) },
  "deliverable.setCompletion": {
    anonymous: "never",
    student: onProject(memberOfLinkedTeam),
    club_head: onProject(headOfLinkedTeam),
    startup: onProject(ownsProject),
  },

  "team.read": { anonymous: "never", ...visibleTeam },
  "team.list": { ...noOne, student: "always", club_head: "always" },
  "team.update": { ...noOne, club_head: ofHeadsClub },
  "team.addMember": { ...noOne, club_head: ofHeadsClub },
  "team.removeMember": { ...noOne, club_head: ofHeadsClub },
  "team.delete": { ...noOne, club_head: ofHeadsClub },
  "team.apply": { ...noOne, club_head: ofHeadsClub },

  // A membership is only reached through a visible team.
  "teamMember.read": { anonymous: "never", student: "always", club_head: "always", startup: shownToStartup },

  "application.read": {
    anonymous: "never",
    student: ofStudentsClub,
    club_head: ofHeadsClub,
    startup: onProject(ownsProject),
  },
  "application.approve": { ...noOne, club_head: headAnswers, startup: startupAnswers },
  "application.reject": { ...noOne, club_head: headAnswers, startup: startupAnswers },
  "application.withdraw": { ...noOne, club_head: headInitiated, startup: startupInitiated },
} satisfies Record<`${Resource}.${string}`, Record<Role, Rule>>;

/** The rule for a role. */
export const ruleOf = (action: Action, role: Role): Rule => permissions[action][role];

/** The resource an action is checked on. */
export const resourceOf = (action: Action) => action.slice(0, action.indexOf(".")) as Resource;

/** The action that decides whether a row of the resource is visible. */
export const readActionOf = (resource: Resource) => `${resource}.read` as Action;
