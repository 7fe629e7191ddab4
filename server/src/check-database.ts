import "reflect-metadata";
import { randomUUID } from "node:crypto";
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  getNamedType,
  getNullableType,
  graphql,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
  Kind,
  parse,
  type FieldNode,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from "graphql";
import type { DataSource } from "typeorm";
import { readConfig } from "./config.js";
import { UserType } from "./contract/index.js";
import { createDataSource } from "./database/data-source.js";
import { Database } from "./database/database.js";
import { startEmbeddedPostgres } from "./database/embedded-postgres.js";
import { migrate } from "./database/migrate.js";
import { entities } from "./features/index.js";
import { AppError } from "./platform/app-error.js";
import type { Viewer } from "./policy/viewer.js";
import { Reader } from "./reader/reader.js";
import { collectViews, createSchema } from "./schema.js";

/*
 * Part of `npm run check`: checks against a migrated database what the types cannot see. Every column has an entity
 * property and vice versa, and PostgreSQL accepts the SQL of each view and each query field, with all its arguments,
 * for each kind of user.
 */
const config = readConfig({ NODE_ENV: "test" });

interface Column {
  name: string;
  type: string;
  nullable: boolean;
  required: boolean;
}

/** Differences between the migrations and the entities. */
async function strayColumns(dataSource: DataSource): Promise<string[]> {
  const strays: string[] = [];
  for (const { tableName, columns } of dataSource.entityMetadatas) {
    const made: Column[] = await dataSource.query(
      `select column_name as name, data_type as type, is_nullable = 'YES' as nullable,
         is_nullable = 'NO' and column_default is null and is_generated = 'NEVER' as required
       from information_schema.columns where table_schema = current_schema() and table_name = $1`,
      [tableName],
    );
    const byName = new Map(made.map((column) => [column.name, column]));
    for (const column of columns) {
      const place = `${tableName}.${column.databaseName} (${column.propertyName})`;
      const found = byName.get(column.databaseName);
      const type = column.isArray ? "ARRAY" : dataSource.driver.normalizeType(column);
      if (!found) strays.push(`${place} is not created by any migration`);
      else if (found.type !== type) strays.push(`${place} is ${found.type}, and the entity says ${type}`);
      else if (found.nullable !== column.isNullable)
        strays.push(`${place} ${found.nullable ? "may" : "may not"} be null, and the entity says the opposite`);
      byName.delete(column.databaseName);
    }
    for (const { name, required } of byName.values())
      if (required) strays.push(`${tableName}.${name} must be given, and the entity has no property for it`);
  }
  return strays;
}

/** A value for an argument; alternatives that are compiled to different statements take turns. */
function literal(given: GraphQLInputType, turn: number): string {
  const type = getNullableType(given);
  if (isListType(type)) return `[${literal(type.ofType, turn)}]`;
  if (isEnumType(type)) return type.getValues()[turn % type.getValues().length]!.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map((field) => `${field.name}: ${literal(field.type, turn)}`);
    return `{ ${fields.join(", ")} }`;
  }
  switch (type.name) {
    case "ID":
      return `"${randomUUID()}"`;
    case "Int":
      return "1";
    case "Boolean":
      return turn % 2 === 0 ? "true" : "false";
    default:
      return '"x"';
  }
}

/** More than the values of any enum that is compiled to different statements. */
const turns = 4;

/** A field with all its arguments except the cursor, and all fields of the types it leads to. */
function selectionOf(field: GraphQLField<unknown, unknown>, turn: number, deeper = true): string {
  const given = field.args.filter(({ name }) => name !== "after");
  const values = given.map(({ name, type }) => `${name}: ${literal(type, turn)}`).join(", ");
  return `${field.name}${values && `(${values})`} ${innerOf(getNamedType(field.type), turn, deeper)}`;
}

const fieldsOf = (type: GraphQLObjectType, turn: number, deeper: boolean) =>
  Object.values(type.getFields())
    .map((field) => selectionOf(field, turn, deeper))
    .join(" ");

function innerOf(type: GraphQLNamedType, turn: number, deeper: boolean): string {
  if (!isObjectType(type)) return "";
  const node = type.name.endsWith("Connection") && type.getFields()["nodes"];
  if (node) return `{ totalCount nodes ${innerOf(getNamedType(node.type), turn, deeper)} }`;
  return deeper ? `{ ${fieldsOf(type, turn, false)} }` : "{ __typename }";
}

/**
 * Statements that PostgreSQL or the reader rejects. No one is logged in, so no statement is expected to return rows.
 */
async function unreadable(schema: GraphQLSchema, reader: Reader): Promise<string[]> {
  const failures = new Set<string>();
  const note = (what: string, error: unknown) => {
    const cause = (error as { originalError?: unknown }).originalError ?? error;
    if (!(cause instanceof AppError)) failures.add(`${what}: ${(cause as Error).message}`);
  };
  const views = new Map(collectViews().map((view) => [view.type, view]));
  const queries = Object.values(schema.getQueryType()!.getFields()).filter(
    ({ name }) => views.get("Query")!.fields?.[name],
  );
  const readById = new Set(
    [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
      .flatMap((root) => Object.values(root!.getFields()).map(({ type }) => getNullableType(type)))
      .filter((type): type is GraphQLObjectType => isObjectType(type) && views.has(type.name)),
  );
  for (const role of Object.values(UserType)) {
    const viewer: Viewer = { role, id: randomUUID(), sessionId: randomUUID() };
    const read = async (type: GraphQLObjectType, fields: string) => {
      const [operation] = parse(`{ row { ${fields} } }`).definitions;
      if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error("This is no operation");
      const fieldNodes = operation.selectionSet.selections as FieldNode[];
      const path = { prev: undefined, key: "row", typename: undefined };
      const info = { operation, fieldNodes, path, returnType: type, fragments: {}, variableValues: {} };
      await reader
        .request(viewer)
        .row(randomUUID(), info as unknown as GraphQLResolveInfo)
        .catch((error: unknown) => note(type.name, error));
    };
    for (const type of readById) for (let turn = 0; turn < turns; turn++) await read(type, fieldsOf(type, turn, true));
    for (const field of queries)
      for (let turn = 0; turn < turns; turn++) {
        const source = `{ ${selectionOf(field, turn)} }`;
        const contextValue = { viewer, reader: reader.request(viewer), hasTimedOut: () => false };
        const { errors = [] } = await graphql({ schema, source, contextValue });
        for (const error of errors) note(field.name, error);
      }
  }
  return [...failures];
}

const directory = mkdtempSync(join(tmpdir(), "quadwork-check-"));
// Started by root, PostgreSQL runs under another account, which has to enter this folder; the data stays private.
chmodSync(directory, 0o755);
const server = await startEmbeddedPostgres({ directory, durability: "none" });
try {
  const dataSource = await (await createDataSource(server.url, config, entities)).initialize();
  await migrate(dataSource, server.url);
  const database = new Database(dataSource, server.url, config, () => undefined);
  const schema = await createSchema();
  const limits = Object.fromEntries(Object.keys(config.sqlLimits).map((name) => [name, Infinity]));
  const reader = new Reader(schema, collectViews(), database, {
    limits: limits as typeof config.sqlLimits,
    today: () => "2030-01-01",
    isOwn: () => false,
  });
  const found = [...(await strayColumns(dataSource)), ...(await unreadable(schema, reader))];
  for (const each of found) console.error(each);
  if (found.length > 0) process.exitCode = 1;
  await database.close();
} finally {
  await server.stop();
  if (!server.dataDirectory.startsWith(directory))
    rmSync(dirname(server.dataDirectory), { recursive: true, force: true });
  rmSync(directory, { recursive: true, force: true });
}
