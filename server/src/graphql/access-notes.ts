import { isObjectType, type GraphQLSchema } from "graphql";
import { permissions, type Action } from "../policy/permissions.js";
import { scopes } from "../policy/scopes.js";
import type { View } from "../reader/view.js";
import { guardOf } from "./guarded.js";
import { refusalsOf } from "./refuses.js";

/*
 * The schema tells partners which errors an operation returns, who may call it, and which scope a personal access token
 * needs. These notes are appended here, the latter two from the tables that decide, so that descriptions and rules
 * never differ.
 */

const people = [
  ["student", "students"],
  ["club_head", "club heads"],
  ["startup", "startups"],
] as const;

/** Which kinds of user the permission table allows an action. */
function audience(action: Action): string {
  const row = permissions[action];
  if (row.anonymous !== "never") return "everyone, including guests";
  const allowed = people.filter(([role]) => row[role] !== "never").map(([, name]) => name);
  return allowed.length === people.length ? "everyone logged in" : allowed.join(" and ");
}

/** As in `Access: startups. Scope: PROJECTS_WRITE.` */
function accessNote(action: Action): string {
  const scope = scopes[action];
  const sessionOnly =
    permissions[action].anonymous === "never" ? ", by session only" : ", but not with an access token";
  return `Access: ${audience(action)}${scope === null ? `${sessionOnly}.` : `. Scope: ${scope.toUpperCase()}.`}`;
}

/**
 * Appends the policy's rules to the descriptions of operations, of types, and of fields that need more than their type.
 */
export function describeAccess(schema: GraphQLSchema, views: readonly View[]): void {
  for (const root of [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]) {
    for (const field of Object.values(root?.getFields() ?? {})) {
      const action = guardOf(field);
      const refusals = refusalsOf(field);
      if (refusals?.length) field.description += ` Errors: ${refusals.join(", ")}.`;
      if (action) field.description += ` ${accessNote(action)}`;
    }
  }
  for (const { type: name, visible } of views) {
    const type = schema.getType(name);
    if (!visible || !isObjectType(type)) continue;
    const scope = scopes[visible];
    if (scope) type.description = `${type.description} Scope: ${scope.toUpperCase()}.`;
    for (const field of Object.values(type.getFields())) {
      const action = guardOf(field);
      const own = action && scopes[action];
      if (own && own !== scope) field.description = `${field.description} Scope: ${own.toUpperCase()}.`;
    }
  }
}
