import { getMetadataArgsStorage } from "typeorm";
import type { BelongsTo, View, ViewField } from "./view.js";

/** A class that declares a GraphQL type or an entity. Views need its name and properties, never an instance. */
export type Declaration<Instance> = abstract new () => Instance;

/** Fields of a type without a matching property in the row: missing there, or of another type. Both may be null. */
type Computed<Type, Row> = {
  [Field in keyof Type]: Field extends keyof Row
    ? NonNullable<Row[Field]> extends NonNullable<Type[Field]>
      ? never
      : Field
    : Field;
}[keyof Type];

type FieldsOf<Type, Row> = Record<Computed<Type, Row>, ViewField | BelongsTo<Row>> &
  Partial<Record<Exclude<keyof Type, Computed<Type, Row>>, ViewField | BelongsTo<Row>>>;

/**
 * How a GraphQL type is read from the rows of an entity. A field that is not named here is read from the entity's
 * property of the same name; without one, the view does not compile.
 * @param how.table replaces the entity's table where only some of its rows are read.
 */
export function viewOf<Type, Row extends object>(
  type: Declaration<Type>,
  row: Declaration<Row>,
  how: Pick<View, "visible" | "join"> & { table?: string; fields: FieldsOf<Type, Row> },
): View {
  return { type: type.name, table: tableOf(row), ...how };
}

/**
 * Like {@link viewOf}, for rows that no entity writes: a query, or a table that only migrations and triggers fill. `npm
 * run check` verifies its columns against a database.
 */
export function viewOfTable<Type>(
  type: Declaration<Type>,
  table: string,
  how: Pick<View, "visible" | "join"> & { fields: Partial<Record<keyof Type, ViewField>> },
): View {
  return { type: type.name, table, ...how, fields: how.fields as Record<string, ViewField> };
}

/** @throws Error for a class that is not an entity. */
function tableOf(row: Declaration<object>): string {
  const name = getMetadataArgsStorage().tables.find(({ target }) => target === row)?.name;
  if (!name) throw new Error(`${row.name} is no entity with a table of that name`);
  return name;
}
