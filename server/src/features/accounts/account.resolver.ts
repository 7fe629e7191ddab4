import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import {
  RequestPasswordResetInput,
  ResendVerificationInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from "./account.inputs.js";
import type { AccountService } from "./account.service.js";

@Resolver()
export class AccountResolver {
  constructor(private readonly accounts: AccountService) {}

  @Guarded("account.verifyEmail")
  @Mutation(() => Boolean, {
    description:
      "Proves an address by the link mailed to it. Always true. Errors: INVALID_TOKEN, EXPIRED_TOKEN, RATE_LIMITED.",
  })
  verifyEmail(
    @Arg("input", { description: "The token of the link." }) input: VerifyEmailInput,
    @Ctx() context: Context,
  ) {
    return this.accounts.verifyEmail(context, input);
  }

  @Guarded("account.verifyEmail")
  @Mutation(() => Boolean, {
    description:
      "Mails the verification link again where one is due. Always true, so that nobody can ask who is registered. Errors: BAD_USER_INPUT, RATE_LIMITED.",
  })
  resendVerification(
    @Arg("input", { description: "Whose link." }) input: ResendVerificationInput,
    @Ctx() context: Context,
  ) {
    return this.accounts.resendVerification(context, input);
  }

  @Guarded("account.resetPassword")
  @Mutation(() => Boolean, {
    description:
      "Mails a link to a new password if the address has an account. Always true, so that nobody can ask who is registered. Errors: BAD_USER_INPUT, RATE_LIMITED.",
  })
  requestPasswordReset(
    @Arg("input", { description: "Who forgot the password." }) input: RequestPasswordResetInput,
    @Ctx() context: Context,
  ) {
    return this.accounts.requestPasswordReset(context, input);
  }

  @Guarded("account.resetPassword")
  @Mutation(() => Boolean, {
    description:
      "Sets a new password by the link mailed for it and ends all sessions. Always true. Errors: BAD_USER_INPUT, INVALID_TOKEN, EXPIRED_TOKEN, RATE_LIMITED.",
  })
  resetPassword(
    @Arg("input", { description: "The token of the link and the new password." }) input: ResetPasswordInput,
    @Ctx() context: Context,
  ) {
    return this.accounts.resetPassword(context, input);
  }
}
