import type { ViewerSql } from "./viewer.js";

/**
 * How a viewer relates to a row, as SQL predicates. A predicate receives the row's alias and the viewer's SQL
 * expressions. It never sees a value, so nothing a caller sends can become SQL.
 *
 * A student profile has the id of the person's profile. Clubs and startups have ids of their own. `memberships` says
 * who acts for them, and every statement asks it anew, so that what ends binds with the next one.
 */
export type Predicate = (row: string, viewer: ViewerSql) => string;

/** What a cell of the permission table may hold. */
export type Rule = "never" | "always" | Predicate;

export const anyOf =
  (...predicates: Predicate[]): Predicate =>
  (row, viewer) =>
    `(${predicates.map((predicate) => predicate(row, viewer)).join(" or ")})`;

export const allOf =
  (...predicates: Predicate[]): Predicate =>
  (row, viewer) =>
    `(${predicates.map((predicate) => predicate(row, viewer)).join(" and ")})`;

export const not =
  (predicate: Predicate): Predicate =>
  (row, viewer) =>
    `not ${predicate(row, viewer)}`;
