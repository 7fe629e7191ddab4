import { Field, InputType } from "type-graphql";
import { limits } from "../../contract/index.js";
import { mailedToken } from "../../graphql/mailed-token.js";

@InputType({ description: "The token from a verification link." })
export class VerifyEmailInput {
  @Field(mailedToken)
  token!: string;
}

@InputType({ description: "The address to send a new verification link to." })
export class ResendVerificationInput {
  @Field({ description: "The address used at registration." })
  email!: string;
}

@InputType({ description: "The address to send a password reset link to." })
export class RequestPasswordResetInput {
  @Field({ description: "The address used at registration." })
  email!: string;
}

@InputType({ description: "A new password and the token that authorises it." })
export class ResetPasswordInput {
  @Field(mailedToken)
  token!: string;

  @Field({ description: `The new password: ${limits.passwordMinimum} to ${limits.passwordMaximum} characters.` })
  password!: string;
}

@InputType({ description: "The current password and a new one." })
export class ChangePasswordInput {
  @Field({ description: "The password before the change." })
  currentPassword!: string;

  @Field({ description: `The new password: ${limits.passwordMinimum} to ${limits.passwordMaximum} characters.` })
  newPassword!: string;
}
