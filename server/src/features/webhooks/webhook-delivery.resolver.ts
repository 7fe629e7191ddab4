import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Resolver } from "type-graphql";
import { Filter, PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { declared } from "../../graphql/declared.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import type { WebhookDeliveryService } from "./webhook-delivery.service.js";
import { WebhookDelivery, WebhookDeliveryConnection } from "./webhook-delivery.type.js";
import { PingWebhookInput, RedeliverWebhookDeliveryInput, WebhookDeliveryFilter } from "./webhook.inputs.js";
import { Webhook } from "./webhook.type.js";

@Resolver(() => Webhook)
export class WebhookDeliveryResolver {
  constructor(private readonly service: WebhookDeliveryService) {}

  @FieldResolver(() => WebhookDeliveryConnection, { description: "The webhook's deliveries, newest first." })
  deliveries(
    @Filter(() => WebhookDeliveryFilter) _filter: WebhookDeliveryFilter | null,
    @Args() _page: PageArguments,
  ): object {
    return declared();
  }

  @Guarded("webhook.ping")
  @Refuses("NOT_FOUND", "FORBIDDEN", "WEBHOOK_DISABLED", "RATE_LIMITED")
  @Mutation(() => WebhookDelivery, {
    description: "Sends an event of type `ping` to test a webhook. It is attempted once.",
  })
  async pingWebhook(
    @Arg("input", { description: "The webhook." }) input: PingWebhookInput,
    @Permitted() permit: Permit,
    @Ctx() { origin, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.ping(permit, origin, input), info);
  }

  @Guarded("webhookDelivery.redeliver")
  @Refuses("NOT_FOUND", "FORBIDDEN", "WEBHOOK_DISABLED", "RATE_LIMITED")
  @Mutation(() => WebhookDelivery, {
    description:
      "Redelivers an event with its original id and payload. A delivery that is still pending is attempted " +
      "immediately instead.",
  })
  async redeliverWebhookDelivery(
    @Arg("input", { description: "The delivery." }) input: RedeliverWebhookDeliveryInput,
    @Permitted() permit: Permit,
    @Ctx() { origin, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.redeliver(permit, origin, input), info);
  }
}
