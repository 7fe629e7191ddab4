import { Field, InputType } from "type-graphql";
import { limits } from "../../contract/index.js";

@InputType({ description: "A message to the people who run Quadwork." })
export class SendContactMessageInput {
  @Field({ description: `Who writes: ${limits.contactNameMinimum} to ${limits.titleLength} characters.` })
  name!: string;

  @Field({ description: "Where the answer goes." })
  email!: string;

  @Field({ description: `What it is about: ${limits.contactSubjectMinimum} to ${limits.titleLength} characters.` })
  subject!: string;

  @Field({ description: `Plain text of ${limits.contactMessageMinimum} to ${limits.messageLength} characters.` })
  message!: string;
}
