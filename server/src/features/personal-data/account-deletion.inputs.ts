import { Field, InputType } from "type-graphql";

@InputType({ description: "Confirmation that the viewer wants to delete their account." })
export class DeleteAccountInput {
  @Field({ description: "The viewer's password." })
  password!: string;

  @Field({ description: "The account's email address, repeated." })
  confirmation!: string;
}
