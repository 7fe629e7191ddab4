import { Field, ID, InputType } from "type-graphql";
import { limits, termsVersion } from "../../contract/index.js";

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
  @Field({ description: "The `token` parameter of the link in the email." })
  token!: string;
}

@InputType({ description: "The token from an invitation's link." })
export class DeclineMembershipInvitationInput {
  @Field({ description: "The `token` parameter of the link in the email." })
  token!: string;
}

@InputType({
  description: "A person without an account who accepts an invitation. Its address is that of the account.",
})
export class RegisterInvitedInput {
  @Field({ description: "The `token` parameter of the link in the email." })
  token!: string;

  @Field({ description: `Given name, at most ${limits.nameLength} characters.` })
  firstName!: string;

  @Field({ description: `Family name, at most ${limits.nameLength} characters.` })
  lastName!: string;

  @Field({ description: `Password: ${limits.passwordMinimum} to ${limits.passwordMaximum} characters.` })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      `The version of the Terms of Service that the person agreed to, now \`${termsVersion}\`, declaring that they ` +
      "are 18 or older. If omitted, the web app asks at the first login.",
  })
  termsVersion?: string | null;
}
