import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { mailedToken } from "../../graphql/mailed-token.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
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
  @Refuses("INVALID_TOKEN", "EXPIRED_TOKEN", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    description: "Verifies an email address with the token from its link. Always returns true.",
  })
  verifyEmail(
    @Arg("input", { description: "The token from the link." }) input: VerifyEmailInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.accounts.verifyEmail(permit, origin, input);
  }

  @Guarded("account.verifyEmail")
  @Refuses("BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    description:
      "Sends the verification link again if the address needs it. Always returns true, so that the response " +
      "never reveals who is registered.",
  })
  resendVerification(
    @Arg("input", { description: "The address." }) input: ResendVerificationInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.accounts.resendVerification(permit, origin, input);
  }

  @Guarded("account.resetPassword")
  @Refuses("BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    description:
      "Emails a password reset link if the address has an account. Always returns true, so that the response " +
      "never reveals who is registered.",
  })
  requestPasswordReset(
    @Arg("input", { description: "The address to send the link to." }) input: RequestPasswordResetInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.accounts.requestPasswordReset(permit, origin, input);
  }

  @Guarded("account.resetPassword")
  @Refuses("RATE_LIMITED")
  @Query(() => Boolean, {
    description:
      "Whether resetPassword would accept this token now. Checking does not use the token up. False for " +
      "unknown, used and expired tokens alike.",
  })
  isPasswordResetLinkValid(@Arg("token", mailedToken) token: string, @Ctx() { origin }: Context) {
    return this.accounts.isPasswordResetLinkValid(origin, token);
  }

  @Guarded("account.resetPassword")
  @Refuses("BAD_USER_INPUT", "INVALID_TOKEN", "EXPIRED_TOKEN", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    description: "Sets a new password with the token from a reset link and ends all sessions. Always returns true.",
  })
  resetPassword(
    @Arg("input", { description: "The token from the link and the new password." }) input: ResetPasswordInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.accounts.resetPassword(permit, origin, input);
  }
}
