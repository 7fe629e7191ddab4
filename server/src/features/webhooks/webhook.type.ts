import { Field, ID, ObjectType } from "type-graphql";
import { limits, WebhookDisabledReason, WebhookEvent } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";
import { ShownOnce } from "../../graphql/shown-once.js";

/** A URL of a partner's program that receives events. */
@ObjectType({
  description: "A URL that events are posted to, limited to events about data its owner may see. Visible to its owner.",
})
export abstract class Webhook {
  @Field(() => ID, { description: "The webhook's id." })
  id!: string;

  @Field({ description: "The URL that events are posted to." })
  url!: string;

  @Field(() => String, { nullable: true, description: "Its purpose, as described by its owner." })
  description!: string | null;

  @Field(() => [WebhookEvent], { description: "The events it is subscribed to." })
  events!: WebhookEvent[];

  @Field({ description: "Whether it receives events." })
  isEnabled!: boolean;

  @Field(() => WebhookDisabledReason, { nullable: true, description: "Why it was disabled; null while it is enabled." })
  disabledReason!: WebhookDisabledReason | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      "When the first attempt failed since the last successful delivery; null if the last attempt succeeded. " +
      `After ${limits.webhookFailingDays} days of failures the webhook is disabled.`,
  })
  failingSince!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "Until when deliveries are also signed with the previous secret; null if there is none.",
  })
  previousSecretExpiresAt!: Date | null;

  @Field(() => DateTime, { description: "When it was created." })
  createdAt!: Date;
}

export const WebhookConnection = connectionOf("Webhook", () => Webhook);

/** The only moment at which a secret can be read. */
@ObjectType({ description: "A webhook's new secret." })
export class WebhookSecret {
  /** Id of the row that the fields are read from. */
  id!: string;

  @ShownOnce()
  @Field({
    description: "The secret that signs deliveries: `whsec_` and 32 bytes in base64. It is shown only once.",
  })
  secret!: string;

  @Field(() => Webhook, { description: "The webhook it belongs to." })
  webhook!: Webhook;
}
