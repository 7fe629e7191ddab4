import { Field, ID, ObjectType } from "type-graphql";
import { limits, WebhookDisabledReason, WebhookEvent } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";

/** What a partner's program is told about, and where. */
@ObjectType({
  description:
    "An address of a person's programs to which events are posted, as far as the person may see what they are " +
    "about. Seen by its person.",
})
export abstract class Webhook {
  @Field(() => ID, { description: "Names the webhook." })
  id!: string;

  @Field({ description: "Where events are posted." })
  url!: string;

  @Field(() => String, { nullable: true, description: "What it is for, in its person's words." })
  description!: string | null;

  @Field(() => [WebhookEvent], { description: "What it is told about." })
  events!: WebhookEvent[];

  @Field({ description: "Whether anything is sent to it." })
  isEnabled!: boolean;

  @Field(() => WebhookDisabledReason, { nullable: true, description: "Why nothing is sent; null while it is enabled." })
  disabledReason!: WebhookDisabledReason | null;

  @Field(() => DateTime, {
    nullable: true,
    description: `When the first attempt failed since something was delivered; null if the last one succeeded. After ${limits.webhookFailingDays} days it is disabled.`,
  })
  failingSince!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "Until when what is sent is signed with the secret before as well; null if there is none.",
  })
  previousSecretExpiresAt!: Date | null;

  @Field(() => DateTime, { description: "When it was created." })
  createdAt!: Date;
}

export const WebhookConnection = connectionOf("Webhook", () => Webhook);

/** The one moment at which a secret can be read. */
@ObjectType({ description: "A webhook's new secret." })
export class WebhookSecret {
  /** Names the row that the fields are read from. */
  id!: string;

  @Field({
    description:
      "What is sent is signed with it: `whsec_` and 32 bytes in base64. It is shown this once and cannot be read " +
      "again.",
  })
  secret!: string;

  @Field(() => Webhook, { description: "The webhook that it belongs to." })
  webhook!: Webhook;
}
