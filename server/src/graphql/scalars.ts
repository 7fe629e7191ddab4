import { GraphQLScalarType } from "graphql";
import { GraphQLDateTime, GraphQLLocalDate } from "graphql-scalars";

/** A calendar date. */
export const CalendarDate = new GraphQLScalarType({
  ...GraphQLLocalDate.toConfig(),
  name: "Date",
  description: "A calendar date without a time, as YYYY-MM-DD.",
  specifiedByURL: null,
});

/** A point in time. */
export const DateTime = new GraphQLScalarType({
  ...GraphQLDateTime.toConfig(),
  name: "DateTime",
  description: "A point in time in UTC with milliseconds, as RFC 3339: 2026-01-31T09:30:00.000Z.",
});
