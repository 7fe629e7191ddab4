import { Field, InputType } from "type-graphql";
import { limits } from "../../contract/index.js";

@InputType({ description: "A message to the people who run Quadwork." })
export class SendContactMessageInput {
  @Field({ description: `Sender's name: ${limits.contactNameMinimum} to ${limits.titleLength} characters.` })
  name!: string;

  @Field({ description: "Address to reply to." })
  email!: string;

  @Field({ description: `Subject: ${limits.contactSubjectMinimum} to ${limits.titleLength} characters.` })
  subject!: string;

  @Field({ description: `Plain text of ${limits.contactMessageMinimum} to ${limits.messageLength} characters.` })
  message!: string;
}
