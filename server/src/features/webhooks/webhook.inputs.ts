import { Field, ID, InputType } from "type-graphql";
import { limits, WebhookDeliveryState, WebhookEvent } from "../../contract/index.js";
import { changesOf, howChangesWork } from "../../graphql/optional-input.js";

@InputType({ description: "Filters for a list of deliveries." })
export class WebhookDeliveryFilter {
  @Field(() => WebhookDeliveryState, { nullable: true, description: "Only deliveries in this state." })
  state?: WebhookDeliveryState | null;
}

@InputType({ description: "A new webhook." })
export class CreateWebhookInput {
  @Field({
    description:
      "The URL that events are posted to: a full address that starts with https://, with port 443 or 1024 and " +
      `above, on the public internet, at most ${limits.urlLength} characters.`,
  })
  url!: string;

  @Field(() => [WebhookEvent], {
    description:
      "Events to subscribe to; at least one. An access token also needs the scopes to read what the events " +
      "are about.",
  })
  events!: WebhookEvent[];

  @Field(() => String, {
    nullable: true,
    description: `Purpose of the webhook, at most ${limits.titleLength} characters.`,
  })
  description?: string | null;
}

@InputType({ description: `Changes to a webhook. ${howChangesWork}` })
export class UpdateWebhookInput extends changesOf(CreateWebhookInput) {
  @Field(() => ID, { description: "The webhook's id." })
  id!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "False: it receives no events, and events that happen before it is enabled again are not sent later.",
  })
  isEnabled?: boolean | null;
}

@InputType({ description: "The webhook to give a new secret." })
export class RotateWebhookSecretInput {
  @Field(() => ID, { description: "The webhook's id." })
  id!: string;
}

@InputType({ description: "The webhook to delete, with its delivery log." })
export class DeleteWebhookInput {
  @Field(() => ID, { description: "The webhook's id." })
  id!: string;
}

@InputType({ description: "The webhook to test." })
export class PingWebhookInput {
  @Field(() => ID, { description: "The webhook's id." })
  id!: string;
}

@InputType({ description: "The delivery to repeat." })
export class RedeliverWebhookDeliveryInput {
  @Field(() => ID, { description: "The delivery's id." })
  id!: string;
}
