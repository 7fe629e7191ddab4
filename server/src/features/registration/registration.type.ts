import { Field, ObjectType } from "type-graphql";

/** The response to a registration. */
@ObjectType({
  description:
    "The response to a registration. It is the same for new and known addresses, so that it never reveals who is " +
    "registered.",
})
export class RegistrationReceipt {
  @Field({ description: "The address an email was sent to." })
  email!: string;

  @Field({ description: "A message to show to the person." })
  message!: string;
}
