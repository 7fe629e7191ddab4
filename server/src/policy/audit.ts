import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { keyOf, resourceOf, resources, type Action, type Resource } from "./permissions.js";
import type { SignedInViewer } from "./viewer.js";

/** Whose a row is: they may read what was done to it. */
interface Owners {
  /** SQL array of profile ids. */
  people?: string;
  /** SQL array of ids of clubs and startups: it concerns those who act for them, whenever they look. */
  organisations?: string;
}

/** Where `target` is the row. Others are the row of the person who acts. */
const owners: Partial<Record<Resource, Owners>> = {
  accessToken: { people: "array[target.profile_id]" },
  calendarFeed: { people: "array[target.profile_id]" },
  webhook: { people: "array[target.profile_id]" },
  webhookDelivery: {
    people: "(select array[hook.profile_id] from webhooks hook where hook.id = target.webhook_id)",
  },
  profile: { people: "array[target.id]" },
  operatorAccount: { people: "array[target.id]" },
  failedMail: {
    people:
      "array(select person.id from profiles person where person.email = target.recipient " +
      "and person.email_verified_at is not null)",
  },
  student: { people: "array[target.id]", organisations: "array_remove(array[target.club_id], null)" },
  membership: {
    people: "array[target.profile_id]",
    organisations: "array[coalesce(target.club_id, target.startup_id)]",
  },
  membershipInvitation: { organisations: "array[coalesce(target.club_id, target.startup_id)]" },
  rosterInvitation: { organisations: "array_remove(array[target.club_id], null)" },
  handover: {
    people: "array[target.from_id, target.to_id]",
    organisations: "array[coalesce(target.club_id, target.startup_id)]",
  },
  // Sending a report, in contrast, is on record for the reporter alone.
  reportReview: { people: "target.owner_ids", organisations: "target.organisation_ids" },
  verification: { organisations: "array[coalesce(target.club_id, target.startup_id)]" },
  waitingDomain: { organisations: "array[coalesce(target.club_id, target.startup_id)]" },
  club: { organisations: "array[target.id]" },
  startup: { organisations: "array[target.id]" },
  project: { organisations: "array[target.startup_id]" },
  deliverable: {
    organisations: `(select array_remove(array[project.startup_id, (select team.club_id from team_projects link join club_teams team on team.id = link.team_id where link.project_id = project.id)], null)
      from projects project where project.id = target.project_id)`,
  },
  team: { organisations: "array[target.club_id]" },
  application: {
    organisations:
      "(select array[project.startup_id, target.club_id] from projects project where project.id = target.project_id)",
  },
};

/** The tables of audited rows; an account is its profile. */
const tables: Record<Resource, string | null> = { ...resources, account: "profiles" };

/** Whether an action changes something and is therefore recorded. */
export const isWrite = (action: Action) => !/\.(read|list|lookUp)/.test(action);

/** Who did what: a permit, or the part of one that is recorded. Null: the product, or a guest. */
interface AuditedAction {
  person: Pick<SignedInViewer, "id" | "accessToken" | "request"> | null;
  action: Action;
}

/**
 * Records in a write's own transaction what was done to rows. Writes record the rows they were authorised on
 * automatically; only for an account, which has no row of its own, the service calls this.
 */
export async function record(
  manager: EntityManager,
  { person, action }: AuditedAction,
  ...ids: string[]
): Promise<void> {
  const resource = resourceOf(action);
  const table = tables[resource];
  if (!isWrite(action) || !table || ids.length === 0) return;
  const { people = "'{}'::uuid[]", organisations = "'{}'::uuid[]" } = owners[resource] ?? { people: "array[$2::uuid]" };
  await manager.query(
    `insert into audit_events (id, actor_id, action, resource, resource_id, owner_ids, organisation_ids, access_token_id, via_access_token, request_id)
     select noted.id, $2::uuid, $3, $4, noted.row_id, ${people}, ${organisations}, $5::uuid, $5::uuid is not null, $6
     from unnest($1::uuid[], $7::uuid[]) noted (id, row_id) join ${table} target on target.${keyOf(resource)} = noted.row_id`,
    [
      ids.map(() => newId()),
      person?.id ?? null,
      action,
      resource,
      person?.accessToken?.id ?? null,
      person?.request?.id ?? null,
      ids,
    ],
  );
}
