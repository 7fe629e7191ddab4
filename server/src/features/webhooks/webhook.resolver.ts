import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { limits } from "../../contract/index.js";
import { PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import {
  CreateWebhookInput,
  DeleteWebhookInput,
  RotateWebhookSecretInput,
  UpdateWebhookInput,
} from "./webhook.inputs.js";
import type { WebhookService } from "./webhook.service.js";
import { Webhook, WebhookConnection, WebhookSecret } from "./webhook.type.js";

@Resolver()
export class WebhookResolver {
  constructor(private readonly service: WebhookService) {}

  @Guarded("webhook.read")
  @Query(() => Webhook, {
    nullable: true,
    description: "One of the viewer's webhooks by id; null if it does not exist.",
  })
  webhook(
    @Arg("id", () => ID, { description: "The webhook's id." }) _id: string,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("webhook.read")
  @Query(() => WebhookConnection, { description: "The viewer's webhooks, newest first." })
  webhooks(@Args() _page: PageArguments, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("webhook.create")
  @Refuses("BAD_USER_INPUT", "TOO_MANY_WEBHOOKS", "RATE_LIMITED", "FORBIDDEN")
  @Mutation(() => WebhookSecret, { description: "Creates a webhook." })
  createWebhook(
    @Arg("input", { description: "The webhook." }) input: CreateWebhookInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.service.create(permit, origin, input);
  }

  @Guarded("webhook.update")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "FORBIDDEN", "RATE_LIMITED")
  @Mutation(() => Webhook, { description: "Changes, enables or disables a webhook." })
  async updateWebhook(
    @Arg("input", { description: "The changes." }) input: UpdateWebhookInput,
    @Permitted() permit: Permit,
    @Ctx() { origin, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.update(permit, origin, input), info);
  }

  @Guarded("webhook.rotateSecret")
  @Refuses("NOT_FOUND", "FORBIDDEN")
  @Mutation(() => WebhookSecret, {
    description:
      "Gives a webhook a new secret. Deliveries are also signed with the old one for " +
      `${limits.webhookSecretOverlapHours} hours.`,
  })
  rotateWebhookSecret(
    @Arg("input", { description: "The webhook." }) input: RotateWebhookSecretInput,
    @Permitted() permit: Permit,
  ) {
    return this.service.rotateSecret(permit, input);
  }

  @Guarded("webhook.delete")
  @Refuses("NOT_FOUND", "FORBIDDEN")
  @Mutation(() => ID, { description: "Deletes a webhook with its delivery log and returns its id." })
  deleteWebhook(@Arg("input", { description: "The webhook." }) input: DeleteWebhookInput, @Permitted() permit: Permit) {
    return this.service.delete(permit, input);
  }
}

@Resolver(() => WebhookSecret)
export class WebhookSecretResolver {
  @FieldResolver(() => Webhook, { description: "The webhook." })
  webhook(@Root() { id }: WebhookSecret, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.row(id, info);
  }
}
