import { Field, ID, InputType } from "type-graphql";
import { limits, WebhookDeliveryState, WebhookEvent } from "../../contract/index.js";
import { changesOf, howChangesWork } from "../../graphql/optional-input.js";

@InputType({ description: "Narrows a list of deliveries." })
export class WebhookDeliveryFilter {
  @Field(() => WebhookDeliveryState, { nullable: true, description: "Deliveries in this state only." })
  state?: WebhookDeliveryState | null;
}

@InputType({ description: "A new webhook." })
export class CreateWebhookInput {
  @Field({
    description: `Where events are posted: a full address that starts with https://, with port 443 or one from 1024 on, on the public internet, at most ${limits.urlLength} characters.`,
  })
  url!: string;

  @Field(() => [WebhookEvent], {
    description:
      "What it is told about; at least one. An access token also needs the scopes to read what the events are about.",
  })
  events!: WebhookEvent[];

  @Field(() => String, { nullable: true, description: `What it is for, at most ${limits.titleLength} characters.` })
  description?: string | null;
}

@InputType({ description: `All that can be changed about a webhook. ${howChangesWork}` })
export class UpdateWebhookInput extends changesOf(CreateWebhookInput) {
  @Field(() => ID, { description: "The webhook's id." })
  id!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "False: it is sent nothing, and told nothing later about what happens until it is enabled again.",
  })
  isEnabled?: boolean | null;
}

@InputType({ description: "A webhook that gets a new secret." })
export class RotateWebhookSecretInput {
  @Field(() => ID, { description: "The webhook's id." })
  id!: string;
}

@InputType({ description: "A webhook to delete, with the log of what was sent to it." })
export class DeleteWebhookInput {
  @Field(() => ID, { description: "The webhook's id." })
  id!: string;
}

@InputType({ description: "A webhook to try out." })
export class PingWebhookInput {
  @Field(() => ID, { description: "The webhook's id." })
  id!: string;
}

@InputType({ description: "What is sent once more." })
export class RedeliverWebhookDeliveryInput {
  @Field(() => ID, { description: "The delivery's id." })
  id!: string;
}
