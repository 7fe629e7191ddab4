import { getMetadataArgsStorage } from "typeorm";
import type { BelongsTo, View, ViewField } from "./view.js";

/** A class that declares a GraphQL type or an entity; views need its name and its properties, never an instance. */
export type Declaration<Instance> = abstract new () => Instance;

/** Fields of a type that no property of the row answers: missing there, or of another type. Null is told by both. */
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
 * How a GraphQL type is read from the rows of an entity. A field that is not named here is the entity's property of
 * that name; one that is neither does not compile.
 * @param how.table stands in for the entity's table where not every row of it is read.
 */
export function viewOf<Type, Row extends object>(
  type: Declaration<Type>,
  row: Declaration<Row>,
  how: Pick<View, "visible" | "join"> & { table?: string; fields: FieldsOf<Type, Row> },
): View {
  return { type: type.name, table: tableOf(row), ...how };
}

/**
 * As {@link viewOf}, for rows that no entity writes: a query, or a table that only migrations and triggers fill. That
 * its columns are there is known once the check has asked the database.
 */
export function viewOfTable<Type>(
  type: Declaration<Type>,
  table: string,
  how: Pick<View, "visible" | "join"> & { fields: Partial<Record<keyof Type, ViewField>> },
): View {
  return { type: type.name, table, ...how, fields: how.fields as Record<string, ViewField> };
}

/** @throws Error for a class that is no entity. */
function tableOf(row: Declaration<object>): string {
  const name = getMetadataArgsStorage().tables.find(({ target }) => target === row)?.name;
  if (!name) throw new Error(`${row.name} is no entity with a table of that name`);
  return name;
}
