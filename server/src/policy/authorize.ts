import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { AppError } from "../platform/app-error.js";
import { record } from "./audit.js";
import { readActionOf, resourceOf, resources, ruleOf, type Action } from "./permissions.js";
import type { Rule } from "./rules.js";
import { requireScopeOf } from "./scopes.js";
import type { SessionViewer, SignedInViewer, Viewer } from "./viewer.js";

/** A rule as an SQL condition on `row`, with the viewer's id as the expression `viewer`. */
export function condition(rule: Rule, row: string, viewer: string): string {
  if (rule === "always") return "true";
  if (rule === "never") return "false";
  return rule(row, viewer);
}

/**
 * Whether the viewer's kind may do this at all, and with this credential, before any row is looked at.
 * @throws AppError UNAUTHENTICATED without a credential, FORBIDDEN for the wrong kind of user, INSUFFICIENT_SCOPE for a
 *   personal access token that does not reach so far.
 */
export function requireRole(viewer: Viewer, action: Action): void {
  if (ruleOf(action, viewer.role) === "never")
    throw new AppError(viewer.role === "anonymous" ? "UNAUTHENTICATED" : "FORBIDDEN");
  requireScopeOf(viewer, action);
}

/** As {@link requireRole}, for actions that only a signed-in person can be allowed. */
export function requireSignedIn(viewer: Viewer, action: Action): asserts viewer is SignedInViewer {
  requireRole(viewer, action);
  if (viewer.role === "anonymous") throw new AppError("UNAUTHENTICATED");
}

/** As {@link requireSignedIn}, for what only a session can be allowed, never an access token. */
export function requireSession(viewer: Viewer, action: Action): asserts viewer is SessionViewer {
  requireSignedIn(viewer, action);
  if (viewer.accessToken) throw new AppError("FORBIDDEN");
}

/**
 * The first line of every write on a row: refuses, or locks the row until the transaction ends and records what is done.
 * @throws AppError UNAUTHENTICATED, FORBIDDEN, or NOT_FOUND, which is also the answer for a row the viewer may not see.
 */
export async function authorize(manager: EntityManager, viewer: Viewer, action: Action, id: string): Promise<void> {
  requireSignedIn(viewer, action);
  const resource = resourceOf(action);
  const table = resources[resource];
  if (!table) throw new Error(`${action} concerns no row`);
  if (!isUuid(id)) throw new AppError("NOT_FOUND");
  const visible = condition(ruleOf(readActionOf(resource), viewer.role), "target", "$2::uuid");
  const allowed = condition(ruleOf(action, viewer.role), "target", "$2::uuid");
  // Locked first, judged second: a statement that does both would judge the row as it was before the lock was granted.
  const lock = `select target.id from ${table} target where target.id = $1 for no key update`;
  const rows: { visible: boolean; allowed: boolean }[] = (await manager.query(lock, [id])).length
    ? await manager.query(
        `select ${visible} as visible, ${allowed} as allowed, $2::uuid as viewer from ${table} target where target.id = $1`,
        [id, viewer.id],
      )
    : [];
  const [row] = rows;
  if (!row?.visible) throw new AppError("NOT_FOUND");
  if (!row.allowed) throw new AppError("FORBIDDEN");
  await record(manager, viewer, action, id);
}
