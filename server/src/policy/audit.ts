import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { resourceOf, resources, type Action, type Resource } from "./permissions.js";
import type { SignedInViewer } from "./viewer.js";

/** The owners of a row, as an SQL array of profile ids: they may read what was done to it. */
const owners: Partial<Record<Resource, string>> = {
  accessToken: "array[target.profile_id]",
  webhook: "array[target.profile_id]",
  webhookDelivery: "(select array[hook.profile_id] from webhooks hook where hook.id = target.webhook_id)",
  profile: "array[target.id]",
  student: "array_remove(array[target.id, target.club_id], null)",
  club: "array[target.id]",
  startup: "array[target.id]",
  project: "array[target.startup_id]",
  deliverable: `(select array_remove(array[project.startup_id, (select team.club_id from team_projects link join club_teams team on team.id = link.team_id where link.project_id = project.id)], null)
    from projects project where project.id = target.project_id)`,
  team: "array[target.club_id]",
  application:
    "(select array[project.startup_id, target.club_id] from projects project where project.id = target.project_id)",
};

/** The tables of audited rows; an account is its profile. */
const tables: Record<Resource, string | null> = { ...resources, account: "profiles" };

/** Whether an action changes something and is therefore recorded. */
export const isWrite = (action: Action) => !/\.(read|list|lookUp)/.test(action);

/** Who did what: a permit, or the part of one that is recorded. */
interface AuditedAction {
  person: Pick<SignedInViewer, "id" | "accessToken" | "request">;
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
  const ownerIds = owners[resource] ?? "array[$2::uuid]";
  await manager.query(
    `insert into audit_events (id, actor_id, action, resource, resource_id, owner_ids, access_token_id, via_access_token, request_id)
     select noted.id, $2::uuid, $3, $4, target.id, ${ownerIds}, $5::uuid, $5::uuid is not null, $6
     from unnest($1::uuid[], $7::uuid[]) noted (id, row_id) join ${table} target on target.id = noted.row_id`,
    [
      ids.map(() => newId()),
      person.id,
      action,
      resource,
      person.accessToken?.id ?? null,
      person.request?.id ?? null,
      ids,
    ],
  );
}
