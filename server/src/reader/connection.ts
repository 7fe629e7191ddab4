import {
  getNamedType,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type SelectionSetNode,
} from "graphql";
import { limits } from "../contract/index.js";
import { fieldError } from "../platform/app-error.js";
import { literal, objectToJson } from "./json.js";
import type { Argument, Scope } from "./scope.js";
import { collectFields, selectionSets, type Fragments, type Variables } from "./selection.js";
import { orderBy, type OrderColumn, type Shared, type View, type Where } from "./view.js";

interface ConnectionField {
  definition: GraphQLField<unknown, unknown>;
  nodes: FieldNode[];
  where: Where;
  order: readonly OrderColumn[];
  shared: Shared | undefined;
  scope: Scope;
  parent: string;
}

/** The parts of a statement's compilation that a connection needs. */
interface Compilation {
  readonly source: { fragments: Fragments; variables: Variables };
  /** Set if the statement may scan a whole table. */
  costly: boolean;
  viewOf(type: string): View;
  /** A row alias that is unique within the statement. */
  nextRow(): string;
  /** The JSON object of a row. */
  object(view: View, sets: readonly SelectionSetNode[], row: string): string;
  /** FROM and WHERE for the rows that match the conditions and are visible to the viewer. */
  rowsOf(view: View, row: string, conditions: readonly (string | false)[]): string;
}

function pageSize(first: number): number {
  if (first < 0 || first > limits.pageSizeMaximum)
    throw fieldError("first", `first must be a whole number from 0 to ${limits.pageSizeMaximum}.`);
  return first;
}

/** A cursor is the base64url of a JSON list: the row's values of the order columns. */
const cursorOf = (order: readonly OrderColumn[], row: string) =>
  `translate(encode(convert_to(json_build_array(${order.map((column) => column.sql(row)).join(", ")})::text, 'UTF8'), 'base64'), E'+/=\\n', '-_')`;

const wellFormed: Record<OrderColumn["type"], RegExp> = {
  timestamptz: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-]\d{2}:\d{2})$/,
  date: /^\d{4}-\d{2}-\d{2}$/,
  uuid: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  text: /^[^\0]{0,1000}$/s,
  integer: /^-?\d{1,9}$/,
};

/**
 * Whether a text that looks like a date or timestamp starts with an existing calendar day; PostgreSQL has no year 0.
 */
function isCalendarDay(text: string): boolean {
  const day = text.slice(0, 10);
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && day >= "0001";
}

const exists = (type: OrderColumn["type"], text: string) =>
  (type !== "date" && type !== "timestamptz") || (isCalendarDay(text) && !Number.isNaN(Date.parse(text)));

function readCursor(cursor: string, order: readonly OrderColumn[]): string[] {
  try {
    const values = (JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown[]).map(String);
    if (
      values.length === order.length &&
      order.every(({ type }, index) => wellFormed[type].test(values[index]!) && exists(type, values[index]!))
    )
      return values;
  } catch {
    // Handled below, like any other foreign cursor.
  }
  throw fieldError("after", "after must be a cursor that this list returned.");
}

/** The rows after the cursor in the given order. */
function behind(order: readonly OrderColumn[], row: string, after: Argument): string {
  const values = order.map((column, index) =>
    after.as(column.type, (cursor: string) => readCursor(cursor, order)[index], `cursor${index}`),
  );
  const beyond = (index: number) =>
    `${order[index]!.sql(row)} ${order[index]!.direction === "asc" ? ">" : "<"} ${values[index]}`;
  if (order.every((column) => column.direction === order[0]!.direction)) {
    const columns = order.map((column) => column.sql(row)).join(", ");
    return `(${columns}) ${order[0]!.direction === "asc" ? ">" : "<"} (${values.join(", ")})`;
  }
  const steps = order.map((_, index) =>
    [...order.slice(0, index).map((column, before) => `${column.sql(row)} = ${values[before]}`), beyond(index)].join(
      " and ",
    ),
  );
  return `(${steps.map((step) => `(${step})`).join(" or ")})`;
}

/** The JSON of a connection. Reads one extra row to determine whether there is a next page. */
export function connectionToJson(
  compiler: Compilation,
  { definition, nodes, where, order, shared, scope, parent }: ConnectionField,
): string {
  const type = getNamedType(definition.type) as GraphQLObjectType;
  const nodeView = compiler.viewOf(type.name.replace(/Connection$/, ""));
  const row = compiler.nextRow();
  const first = scope.argument("first").as("integer", pageSize);
  const after = scope.argument("after");
  if (scope.argument("filter").get("search").given) compiler.costly = true;
  const conditions = where(row, scope, parent);
  const fields = (sets: FieldNode[]) =>
    collectFields(selectionSets(sets), compiler.source.fragments, compiler.source.variables);

  const columns: string[] = [];
  const perRow = (json: string) => {
    columns.push(`${json} as json${columns.length}`);
    return `'[' || coalesce(string_agg(page.json${columns.length - 1}, ',' order by page.position) filter (where page.position <= ${first}), '') || ']'`;
  };
  const cursorAt = (position: string) =>
    `coalesce('"' || max(page.cursor) filter (where page.position = ${position}) || '"', 'null')`;
  const pageInfo = (name: string): string => {
    switch (name) {
      case "hasNextPage":
        return `(count(*) > ${first})::text`;
      case "hasPreviousPage":
        return literal(String(after.given));
      case "startCursor":
        return cursorAt(`least(1, ${first})`);
      case "endCursor":
        return cursorAt(`least(page.total, ${first})`);
      default:
        return literal('"PageInfo"');
    }
  };
  const edge = (sets: FieldNode[]) =>
    objectToJson(
      [...fields(sets)].map(([key, selected]) => {
        const name = selected[0]!.name.value;
        if (name === "cursor") return [key, `'"' || ${cursorOf(order, row)} || '"'`];
        return [
          key,
          name === "node" ? compiler.object(nodeView, selectionSets(selected), row) : literal(`"${nodeView.type}Edge"`),
        ];
      }),
    );
  const member = (selected: FieldNode[]): string => {
    switch (selected[0]!.name.value) {
      case "edges":
        return perRow(edge(selected));
      case "nodes":
        return perRow(compiler.object(nodeView, selectionSets(selected), row));
      case "pageInfo":
        return objectToJson([...fields(selected)].map(([key, inner]) => [key, pageInfo(inner[0]!.name.value)]));
      case "totalCount":
        if (shared?.(scope)) compiler.costly = true;
        return `(select count(*)::text from ${compiler.rowsOf(nodeView, row, conditions)})`;
      default:
        return literal(`"${type.name}"`);
    }
  };

  const selected = [...fields(nodes)];
  const json = objectToJson(selected.map(([key, inner]) => [key, member(inner)]));
  if (!selected.some(([, inner]) => ["edges", "nodes", "pageInfo"].includes(inner[0]!.name.value))) return `(${json})`;
  const rows = compiler.rowsOf(nodeView, row, [...conditions, after.given && behind(order, row, after)]);
  const inner = `select ${[...columns, `${cursorOf(order, row)} as cursor`, `row_number() over (order by ${orderBy(order, row)}) as position`].join(", ")} from ${rows} order by ${orderBy(order, row)} limit ${first} + 1`;
  return `(select ${json} from (select counted.*, count(*) over () as total from (${inner}) counted) page)`;
}
