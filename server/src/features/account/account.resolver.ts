import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
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
  @Mutation(() => Boolean, { description: "Proves an address by the link mailed to it. Always true." })
  verifyEmail(
    @Arg("input", { description: "The token of the link." }) input: VerifyEmailInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.accounts.verifyEmail(permit, origin, input);
  }

  @Guarded("account.verifyEmail")
  @Refuses("BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    description:
      "Mails the verification link again where one is due. Always true, so that nobody can ask who is registered.",
  })
  resendVerification(
    @Arg("input", { description: "Whose link." }) input: ResendVerificationInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.accounts.resendVerification(permit, origin, input);
  }

  @Guarded("account.resetPassword")
  @Refuses("BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    description:
      "Mails a link to a new password if the address has an account. Always true, so that nobody can ask who is " +
      "registered.",
  })
  requestPasswordReset(
    @Arg("input", { description: "Who forgot the password." }) input: RequestPasswordResetInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.accounts.requestPasswordReset(permit, origin, input);
  }

  @Guarded("account.resetPassword")
  @Refuses("RATE_LIMITED")
  @Query(() => Boolean, {
    description:
      "Whether resetPassword would take the token of a mailed link now; asking does not use it up. Unknown, used " +
      "and expired ones are alike false.",
  })
  isPasswordResetLinkValid(
    @Arg("token", { description: "The `token` of the link in the mail." }) token: string,
    @Ctx() { origin }: Context,
  ) {
    return this.accounts.isPasswordResetLinkValid(origin, token);
  }

  @Guarded("account.resetPassword")
  @Refuses("BAD_USER_INPUT", "INVALID_TOKEN", "EXPIRED_TOKEN", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    description: "Sets a new password by the link mailed for it and ends all sessions. Always true.",
  })
  resetPassword(
    @Arg("input", { description: "The token of the link and the new password." }) input: ResetPasswordInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.accounts.resetPassword(permit, origin, input);
  }
}
