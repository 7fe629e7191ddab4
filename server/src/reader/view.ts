import { limits } from "../contract/index.js";
import type { Action } from "../policy/permissions.js";
import type { Argument, Scope } from "./scope.js";

/**
 * A view defines how one GraphQL type is read. A field that the view does not mention is the column of the same name in
 * snake case. Everything here is trusted SQL of our own; values reach a statement only through {@link Scope}.
 */
export interface View {
  /** Name of the GraphQL object type. */
  type: string;
  /** The FROM item: a table or a parenthesised query. Null only for Query, whose fields have no row. */
  table: string | null;
  /** Further tables to join to each row, for a type that spans several. */
  join?: (row: string) => string;
  /** The action that decides whether a row is visible; null if every row that can be reached is. */
  visible: Action | null;
  fields?: Record<string, ViewField>;
}

/** One column of an order. Its values must never be null. */
export interface OrderColumn {
  sql: (row: string) => string;
  /** PostgreSQL type of the value, needed to compare a cursor with it. */
  type: "timestamptz" | "date" | "uuid" | "text" | "integer";
  direction: "asc" | "desc";
}

/** A condition that ties a row to its parent (for a root field `parent` is empty) and filters it by arguments. */
export type Where = (row: string, scope: Scope, parent: string) => (string | false)[];

/** Whether a list contains what everyone sees, so that counting it reads the whole table. */
export type Shared = (scope: Scope) => boolean;

export type ViewField =
  | { kind: "value"; sql: (row: string, scope: Scope) => string; costly?: boolean }
  | { kind: "allowed"; action: Action; and?: (row: string, scope: Scope) => string }
  | { kind: "one"; where: Where; order?: OrderColumn[] }
  | { kind: "byId"; id: (scope: Scope) => Argument }
  | { kind: "list"; where: Where; order: OrderColumn[]; most: number }
  | { kind: "connection"; where: Where; order: OrderColumn[]; shared?: Shared };

/** Like {@link ViewField}, only for views of rows of that type. */
export type BelongsTo<Row> = ViewField & { readonly parent?: Row };

export type ListField = Extract<ViewField, { kind: "list" }>;

/** A field with explicit SQL; the field's GraphQL type determines its conversion to JSON. */
export const value = (sql: (row: string, scope: Scope) => string): ViewField => ({ kind: "value", sql });

/** Like {@link value}, for SQL that scans a whole table. */
export const costlyValue = (sql: (row: string, scope: Scope) => string): ViewField => ({
  kind: "value",
  sql,
  costly: true,
});

/**
 * A `viewerCan…` field: whether the policy allows the viewer the action on this row, and the row's state permits it.
 */
export const viewerCan = (action: Action, and?: (row: string, scope: Scope) => string): ViewField => ({
  kind: "allowed",
  action,
  ...(and && { and }),
});

/** The one row that matches the conditions, or null. */
export const one = (where: Where, order?: OrderColumn[]): ViewField => ({
  kind: "one",
  where,
  ...(order && { order }),
});

/** The row that a property of the parent's row refers to. */
export const belongsTo = <Row>(property: keyof Row & string): BelongsTo<Row> =>
  one((row, _scope, parent) => [`${row}.id = ${parent}.${snakeCase(property)}`]);

/** The column of a property. */
export const snakeCase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A root field that finds a row by its id; several of them in one request share a statement. */
export const byId = (id: (scope: Scope) => Argument): ViewField => ({ kind: "byId", id });

/** The first rows, for lists that do not grow and so have no `first` argument. */
export const list = (order: OrderColumn[], where: Where, most: number = limits.pageSizeMaximum): ViewField => ({
  kind: "list",
  where,
  order,
  most,
});

/** A page of rows as a connection; the field takes `first` and `after`. */
export const connection = (order: OrderColumn[], where: Where, shared?: Shared): ViewField => ({
  kind: "connection",
  where,
  order,
  ...(shared && { shared }),
});

const column =
  (name: string): OrderColumn["sql"] =>
  (row) =>
    `${row}.${name}`;

export const byIdAscending: OrderColumn = { sql: column("id"), type: "uuid", direction: "asc" };

export const newestFirst: OrderColumn[] = [
  { sql: column("created_at"), type: "timestamptz", direction: "desc" },
  { sql: column("id"), type: "uuid", direction: "desc" },
];

export const orderColumn = (
  name: string,
  type: OrderColumn["type"],
  direction: OrderColumn["direction"] = "asc",
): OrderColumn => ({
  sql: column(name),
  type,
  direction,
});

/** The ORDER BY list of an order. */
export const orderBy = (order: readonly OrderColumn[], row: string) =>
  order.map((each) => `${each.sql(row)} ${each.direction}`).join(", ");
