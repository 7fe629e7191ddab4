import { Field, ID, InputType } from "type-graphql";
import { mailedToken } from "../../graphql/mailed-token.js";
import { NewPersonInput } from "../registration/index.js";

@InputType({ description: "Whom to invite to act for the viewer's club or startup." })
export class InvitePersonInput {
  @Field({ description: "Email address that the invitation is sent to." })
  email!: string;
}

@InputType({ description: "An invitation that was sent." })
export class ResendMembershipInvitationInput {
  @Field(() => ID, { description: "The invitation's id." })
  id!: string;
}

@InputType({ description: "An invitation that was sent." })
export class WithdrawMembershipInvitationInput {
  @Field(() => ID, { description: "The invitation's id." })
  id!: string;
}

@InputType({ description: "The token from an invitation's link." })
export class AcceptMembershipInvitationInput {
  @Field(mailedToken)
  token!: string;
}

@InputType({ description: "The token from an invitation's link." })
export class DeclineMembershipInvitationInput {
  @Field(mailedToken)
  token!: string;
}

@InputType({
  description: "A person without an account who accepts an invitation. Its address is that of the account.",
})
export class RegisterInvitedInput extends NewPersonInput {
  @Field(mailedToken)
  token!: string;
}
