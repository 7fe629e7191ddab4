import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import { EnrollTotpInput, RegenerateRecoveryCodesInput, RemoveFactorInput, VerifyTotpInput } from "./factor.inputs.js";
import type { FactorService } from "./factor.service.js";
import { RecoveryCodes, TotpEnrollment } from "./factor.type.js";

@Resolver()
export class FactorResolver {
  constructor(private readonly factors: FactorService) {}

  @Guarded("account.enrollFactor")
  @Mutation(() => TotpEnrollment, {
    description:
      "Begins to enrol an authenticator app, in place of an enrolment that was not finished. Nothing is asked for at login before verifyTotp. Errors: BAD_USER_INPUT, FACTOR_ALREADY_ENROLLED, RATE_LIMITED.",
  })
  enrollTotp(
    @Arg("input", { description: "What to call the app, and the password." }) input: EnrollTotpInput,
    @Ctx() context: Context,
  ) {
    return this.factors.enroll(context, input);
  }

  @Guarded("factor.verify")
  @Mutation(() => RecoveryCodes, {
    description:
      "Puts an enrolled authenticator app in force, ends the person's other sessions and answers with recovery codes. Errors: BAD_USER_INPUT, NOT_FOUND, INVALID_CODE, FACTOR_ALREADY_ENROLLED, RATE_LIMITED.",
  })
  verifyTotp(
    @Arg("input", { description: "Which enrolment, and a code of the app." }) input: VerifyTotpInput,
    @Ctx() context: Context,
  ) {
    return this.factors.verify(context, input);
  }

  @Guarded("factor.remove")
  @Mutation(() => ID, {
    description:
      "Removes a second factor and its recovery codes, and answers with its id. Errors: BAD_USER_INPUT, NOT_FOUND, INVALID_CODE, RATE_LIMITED.",
  })
  removeFactor(
    @Arg("input", { description: "Which factor, with password and code." }) input: RemoveFactorInput,
    @Ctx() context: Context,
  ) {
    return this.factors.remove(context, input);
  }

  @Guarded("account.regenerateRecoveryCodes")
  @Mutation(() => RecoveryCodes, {
    description:
      "Replaces the recovery codes of the second factor, of which there has to be one. Errors: BAD_USER_INPUT, NOT_FOUND, INVALID_CODE, RATE_LIMITED.",
  })
  regenerateRecoveryCodes(
    @Arg("input", { description: "Password and code." }) input: RegenerateRecoveryCodesInput,
    @Ctx() context: Context,
  ) {
    return this.factors.regenerateRecoveryCodes(context, input);
  }
}
