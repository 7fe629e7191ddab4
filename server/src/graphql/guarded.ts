import { Authorized, createParameterDecorator, Extensions } from "type-graphql";
import type { GraphQLField, GraphQLSchema } from "graphql";
import { isWrite } from "../policy/audit.js";
import type { Action } from "../policy/permissions.js";
import { Permit } from "../policy/permit.js";
import type { Context } from "./context.js";
import { refusalsOf } from "./refuses.js";

/**
 * Names the action that guards a query, mutation or field. On an operation, it refuses the kinds of user that the
 * permission table never allows the action; on a field of a type, the reader returns null where the rule fails. A
 * mutation receives the action as a {@link Permitted} permit, which every write requires.
 */
export const Guarded =
  (action: Action): MethodDecorator & PropertyDecorator =>
  (target: object, key: string | symbol, descriptor?: PropertyDescriptor) => {
    Authorized(action)(target, key, descriptor as never);
    Extensions({ action })(target, key, descriptor as never);
  };

/** The action that {@link Guarded} names for a field; undefined if none. */
export const guardOf = (field: GraphQLField<unknown, unknown> | undefined) =>
  field?.extensions["action"] as Action | undefined;

/**
 * Requires every operation to name its action, and every mutation its errors.
 * @throws Error that names the offending operation.
 */
export function requireGuards(schema: GraphQLSchema): void {
  const mutations = schema.getMutationType();
  for (const root of [schema.getQueryType(), mutations, schema.getSubscriptionType()])
    for (const field of Object.values(root?.getFields() ?? {})) {
      const action = guardOf(field);
      if (!action) throw new Error(`${field.name} names no action: nothing would decide who may call it`);
      if (root === mutations && !isWrite(action))
        throw new Error(`${field.name} is a mutation, but ${action} is no permission to change anything`);
      if (root === mutations && !refusalsOf(field)) throw new Error(`${field.name} does not name what it refuses with`);
    }
}

/** The permit of a mutation's viewer for the action named by {@link Guarded}. */
export const Permitted = () =>
  createParameterDecorator<Context>(({ context, info }) => {
    const action = guardOf(info.parentType.getFields()[info.fieldName]);
    if (!action) throw new Error(`${info.fieldName} names no action`);
    return Permit.grant(context.viewer, action);
  });
