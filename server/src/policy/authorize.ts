import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { AppError } from "../platform/app-error.js";
import { record } from "./audit.js";
import { keyOf, readActionOf, resourceOf, resources, ruleOf, type Action, type Resource } from "./permissions.js";
import { Permit } from "./permit.js";
import { actsForSome, isForOfficers, isOperator, viewerSql, type Rule, type ViewerSql } from "./rules.js";
import type { SignedInViewer, Viewer } from "./viewer.js";

/** A rule as an SQL condition on `row`. */
export function condition(rule: Rule, row: string, viewer: ViewerSql): string {
  if (rule === "always") return "true";
  if (rule === "never") return "false";
  return rule(row, viewer);
}

/** Whether the viewer sees rows, and may do what the permit says to them. Without those that are not there. */
function verdicts(manager: EntityManager, { viewer, action }: Permit, ids: readonly string[]) {
  const resource = resourceOf(action);
  const ofTarget = (each: Action) => condition(ruleOf(each, viewer.role), "target", viewerSql("$2::uuid"));
  return manager.query<{ visible: boolean; allowed: boolean }[]>(
    `select ${ofTarget(readActionOf(resource))} as visible, ${ofTarget(action)} as allowed, $2::uuid as viewer from ${resources[resource]} target where target.${keyOf(resource)} = any($1::uuid[])`,
    [ids, viewer.id],
  );
}

/** @throws AppError FORBIDDEN, or NOT_FOUND, also for a row the viewer may not see. */
function refuse(found: { visible: boolean; allowed: boolean }[], wanted: number): void {
  if (found.length !== wanted || found.some((row) => !row.visible)) throw new AppError("NOT_FOUND");
  if (found.some((row) => !row.allowed)) throw new AppError("FORBIDDEN");
}

/**
 * The first step of a read that the reader does not do: refuses by the permit's action on the row.
 * @throws AppError FORBIDDEN, or NOT_FOUND, also for a row the viewer may not see.
 */
export async function requireAllowed(manager: EntityManager, permit: Permit, id: string): Promise<void> {
  refuse(isUuid(id) ? await verdicts(manager, permit, [id]) : [], 1);
}

/**
 * The first step of every write: refuses, or locks its rows until the transaction ends and records what is done to
 * them. An action without rows has nothing to check; {@link recordCreation} records a row that the write creates.
 * @throws AppError FORBIDDEN, or NOT_FOUND, also for a row the viewer may not see.
 */
export async function judge(manager: EntityManager, permit: Permit, ids: readonly string[] | null): Promise<void> {
  const { viewer, action } = permit;
  const resource = resourceOf(action);
  const table = resources[resource];
  if ((table === null) !== (ids === null)) throw new Error(`${action} concerns ${table ? "rows" : "no row"}`);
  if (ids === null) return;
  if (createsRow(action)) {
    // A row that is not there yet decides nothing: the kind of user does, and whether they act for a club or startup.
    const statement = `select ${condition(ruleOf(action, viewer.role), "none", viewerSql("$1::uuid"))} as allowed, $1::uuid as viewer`;
    const [{ allowed }] = await manager.query<[{ allowed: boolean }]>(statement, [viewer.id]);
    if (!allowed) throw new AppError("FORBIDDEN");
    return;
  }
  if (!ids.every((id) => isUuid(id))) throw new AppError("NOT_FOUND");
  // Locked first, checked second: a single statement would check the row as it was before the lock was granted.
  const key = `target.${keyOf(resource)}`;
  const lock = `select ${key} from ${table} target where ${key} = any($1::uuid[]) order by ${key} for no key update`;
  const locked = await manager.query<unknown[]>(lock, [ids]);
  refuse(locked.length ? await verdicts(manager, permit, ids) : [], ids.length);
  await record(manager, permit, ...ids);
}

/** The last step of a write that creates its row. */
export async function recordCreation(manager: EntityManager, permit: Permit, ids: readonly string[]): Promise<void> {
  if (createsRow(permit.action)) await record(manager, permit, ...ids);
}

/**
 * Refuses students who are no officers what only officers among them may do, before anything is looked at.
 * @throws AppError FORBIDDEN.
 */
export async function requireOffice(manager: EntityManager, { viewer, action }: Permit): Promise<void> {
  if (!isForOfficers(ruleOf(action, viewer.role))) return;
  const statement = `select ${condition(actsForSome, "none", viewerSql("$1::uuid"))} as acts`;
  const [{ acts }] = await manager.query<[{ acts: boolean }]>(statement, [viewer.id]);
  if (!acts) throw new AppError("FORBIDDEN");
}

/** Whether a person operates the installation, in a session. */
export async function isPersonOperator(manager: EntityManager, id: string): Promise<boolean> {
  const statement = `select ${isOperator("none", viewerSql("$1::uuid"))} as operates`;
  const [{ operates }] = await manager.query<[{ operates: boolean }]>(statement, [id]);
  return operates;
}

const createsRow = (action: Action) => action.endsWith(".create");

/**
 * For a write that affects a row beyond its own action: checks that row by another action, locks and records it.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, INSUFFICIENT_SCOPE, or NOT_FOUND, also for a row the viewer may not
 *   see.
 */
export async function authorize(manager: EntityManager, viewer: Viewer, action: Action, id: string): Promise<void> {
  await judge(manager, Permit.grant(viewer, action), [id]);
}

/**
 * Refuses to refer to a row that the viewer may not see, and otherwise keeps it from being deleted until the
 * transaction ends. Unlike {@link authorize} it requires no scope, since it reveals only that the row exists.
 * @throws AppError NOT_FOUND.
 */
export async function requireVisible(
  manager: EntityManager,
  viewer: SignedInViewer,
  resource: Resource,
  id: string,
): Promise<void> {
  const table = resources[resource];
  if (!table) throw new Error(`${resource} has no rows`);
  const visible = condition(ruleOf(readActionOf(resource), viewer.role), "target", viewerSql("$2::uuid"));
  const statement = `select $2::uuid as viewer from ${table} target where target.${keyOf(resource)} = $1 and ${visible} for key share of target`;
  if (!isUuid(id) || (await manager.query<unknown[]>(statement, [id, viewer.id])).length === 0)
    throw new AppError("NOT_FOUND");
}
