import { Field, InputType } from "type-graphql";
import { limits } from "../../contract/index.js";

@InputType({ description: "The token of a verification link." })
export class VerifyEmailInput {
  @Field({ description: "The `token` of the link in the mail." })
  token!: string;
}

@InputType({ description: "Who did not get the verification mail." })
export class ResendVerificationInput {
  @Field({ description: "The address given at registration." })
  email!: string;
}

@InputType({ description: "Who forgot the password." })
export class RequestPasswordResetInput {
  @Field({ description: "The address given at registration." })
  email!: string;
}

@InputType({ description: "A new password and the right to set it." })
export class ResetPasswordInput {
  @Field({ description: "The `token` of the link in the mail." })
  token!: string;

  @Field({ description: `The new password: ${limits.passwordMinimum} to ${limits.passwordMaximum} characters.` })
  password!: string;
}

@InputType({ description: "A new password, and proof that the person knows the old one." })
export class ChangePasswordInput {
  @Field({ description: "The password that is in force." })
  currentPassword!: string;

  @Field({ description: `The new password: ${limits.passwordMinimum} to ${limits.passwordMaximum} characters.` })
  newPassword!: string;
}
