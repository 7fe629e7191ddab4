import { Field, InputType } from "type-graphql";

@InputType({ description: "Proof that somebody means to delete their own account." })
export class DeleteAccountInput {
  @Field({ description: "The person's password." })
  password!: string;

  @Field({ description: "The e-mail address of the account, typed once more." })
  confirmation!: string;
}
