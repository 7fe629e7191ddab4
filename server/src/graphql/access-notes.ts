import { isObjectType, type GraphQLSchema } from "graphql";
import { permissions, type Action } from "../policy/permissions.js";
import { scopes } from "../policy/scopes.js";
import type { View } from "../reader/view.js";
import { guardOf } from "./guarded.js";
import { refusalsOf } from "./refuses.js";

/*
 * Partners read in the schema what an operation refuses with, who may call it and which scope a personal access token
 * needs for it. All of it is appended here, the latter two from the tables that decide, so that no description can say
 * something else.
 */

const people = [
  ["student", "students"],
  ["club_head", "club heads"],
  ["startup", "startups"],
] as const;

/** Whom the permission table allows an action at all. */
function audience(action: Action): string {
  const row = permissions[action];
  if (row.anonymous !== "never") return "everybody, logged in or not";
  const allowed = people.filter(([role]) => row[role] !== "never").map(([, name]) => name);
  return allowed.length === people.length ? "everybody logged in" : allowed.join(" and ");
}

/** As in `Access: startups. Scope: PROJECTS_WRITE.` */
function accessNote(action: Action): string {
  const scope = scopes[action];
  const sessionOnly =
    permissions[action].anonymous === "never" ? ", in a session only" : ", never with an access token";
  return `Access: ${audience(action)}${scope === null ? `${sessionOnly}.` : `. Scope: ${scope.toUpperCase()}.`}`;
}

/**
 * Appends to descriptions what the policy says of each operation, of each type, and of each field that needs more than
 * its type.
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
