import { Field, ID, InputType } from "type-graphql";
import { limits } from "../../contract/index.js";

@InputType({ description: "Whose account an operator looks at." })
export class OpenAccountInput {
  @Field({ description: "The person's whole email address, in any spelling, or the id of the profile." })
  account!: string;
}

@InputType({ description: "The account to suspend, and why." })
export class SuspendAccountInput {
  @Field(() => ID, { description: "The person's profile id." })
  id!: string;

  @Field({ description: `What the person is told: at most ${limits.suspensionReasonLength} characters.` })
  reason!: string;
}

@InputType({ description: "Whose suspension ends." })
export class ReopenAccountInput {
  @Field(() => ID, { description: "The person's profile id." })
  id!: string;
}
