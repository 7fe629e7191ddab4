import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from "type-graphql";
import { limits } from "../../contract/index.js";
import { PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
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
    description: "One of the viewer's webhooks by its id; null when there is none.",
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
  @Mutation(() => WebhookSecret, {
    description: "Subscribes an address to events. Errors: BAD_USER_INPUT, TOO_MANY_WEBHOOKS, RATE_LIMITED, FORBIDDEN.",
  })
  createWebhook(@Arg("input", { description: "The webhook." }) input: CreateWebhookInput, @Ctx() context: Context) {
    return this.service.create(context, input);
  }

  @Guarded("webhook.update")
  @Mutation(() => Webhook, {
    description: "Changes, enables or disables a webhook. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, RATE_LIMITED.",
  })
  async updateWebhook(
    @Arg("input", { description: "The whole webhook." }) input: UpdateWebhookInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.reader.row("Webhook", await this.service.update(context, input), info);
  }

  @Guarded("webhook.rotateSecret")
  @Mutation(() => WebhookSecret, {
    description: `Gives a webhook a new secret. For ${limits.webhookSecretOverlapHours} hours what is sent is signed with the old one too. Errors: NOT_FOUND, FORBIDDEN.`,
  })
  rotateWebhookSecret(
    @Arg("input", { description: "Which webhook." }) input: RotateWebhookSecretInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.rotateSecret(viewer, input);
  }

  @Guarded("webhook.delete")
  @Mutation(() => ID, {
    description: "Deletes a webhook with its log and returns its id. Errors: NOT_FOUND, FORBIDDEN.",
  })
  deleteWebhook(
    @Arg("input", { description: "Which webhook." }) input: DeleteWebhookInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.delete(viewer, input);
  }
}

@Resolver(() => WebhookSecret)
export class WebhookSecretResolver {
  @FieldResolver(() => Webhook, { description: "The webhook." })
  webhook(@Root() { id }: WebhookSecret, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.row("Webhook", id, info);
  }
}
