import { Authorized, Extensions } from "type-graphql";
import type { Action } from "../policy/permissions.js";

/**
 * Names the action that decides about a query, mutation or field. On an operation it refuses the kinds of user whom
 * the permission table never allows the action; on a field of a type the reader answers null where the rule fails.
 */
export const Guarded =
  (action: Action): MethodDecorator & PropertyDecorator =>
  (target: object, key: string | symbol, descriptor?: PropertyDescriptor) => {
    Authorized(action)(target, key, descriptor as never);
    Extensions({ action })(target, key, descriptor as never);
  };
