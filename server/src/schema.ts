import "reflect-metadata";
import { OperationTypeNode, type GraphQLSchema } from "graphql";
import { buildSchema, type AuthChecker, type ContainerType, type NonEmptyArray, type PubSub } from "type-graphql";
import type { ErrorCode } from "./contract/index.js";
import type { Action } from "./policy/permissions.js";
import { AppError } from "./platform/app-error.js";
import { requireRole } from "./policy/permit.js";
import { features } from "./features/index.js";
import { describeAccess } from "./graphql/access-notes.js";
import { requireGuards } from "./graphql/guarded.js";
import { declared } from "./graphql/declared.js";
import type { Context } from "./graphql/context.js";
import type { Dependencies } from "./feature.js";
import { CalendarDate } from "./graphql/scalars.js";
import type { View, ViewField } from "./reader/view.js";

/**
 * Refuses operations to the kinds of user that the permission table never allows them. Services and the reader check
 * rows. Once a request has timed out, its remaining mutations are not started.
 */
const authChecker: AuthChecker<Context, Action> = ({ context, info }, actions) => {
  if (context.hasTimedOut()) throw new AppError("REQUEST_TIMED_OUT");
  for (const action of actions) requireRole(context.viewer, action);
  // A token that may write or subscribe, but not read its selection, is refused before anything happens.
  if (context.viewer.accessToken && info.operation.operation !== OperationTypeNode.QUERY && !info.path.prev)
    context.reader.prepare(info);
  return true;
};

/** Required by type-graphql but never called: each subscription declares what it follows. */
const pubSub: PubSub = { publish: declared, subscribe: declared };

/** How every type of every feature is read, including extensions and the fields of Query. */
export function collectViews(): View[] {
  const views = new Map<string, View>(features.flatMap((feature) => feature.views.map((view) => [view.type, view])));
  views.set("Query", { type: "Query", table: null, visible: null });
  const extend = (type: string, fields: Record<string, ViewField>) => {
    const view = views.get(type);
    if (!view) throw new Error(`A feature extends ${type}, which has no view`);
    for (const name of Object.keys(fields)) if (view.fields?.[name]) throw new Error(`${type}.${name} has two views`);
    views.set(type, { ...view, fields: { ...view.fields, ...fields } });
  };
  for (const feature of features) {
    extend("Query", feature.queries);
    for (const [type, fields] of Object.entries(feature.extensions ?? {})) extend(type, fields);
  }
  return [...views.values()];
}

/** Errors of every mutation. */
const anyMutation: readonly ErrorCode[] = [
  "UNAUTHENTICATED",
  "INSUFFICIENT_SCOPE",
  "RATE_LIMITED",
  "CONFLICT",
  "IDEMPOTENCY_KEY_REUSED",
  "IDEMPOTENCY_KEY_IN_USE",
  "IDEMPOTENCY_ANSWER_LOST",
  "REQUEST_TIMED_OUT",
  "DATABASE_UNAVAILABLE",
  "INTERNAL_SERVER_ERROR",
];

/** Builds the GraphQL schema. Without dependencies, it can be printed and inspected but not executed. */
export async function createSchema(dependencies?: Dependencies): Promise<GraphQLSchema> {
  const nothing = {} as Dependencies;
  const instances = features.flatMap((feature) => feature.resolvers(dependencies ?? nothing));
  const byClass = new Map(instances.map((instance) => [instance.constructor, instance]));
  const container: ContainerType = { get: (someClass) => byClass.get(someClass) };
  const declarations = features.flatMap((feature) => feature.declarations ?? []);
  const resolvers = [...byClass.keys(), ...declarations] as unknown as NonEmptyArray<() => unknown>;
  const schema = await buildSchema({
    resolvers: resolvers as never,
    container,
    authChecker,
    pubSub,
    validate: false,
    // Introspecting the whole schema once more costs a start a fifth of a second; printing it for the check does so.
    skipCheck: dependencies !== undefined,
    scalarsMap: [{ type: Date, scalar: CalendarDate }],
  });
  // The root types have no class to describe them.
  schema.getQueryType()!.description = "Reads. Lists are paged with `first` and `after`.";
  schema.getMutationType()!.description =
    "Writes. Each field returns what it changed and lists its errors. Any of them may also answer " +
    `${anyMutation.join(", ")}, and FORBIDDEN for an access token where only a session is allowed.`;
  schema.getSubscriptionType()!.description =
    "Events, over a WebSocket at the same address, with the protocol graphql-transport-ws. Each event is " +
    "delivered to viewers who may see the row at that moment, and to no one else.";
  requireGuards(schema);
  describeAccess(schema, collectViews());
  return schema;
}
