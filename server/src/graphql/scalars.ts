import { GraphQLError, GraphQLScalarType, type ValueNode } from "graphql";
import { GraphQLDateTime, GraphQLLocalDate } from "graphql-scalars";

/** What a value of a scalar has to be. */
export const scalarValues: Readonly<Record<string, string>> = {
  Boolean: "true or false",
  Date: "a calendar date that exists, as YYYY-MM-DD",
  DateTime: "a moment in RFC 3339, as 2026-01-31T09:30:00.000Z",
  Float: "a number",
  ID: "an id as a text",
  Int: "a whole number of at most 32 bits",
  String: "a text",
};

/** A literal in a document is refused in the words for values of variables, not in those of the library. */
const worded = <Internal, External>(name: string, scalar: GraphQLScalarType<Internal, External>) => ({
  ...scalar.toConfig(),
  name,
  parseLiteral(node: ValueNode): Internal {
    try {
      return scalar.parseLiteral(node);
    } catch {
      throw new GraphQLError(`Expected ${scalarValues[name]}.`, { nodes: node });
    }
  },
});

/** A calendar date. */
export const CalendarDate = new GraphQLScalarType({
  ...worded("Date", GraphQLLocalDate),
  description: "A calendar date without a time, as YYYY-MM-DD.",
  specifiedByURL: null,
});

/** A point in time. */
export const DateTime = new GraphQLScalarType({
  ...worded("DateTime", GraphQLDateTime),
  description: "A point in time in UTC with milliseconds, as RFC 3339: 2026-01-31T09:30:00.000Z.",
});
