import { Authorized, createParameterDecorator, Extensions } from "type-graphql";
import type { GraphQLField, GraphQLSchema } from "graphql";
import { isWrite } from "../policy/audit.js";
import type { Action } from "../policy/permissions.js";
import { Permit } from "../policy/permit.js";
import type { Context } from "./context.js";
import { refusalsOf } from "./refuses.js";

/**
 * Names the action that decides about a query, mutation or field. On an operation it refuses the kinds of user whom
 * the permission table never allows the action; on a field of a type the reader answers null where the rule fails. A
 * mutation hands it on as a {@link Permitted} permit, without which nothing is written.
 */
export const Guarded =
  (action: Action): MethodDecorator & PropertyDecorator =>
  (target: object, key: string | symbol, descriptor?: PropertyDescriptor) => {
    Authorized(action)(target, key, descriptor as never);
    Extensions({ action })(target, key, descriptor as never);
  };

/** The action that {@link Guarded} names for a field; undefined where it names none. */
export const guardOf = (field: GraphQLField<unknown, unknown> | undefined) =>
  field?.extensions["action"] as Action | undefined;

/**
 * Holds every operation to naming the action that decides who may call it, and every mutation to its errors.
 * @throws Error that names the operation which does not.
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

/** The permit of a mutation's viewer for the action that {@link Guarded} names above it. */
export const Permitted = () =>
  createParameterDecorator<Context>(({ context, info }) => {
    const action = guardOf(info.parentType.getFields()[info.fieldName]);
    if (!action) throw new Error(`${info.fieldName} names no action`);
    return Permit.grant(context.viewer, action);
  });
