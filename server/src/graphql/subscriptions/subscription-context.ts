import type { GraphQLResolveInfo } from "graphql";
import type { ResolverData } from "type-graphql";
import type { DomainEvent } from "../../events/domain-event.js";
import type { Context } from "../context.js";
import type { Interest } from "./subscriptions.js";

/** The part of a subscription's context that a request's does not have. */
export interface SubscriptionContext extends Context {
  /** The events the subscriber receives from now on. */
  follow: <Type extends DomainEvent["type"], Value>(interest: Interest<Type, Value>) => AsyncIterableIterator<Value>;
}

/**
 * Declares which events a Subscription field follows and what it sends of them. Its argument `projectId` filters them.
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
