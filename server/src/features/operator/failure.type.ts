import { Field, ID, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";

/** A mail that the mail server refused at least once. */
@ObjectType({
  description: "A mail that could not be delivered so far, for operators. Neither its text nor its subject is shown.",
})
export abstract class FailedMail {
  @Field(() => ID, { description: "The mail's id." })
  id!: string;

  @Field({ description: "The recipient's address without most of the part before the @." })
  maskedRecipient!: string;

  @Field({ description: "The last error, without addresses." })
  error!: string;

  @Field(() => Int, { description: "Attempts so far." })
  attempts!: number;

  @Field({ description: "Whether no further attempt follows by itself." })
  hasGivenUp!: boolean;

  @Field(() => DateTime, { description: "When it was written." })
  createdAt!: Date;

  @Field(() => DateTime, { description: "Until when it is of use. It is then deleted." })
  usefulUntil!: Date;
}

export const FailedMailConnection = connectionOf("FailedMail", () => FailedMail);

/** A background job that failed so often that it is not tried again by itself. */
@ObjectType({
  description:
    "A background job other than mail that failed as often as it is tried: an announcement to webhooks, a delivery " +
    "that failed on our side, a file to remove, a sweep. For operators.",
})
export abstract class FailedJob {
  @Field(() => ID, { description: "The job's id." })
  id!: string;

  @Field({ description: "What the job does, as logs and metrics name it: `announce_to_webhooks`." })
  task!: string;

  @Field({ description: "The last error, without addresses." })
  error!: string;

  @Field(() => Int, { description: "Attempts so far." })
  attempts!: number;

  @Field(() => DateTime, { description: "When it was last attempted." })
  failedAt!: Date;
}

export const FailedJobConnection = connectionOf("FailedJob", () => FailedJob);
