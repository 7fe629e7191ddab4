import { Field, ObjectType } from "type-graphql";

/** The answer to a registration. */
@ObjectType({ description: "The same for a new and a known address, so that nobody can ask who is registered." })
export class RegistrationReceipt {
  @Field({ description: "The address a mail was sent to." })
  email!: string;

  @Field({ description: "What to tell the person." })
  message!: string;
}
