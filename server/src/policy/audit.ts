import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { resourceOf, resources, type Action, type Resource } from "./permissions.js";
import type { SignedInViewer } from "./viewer.js";

/** Whose a row is, as an SQL array of profile ids: they may read what was done to it. */
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

/** The tables of rows that are recorded: an account is its profile. */
const tables: Record<Resource, string | null> = { ...resources, account: "profiles" };

/** Whether an action changes something and so is recorded. */
const isWrite = (action: Action) => !/\.(read|list|lookUp)/.test(action);

/**
 * Records in a write's own transaction that the viewer did something to the row on which it was judged.
 * `authorize` does so by itself; only what creates its row without asking about another one records it itself.
 */
export async function record(
  manager: EntityManager,
  viewer: Pick<SignedInViewer, "id" | "accessToken" | "request">,
  action: Action,
  id: string,
): Promise<void> {
  const resource = resourceOf(action);
  const table = tables[resource];
  if (!isWrite(action) || !table) return;
  const ownerIds = owners[resource] ?? "array[$2::uuid]";
  await manager.query(
    `insert into audit_events (id, actor_id, action, resource, resource_id, owner_ids, access_token_id, via_access_token, request_id)
     select $1, $2::uuid, $3, $4, target.id, ${ownerIds}, $5::uuid, $5::uuid is not null, $6 from ${table} target where target.id = $7`,
    [newId(), viewer.id, action, resource, viewer.accessToken?.id ?? null, viewer.request?.id ?? null, id],
  );
}
