import { getMetadataArgsStorage } from "typeorm";
import { snakeCase } from "../../reader/view.js";
import type { Declaration } from "../../reader/view-of.js";
import { AccessTokenEntity } from "../access-tokens/index.js";
import { Profile, ProfileEntity } from "../profile/index.js";
import { FactorEntity } from "../second-factor/index.js";
import { SessionEntity } from "../sessions/index.js";
import { Application, ApplicationEntity } from "../applications/index.js";
import { Club, ClubEntity } from "../clubs/index.js";
import { Deliverable } from "../deliverables/index.js";
import { DeliverableEntity, Project, ProjectEntity } from "../projects/index.js";
import { Startup, StartupEntity } from "../startups/index.js";
import { Student, StudentEntity } from "../students/index.js";
import { Team, TeamEntity } from "../teams/index.js";
import { WebhookDeliveryEntity, WebhookEntity } from "../webhooks/index.js";

/**
 * The properties of a row that stand in the file of a person's data: what the GraphQL type shows stands there by
 * itself, and every other property needs an entry, true or the reason why it is left out; one without does not compile.
 * @param _type null where each property has its entry.
 * @param entries may leave out what the type shows, too, by a reason.
 */
function told<Row extends object, Type = object>(
  row: Declaration<Row>,
  _type: Declaration<Type> | null,
  entries: Record<Exclude<keyof Row, keyof Type>, true | string> & Partial<Record<keyof Row, true | string>>,
): string[] {
  const reasons: Partial<Record<string, true | string>> = entries;
  return getMetadataArgsStorage()
    .columns.filter(({ target }) => target === row)
    .map(({ propertyName }) => propertyName)
    .filter((property) => typeof reasons[property] !== "string");
}

const isSecret = "a secret";
const isThePerson = "is the person";
const isResolved = "told by the name of what it refers to";

export const profile = told(ProfileEntity, Profile, {
  passwordHash: isSecret,
  emailVerifiedAt: true,
  updatedAt: true,
  deletedAt: "a deleted account has no file",
});

export const student = told(StudentEntity, Student, {
  id: isThePerson,
  clubId: isResolved,
});

export const club = told(ClubEntity, Club, {
  id: isThePerson,
  createdAt: true,
});

export const startup = told(StartupEntity, Startup, {
  id: isThePerson,
});

export const team = told(TeamEntity, Team, {
  clubId: isResolved,
  projectId: isResolved,
  teamLeadId: "told as isLead: the others in a team are not the person's to take along",
});

export const application = told(ApplicationEntity, Application, {
  projectId: isResolved,
  clubId: isResolved,
  teamId: isResolved,
});

export const project = told(ProjectEntity, Project, {
  startupId: isResolved,
  updatedAt: true,
});

export const deliverable = told(DeliverableEntity, Deliverable, {
  projectId: "stands within its project",
});

export const session = told(SessionEntity, null, {
  id: true,
  profileId: isThePerson,
  userAgent: true,
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
  revokedAt: true,
});

export const accessToken = told(AccessTokenEntity, null, {
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
});

export const webhook = told(WebhookEntity, null, {
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
});

const isOfTheSending = "about the sending, not about the person";

export const webhookDelivery = told(WebhookDeliveryEntity, null, {
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
});

export const secondFactor = told(FactorEntity, null, {
  id: true,
  profileId: isThePerson,
  factorType: true,
  status: true,
  friendlyName: true,
  createdAt: true,
  verifiedAt: "told by the status",
  secret: isSecret,
  lastUsedStep: isSecret,
});

/** The columns of an alias that stand in the file, named as the API names them. */
export const columns = (alias: string, properties: readonly string[]): string =>
  properties.map((property) => `${alias}.${snakeCase(property)} as "${property}"`).join(", ");

/** As {@link columns}, as one JSON object. */
export const jsonOf = (alias: string, properties: readonly string[]): string =>
  `json_build_object(${properties.map((property) => `'${property}', ${alias}.${snakeCase(property)}`).join(", ")})`;
