import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Resolver } from "type-graphql";
import { Filter, PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { declared } from "../../graphql/declared.js";
import { Guarded } from "../../graphql/guarded.js";
import type { WebhookDeliveryService } from "./webhook-delivery.service.js";
import { WebhookDelivery, WebhookDeliveryConnection } from "./webhook-delivery.type.js";
import { PingWebhookInput, RedeliverWebhookDeliveryInput, WebhookDeliveryFilter } from "./webhook.inputs.js";
import { Webhook } from "./webhook.type.js";

@Resolver(() => Webhook)
export class WebhookDeliveryResolver {
  constructor(private readonly service: WebhookDeliveryService) {}

  @FieldResolver(() => WebhookDeliveryConnection, { description: "What was and is to be sent to it, newest first." })
  deliveries(
    @Filter(() => WebhookDeliveryFilter) _filter: WebhookDeliveryFilter | null,
    @Args() _page: PageArguments,
  ): object {
    return declared();
  }

  @Guarded("webhook.ping")
  @Mutation(() => WebhookDelivery, {
    description:
      "Sends an event of type `ping` to try a webhook out; it is tried once. Errors: NOT_FOUND, FORBIDDEN, WEBHOOK_DISABLED, RATE_LIMITED.",
  })
  async pingWebhook(
    @Arg("input", { description: "Which webhook." }) input: PingWebhookInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.reader.row("WebhookDelivery", await this.service.ping(context, input), info);
  }

  @Guarded("webhookDelivery.redeliver")
  @Mutation(() => WebhookDelivery, {
    description:
      "Sends an event once more, with its first id and payload; one that is still pending is tried at once instead. Errors: NOT_FOUND, FORBIDDEN, WEBHOOK_DISABLED, RATE_LIMITED.",
  })
  async redeliverWebhookDelivery(
    @Arg("input", { description: "Which delivery." }) input: RedeliverWebhookDeliveryInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.reader.row("WebhookDelivery", await this.service.redeliver(context, input), info);
  }
}
