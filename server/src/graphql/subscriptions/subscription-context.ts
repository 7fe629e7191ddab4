import type { GraphQLResolveInfo } from "graphql";
import type { ResolverData } from "type-graphql";
import type { DomainEvent } from "../../events/domain-event.js";
import type { Context } from "../context.js";
import type { Interest } from "./subscriptions.js";

/** What a subscription knows beyond what a request knows. */
export interface SubscriptionContext extends Context {
  /** The events that the subscriber is told of, from now on. */
  follow: <Type extends DomainEvent["type"], Value>(interest: Interest<Type, Value>) => AsyncIterableIterator<Value>;
}

/**
 * How a field of Subscription says which events it follows, and what of them is told. Its argument `projectId` narrows
 * them.
 */
export const following =
  <Type extends DomainEvent["type"], Value>(
    types: readonly Type[],
    interest: (
      context: SubscriptionContext,
      info: GraphQLResolveInfo,
    ) => Pick<Interest<Type, Value>, "action" | "rowOf" | "read">,
  ) =>
  ({
    args,
    context,
    info,
  }: Pick<ResolverData<SubscriptionContext>, "args" | "context" | "info">): AsyncIterableIterator<Value> =>
    context.follow({
      types,
      projectId: (args["projectId"] as string | null | undefined)?.toLowerCase() ?? null,
      ...interest(context, info),
    });
