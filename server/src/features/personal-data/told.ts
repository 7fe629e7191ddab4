import { snakeCase } from "../../reader/view.js";
import type { AccessTokenEntity } from "../access-tokens/index.js";
import type { ProfileEntity } from "../profile/index.js";
import type { FactorEntity } from "../second-factor/index.js";
import type { SessionEntity } from "../sessions/index.js";
import type { ApplicationEntity } from "../applications/index.js";
import type { ClubEntity } from "../clubs/index.js";
import type { DeliverableEntity, ProjectEntity } from "../projects/index.js";
import type { MembershipEntity } from "../memberships/index.js";
import type { StartupEntity } from "../startups/index.js";
import type { StudentEntity } from "../students/index.js";
import type { TeamEntity } from "../teams/index.js";
import type { WebhookDeliveryEntity, WebhookEntity } from "../webhooks/index.js";

/** Whether each property of a row stands in the file of a person's data: true, or the reason why it does not. */
type Told<Row> = Record<keyof Row, true | string>;

const isSecret = "a secret";
const isThePerson = "is the person";
const isResolved = "told by the name of what it refers to";

export const profile: Told<ProfileEntity> = {
  id: true,
  email: true,
  passwordHash: isSecret,
  emailVerifiedAt: true,
  firstName: true,
  lastName: true,
  avatarUrl: true,
  bio: true,
  userType: true,
  createdAt: true,
  updatedAt: true,
  deletedAt: "a deleted account has no file",
};

export const student: Told<StudentEntity> = {
  id: isThePerson,
  clubId: isResolved,
  education: true,
  resumeUrl: true,
  skills: true,
};

export const membership: Told<MembershipEntity> = {
  profileId: isThePerson,
  clubId: isResolved,
  startupId: isResolved,
  role: true,
  position: true,
  createdAt: true,
};

export const club: Told<ClubEntity> = {
  id: true,
  clubName: true,
  collegeName: true,
  secretCode: true,
  clubType: true,
  description: true,
  logoUrl: true,
  officersMayAnswer: true,
  createdAt: true,
};

export const startup: Told<StartupEntity> = {
  id: true,
  companyName: true,
  position: true,
  industry: true,
  website: true,
  description: true,
  logoUrl: true,
};

export const team: Told<TeamEntity> = {
  id: true,
  teamName: true,
  description: true,
  clubId: isResolved,
  projectId: isResolved,
  teamLeadId: "told as isLead: the others in a team are not the person's to take along",
  createdAt: true,
};

export const application: Told<ApplicationEntity> = {
  id: true,
  projectId: isResolved,
  clubId: isResolved,
  teamId: isResolved,
  initiatedBy: true,
  status: true,
  message: true,
  createdAt: true,
  answeredAt: true,
};

export const project: Told<ProjectEntity> = {
  id: true,
  title: true,
  description: true,
  category: true,
  skills: true,
  startDate: true,
  endDate: true,
  duration: true,
  stipend: true,
  teamSize: true,
  startupId: isResolved,
  status: true,
  progress: true,
  createdAt: true,
  updatedAt: true,
  completedAt: true,
};

export const deliverable: Told<DeliverableEntity> = {
  id: true,
  projectId: "stands within its project",
  title: true,
  description: true,
  dueDate: true,
  isCompleted: true,
  createdAt: true,
};

export const session: Told<SessionEntity> = {
  id: true,
  profileId: isThePerson,
  userAgent: true,
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
  revokedAt: true,
};

export const accessToken: Told<AccessTokenEntity> = {
  id: true,
  profileId: isThePerson,
  name: true,
  scopes: true,
  tokenHash: isSecret,
  lastFour: true,
  createdAt: true,
  expiresAt: true,
  lastUsedAt: true,
  revokedAt: true,
};

export const webhook: Told<WebhookEntity> = {
  id: true,
  profileId: isThePerson,
  url: true,
  description: true,
  events: true,
  secret: isSecret,
  previousSecret: isSecret,
  previousSecretExpiresAt: "about a secret",
  disabledReason: true,
  failingSince: true,
  createdAt: true,
  updatedAt: true,
};

const isOfTheSending = "about the sending, not about the person";

export const webhookDelivery: Told<WebhookDeliveryEntity> = {
  id: isOfTheSending,
  webhookId: true,
  eventId: true,
  eventType: true,
  payload: "tells of others",
  isRedelivery: isOfTheSending,
  state: true,
  attempts: true,
  createdAt: true,
  lastAttemptAt: true,
  nextAttemptAt: isOfTheSending,
  durationMilliseconds: isOfTheSending,
  responseStatus: true,
  responseText: isOfTheSending,
  error: isOfTheSending,
};

export const secondFactor: Told<FactorEntity> = {
  id: true,
  profileId: isThePerson,
  factorType: true,
  status: true,
  friendlyName: true,
  createdAt: true,
  verifiedAt: "told by the status",
  secret: isSecret,
  lastUsedStep: isSecret,
};

/** The columns of an alias that stand in the file, named as the API names them. */
export const columns = (alias: string, told: Record<string, true | string>): string =>
  Object.entries(told)
    .filter(([, isTold]) => isTold === true)
    .map(([property]) => `${alias}.${snakeCase(property)} as "${property}"`)
    .join(", ");

/** As {@link columns}, as one JSON object. */
export const jsonOf = (alias: string, told: Record<string, true | string>): string =>
  `json_build_object(${Object.entries(told)
    .filter(([, isTold]) => isTold === true)
    .map(([property]) => `'${property}', ${alias}.${snakeCase(property)}`)
    .join(", ")})`;
