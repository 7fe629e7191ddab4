import { Field, ID, InputType } from "type-graphql";
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

@InputType({ description: "Who logs in." })
export class LogInInput {
  @Field({ description: "The address given at registration, in any case." })
  email!: string;

  @Field({ description: "The password that goes with the address." })
  password!: string;
}

@InputType({ description: "A session to continue." })
export class RefreshSessionInput {
  @Field({ description: "The session's newest refresh token." })
  refreshToken!: string;
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

@InputType({ description: "The login on one device that is to end." })
export class EndSessionInput {
  @Field(() => ID, { description: "A session of the signed-in person." })
  id!: string;
}

@InputType({ description: "What a person says about themselves." })
export class UpdateProfileInput {
  @Field({ description: `Given name, at most ${limits.nameLength} characters.` })
  firstName!: string;

  @Field({ description: `Family name, at most ${limits.nameLength} characters.` })
  lastName!: string;

  @Field(() => String, {
    nullable: true,
    description: `What the person says about themselves, at most ${limits.bioLength} characters; empty is stored as null.`,
  })
  bio?: string | null;
}
