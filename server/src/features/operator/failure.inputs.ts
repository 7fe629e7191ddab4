import { Field, ID, InputType } from "type-graphql";

@InputType({ description: "The mail to send again." })
export class RetryMailInput {
  @Field(() => ID, { description: "The mail's id, as failedMails lists it." })
  id!: string;
}

@InputType({ description: "The job to try again." })
export class RetryJobInput {
  @Field(() => ID, { description: "The job's id, as failedJobs lists it." })
  id!: string;
}
