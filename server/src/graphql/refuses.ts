import type { GraphQLField } from "graphql";
import { Extensions } from "type-graphql";
import type { ErrorCode } from "../contract/index.js";

/**
 * Names the errors an operation answers with, besides those of every mutation. The schema's description lists them;
 * none are named where there are none.
 */
export const Refuses = (...errors: ErrorCode[]) => Extensions({ refuses: errors });

/** The errors that {@link Refuses} names for a field; undefined where it says nothing about it. */
export const refusalsOf = (field: GraphQLField<unknown, unknown>) =>
  field.extensions["refuses"] as readonly ErrorCode[] | undefined;
