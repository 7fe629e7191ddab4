import { Field, ID, Int, ObjectType } from "type-graphql";
import { limits, WebhookDeliveryState } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";

/** One event on its way to one webhook. */
@ObjectType({
  description: `One event on its way to one webhook, over all attempts. Kept for ${limits.webhookDeliveryDays} days, seen by the webhook's person.`,
})
export abstract class WebhookDelivery {
  @Field(() => ID, { description: "Names the delivery." })
  id!: string;

  @Field(() => ID, {
    description:
      "The event's id: `webhook-id` of every attempt, and `id` in the payload. A redelivery has that of the " +
      "first delivery.",
  })
  eventId!: string;

  @Field({ description: "What happened, as `type` in the payload: `application.received`; `ping` for a trial." })
  eventType!: string;

  @Field({ description: "The JSON that is sent." })
  payload!: string;

  @Field({ description: "Whether this was asked for with redeliverWebhookDelivery." })
  isRedelivery!: boolean;

  @Field(() => WebhookDeliveryState, { description: "How far it is." })
  state!: WebhookDeliveryState;

  @Field(() => Int, { description: "How often it was tried." })
  attempts!: number;

  @Field(() => DateTime, { description: "When it was added." })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was last tried; null if never." })
  lastAttemptAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: "When it is tried next; null if it is not." })
  nextAttemptAt!: Date | null;

  @Field(() => Int, { nullable: true, description: "How long the last attempt took." })
  durationMilliseconds!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "HTTP status of the answer to the last attempt; null without an answer.",
  })
  responseStatus!: number | null;

  @Field(() => String, {
    nullable: true,
    description: `The beginning of that answer, at most ${limits.webhookResponseLength} characters.`,
  })
  responseText!: string | null;

  @Field(() => String, { nullable: true, description: "Why the last attempt failed, where no status says it." })
  error!: string | null;
}

export const WebhookDeliveryConnection = connectionOf("WebhookDelivery", () => WebhookDelivery);
