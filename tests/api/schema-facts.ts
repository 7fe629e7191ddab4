/** What the tests need to know about the schema: over HTTP, and from the built server where HTTP does not tell. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from "graphql";
import type { TestServer } from "../support/test-server.ts";
import { repository } from "../support/test-database.ts";

/** The schema as partners see it. */
export async function schemaOf(server: TestServer): Promise<GraphQLSchema> {
  return buildClientSchema(await server.request<IntrospectionQuery>(getIntrospectionQuery()));
}

/** The names of all queries, mutations and subscriptions. */
export async function operationsOf(
  server: TestServer,
): Promise<{ Query: string[]; Mutation: string[]; Subscription: string[] }> {
  const schema = await schemaOf(server);
  const namesOf = (root: GraphQLObjectType | null | undefined) => Object.keys(root!.getFields());
  return {
    Query: namesOf(schema.getQueryType()),
    Mutation: namesOf(schema.getMutationType()),
    Subscription: namesOf(schema.getSubscriptionType()),
  };
}

/** What the built server knows about itself and HTTP does not tell. */
export interface BuiltSchema {
  /** Actions of the permission table. */
  actions: string[];
  /** Every field of an object type with the action that guards it, and whether the view reads it from its column. */
  fields: { type: string; field: string; action: string | null; isColumn: boolean }[];
  /** Names of the types that have a view. */
  viewed: string[];
  /** What schema.graphql should hold. */
  printed: string;
}

let built: Promise<BuiltSchema> | undefined;

/** Loads the built server's schema in a process of its own, since jest's sandbox cannot load ES modules. */
export function builtSchema(): Promise<BuiltSchema> {
  return (built ??= load());
}

async function load(): Promise<BuiltSchema> {
  const module = (path: string) => JSON.stringify(pathToFileURL(join(repository, "server/dist", path)).href);
  const source = `
    const { createSchema, collectViews } = await import(${module("schema.js")});
    const { permissions } = await import(${module("policy/permissions.js")});
    const { isObjectType, lexicographicSortSchema, printSchema } = await import("graphql");
    const schema = await createSchema();
    const views = new Map(collectViews().map((view) => [view.type, view]));
    const isColumn = (type, field) => views.has(type) && !views.get(type).fields?.[field];
    const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith("__"));
    console.log(JSON.stringify({
      actions: Object.keys(permissions),
      fields: types.flatMap((type) => Object.values(type.getFields()).map((field) => ({ type: type.name, field: field.name, action: field.extensions.action ?? null, isColumn: isColumn(type.name, field.name) }))),
      viewed: collectViews().map((view) => view.type),
      printed: printSchema(lexicographicSortSchema(schema)),
    }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", source], {
    cwd: join(repository, "server"),
    maxBuffer: 2 ** 24,
  });
  return JSON.parse(stdout) as BuiltSchema;
}

/** The types whose fields are operations. */
export const roots: ReadonlySet<string> = new Set(["Query", "Mutation", "Subscription"]);

/** Fields of object types, other than operations, that an action guards, and those that tell what the viewer can do. */
export async function guardedFields(): Promise<{ type: string; field: string }[]> {
  const { fields } = await builtSchema();
  return fields.filter(
    ({ type, field, action }) => !roots.has(type) && (action !== null || field.startsWith("viewer")),
  );
}
