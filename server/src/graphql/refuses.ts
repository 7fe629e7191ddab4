import type { GraphQLField } from "graphql";
import { Extensions } from "type-graphql";
import type { ErrorCode } from "../contract/index.js";

/**
 * Names the errors an operation returns, besides those of every mutation. They are listed in its description, unless
 * there are none.
 */
export const Refuses = (...errors: ErrorCode[]) => Extensions({ refuses: errors });

/** The errors that {@link Refuses} names for a field; undefined if it has no {@link Refuses}. */
export const refusalsOf = (field: GraphQLField<unknown, unknown>) =>
  field.extensions["refuses"] as readonly ErrorCode[] | undefined;
