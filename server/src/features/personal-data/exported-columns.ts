import { getMetadataArgsStorage } from "typeorm";
import { snakeCase } from "../../reader/view.js";
import type { Declaration } from "../../reader/view-of.js";
import { AccessTokenEntity } from "../access-tokens/index.js";
import { Profile, ProfileEntity } from "../profile/index.js";
import { FactorEntity } from "../second-factor/index.js";
import { SessionEntity } from "../sessions/index.js";
import { CalendarFeedEntity } from "../calendar/index.js";
import { Application, ApplicationEntity } from "../applications/index.js";
import { Club, ClubEntity } from "../clubs/index.js";
import { Deliverable } from "../deliverables/index.js";
import { DeliverableEntity, Project, ProjectEntity } from "../projects/index.js";
import { MembershipInvitationEntity } from "../membership-invitations/index.js";
import { MembershipEntity } from "../memberships/index.js";
import { RosterInvitationEntity } from "../roster/index.js";
import { Startup, StartupEntity } from "../startups/index.js";
import { Student, StudentEntity } from "../students/index.js";
import { Team, TeamEntity } from "../teams/index.js";
import { VerificationEntity } from "../verification/index.js";
import { WebhookDeliveryEntity, WebhookEntity } from "../webhooks/index.js";

/**
 * The properties of a row that the file of a person's data contains. It contains those that the GraphQL type shows;
 * every other property needs an entry, true or the reason why it is left out, and does not compile without.
 * @param _type null where every property has an entry.
 * @param entries may also give a reason to leave out a property that the type shows.
 */
function exported<Row extends object, Type = object>(
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
const isThePerson = "identifies the person";
const isResolved = "appears as the name of what it refers to";

export const profile = exported(ProfileEntity, Profile, {
  passwordHash: isSecret,
  emailVerifiedAt: true,
  updatedAt: true,
  deletedAt: "a deleted account has no file",
});

export const student = exported(StudentEntity, Student, {
  id: isThePerson,
  clubId: isResolved,
  awaitedClubId: "null once the person can log in",
});

export const membership = exported(MembershipEntity, null, {
  profileId: isThePerson,
  clubId: isResolved,
  startupId: isResolved,
  role: true,
  position: true,
  askedAt: true,
  createdAt: true,
});

export const membershipInvitation = exported(MembershipInvitationEntity, null, {
  id: true,
  clubId: isResolved,
  startupId: isResolved,
  role: true,
  email: true,
  invitedBy: "appears as isSent",
  tokenHash: isSecret,
  status: true,
  createdAt: true,
  expiresAt: true,
});

export const rosterInvitation = exported(RosterInvitationEntity, null, {
  id: true,
  clubId: isResolved,
  email: true,
  firstName: true,
  lastName: true,
  education: true,
  invitedBy: "identifies another person",
  tokenHash: isSecret,
  status: true,
  createdAt: true,
  sentAt: true,
  expiresAt: true,
});

export const verification = exported(VerificationEntity, null, {
  id: true,
  clubId: isResolved,
  startupId: isResolved,
  domain: true,
  token: "published to show whose the domain is, not about a person",
  method: true,
  checkedAt: true,
  dueAt: true,
  failingSince: true,
  email: true,
  mailTokenHash: isSecret,
  mailExpiresAt: true,
  createdAt: true,
});

export const club = exported(ClubEntity, Club, {
  createdAt: true,
  isUnattended: "false for whoever acts for the club and can log in",
});

export const startup = exported(StartupEntity, Startup, {});

export const team = exported(TeamEntity, Team, {
  clubId: isResolved,
  projectId: isResolved,
  teamLeadId: "appears as isLead: the other members of a team are not the person's data",
});

export const application = exported(ApplicationEntity, Application, {
  projectId: isResolved,
  clubId: isResolved,
  teamId: isResolved,
});

export const project = exported(ProjectEntity, Project, {
  startupId: isResolved,
  updatedAt: true,
});

export const deliverable = exported(DeliverableEntity, Deliverable, {
  updatedAt: true,
  projectId: "nested in its project",
});

export const session = exported(SessionEntity, null, {
  id: true,
  profileId: isThePerson,
  userAgent: true,
  createdAt: true,
  lastUsedAt: true,
  expiresAt: true,
  revokedAt: true,
});

export const accessToken = exported(AccessTokenEntity, null, {
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

export const calendarFeed = exported(CalendarFeedEntity, null, {
  id: true,
  profileId: isThePerson,
  tokenHash: isSecret,
  createdAt: true,
  lastReadAt: true,
});

export const webhook = exported(WebhookEntity, null, {
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

const isOfTheSending = "about the delivery, not about the person";

export const webhookDelivery = exported(WebhookDeliveryEntity, null, {
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
});

export const secondFactor = exported(FactorEntity, null, {
  id: true,
  profileId: isThePerson,
  factorType: true,
  status: true,
  friendlyName: true,
  createdAt: true,
  verifiedAt: "implied by the status",
  secret: isSecret,
  lastUsedStep: isSecret,
});

/** The columns of an alias that the file contains, under their API names. */
export const columns = (alias: string, properties: readonly string[]): string =>
  properties.map((property) => `${alias}.${snakeCase(property)} as "${property}"`).join(", ");

/** Like {@link columns}, as one JSON object. */
export const jsonOf = (alias: string, properties: readonly string[]): string =>
  `json_build_object(${properties.map((property) => `'${property}', ${alias}.${snakeCase(property)}`).join(", ")})`;
