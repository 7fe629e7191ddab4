import { snakeCase } from "../../reader/view.js";
import type { AccessTokenEntity } from "../access-tokens/index.js";
import type { ProfileEntity } from "../profile/index.js";
import type { FactorEntity } from "../second-factor/index.js";
import type { SessionEntity } from "../sessions/index.js";
import type { ApplicationEntity } from "../applications/index.js";
import type { ClubEntity } from "../clubs/index.js";
import type { DeliverableEntity, ProjectEntity } from "../projects/index.js";
import type { StartupEntity } from "../startups/index.js";
import type { StudentEntity } from "../students/index.js";
import type { TeamEntity } from "../teams/index.js";
import type { WebhookDeliveryEntity, WebhookEntity } from "../webhooks/index.js";

/** Whether the file of a person's data contains each property of a row: true, or the reason why not. */
type Exported<Row> = Record<keyof Row, true | string>;

const isSecret = "a secret";
const isThePerson = "identifies the person";
const isResolved = "appears as the name of what it refers to";

export const profile: Exported<ProfileEntity> = {
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

export const student: Exported<StudentEntity> = {
  id: isThePerson,
  clubId: isResolved,
  education: true,
  resumeUrl: true,
  skills: true,
};

export const club: Exported<ClubEntity> = {
  id: isThePerson,
  clubName: true,
  collegeName: true,
  secretCode: true,
  clubType: true,
  description: true,
  logoUrl: true,
  createdAt: true,
};

export const startup: Exported<StartupEntity> = {
  id: isThePerson,
  companyName: true,
  position: true,
  industry: true,
  website: true,
  description: true,
  logoUrl: true,
};

export const team: Exported<TeamEntity> = {
  id: true,
  teamName: true,
  description: true,
  clubId: isResolved,
  projectId: isResolved,
  teamLeadId: "appears as isLead: the other members of a team are not the person's data",
  createdAt: true,
};

export const application: Exported<ApplicationEntity> = {
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

export const project: Exported<ProjectEntity> = {
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

export const deliverable: Exported<DeliverableEntity> = {
  id: true,
  projectId: "nested in its project",
  title: true,
  description: true,
  dueDate: true,
  isCompleted: true,
  createdAt: true,
};

export const session: Exported<SessionEntity> = {
  id: true,
  profileId: isThePerson,
  userAgent: true,
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
  revokedAt: true,
};

export const accessToken: Exported<AccessTokenEntity> = {
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

export const webhook: Exported<WebhookEntity> = {
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

const isOfTheSending = "about the delivery, not about the person";

export const webhookDelivery: Exported<WebhookDeliveryEntity> = {
  id: isOfTheSending,
  webhookId: true,
  eventId: true,
  eventType: true,
  payload: "contains other people's data",
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

export const secondFactor: Exported<FactorEntity> = {
  id: true,
  profileId: isThePerson,
  factorType: true,
  status: true,
  friendlyName: true,
  createdAt: true,
  verifiedAt: "implied by the status",
  secret: isSecret,
  lastUsedStep: isSecret,
};

/** The columns of an alias that the file contains, under their API names. */
export const columns = (alias: string, exported: Record<string, true | string>): string =>
  Object.entries(exported)
    .filter(([, isTold]) => isTold === true)
    .map(([property]) => `${alias}.${snakeCase(property)} as "${property}"`)
    .join(", ");

/** Like {@link columns}, as one JSON object. */
export const jsonOf = (alias: string, exported: Record<string, true | string>): string =>
  `json_build_object(${Object.entries(exported)
    .filter(([, isTold]) => isTold === true)
    .map(([property]) => `'${property}', ${alias}.${snakeCase(property)}`)
    .join(", ")})`;
