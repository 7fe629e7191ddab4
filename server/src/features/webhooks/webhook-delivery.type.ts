import { Field, ID, Int, ObjectType } from "type-graphql";
import { limits, WebhookDeliveryState } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";

/** One event on its way to one webhook. */
@ObjectType({
  description:
    `One event on its way to one webhook, across all attempts. Kept for ${limits.webhookDeliveryDays} days. ` +
    "Visible to the webhook's owner.",
})
export abstract class WebhookDelivery {
  @Field(() => ID, { description: "The delivery's id." })
  id!: string;

  @Field(() => ID, {
    description:
      "The event's id: the `webhook-id` header of every attempt, and `id` in the payload. A redelivery has " +
      "the id of the original delivery.",
  })
  eventId!: string;

  @Field({ description: "The event type, as in the payload's `type`: `application.received`, or `ping` for a test." })
  eventType!: string;

  @Field({ description: "The JSON payload." })
  payload!: string;

  @Field({ description: "Whether redeliverWebhookDelivery requested this delivery." })
  isRedelivery!: boolean;

  @Field(() => WebhookDeliveryState, { description: "The delivery's state." })
  state!: WebhookDeliveryState;

  @Field(() => Int, { description: "Number of attempts so far." })
  attempts!: number;

  @Field(() => DateTime, { description: "When the delivery was created." })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was last attempted; null if never." })
  lastAttemptAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: "When the next attempt is due; null if there is none." })
  nextAttemptAt!: Date | null;

  @Field(() => Int, { nullable: true, description: "Duration of the last attempt." })
  durationMilliseconds!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "HTTP status of the response to the last attempt; null without a response.",
  })
  responseStatus!: number | null;

  @Field(() => String, {
    nullable: true,
    description: `The beginning of that response, at most ${limits.webhookResponseLength} characters.`,
  })
  responseText!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Why the last attempt failed, if the status does not explain it.",
  })
  error!: string | null;
}

export const WebhookDeliveryConnection = connectionOf("WebhookDelivery", () => WebhookDelivery);
