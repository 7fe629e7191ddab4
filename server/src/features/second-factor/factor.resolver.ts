import { Arg, Ctx, ID, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { EnrollTotpInput, RegenerateRecoveryCodesInput, RemoveFactorInput, VerifyTotpInput } from "./factor.inputs.js";
import type { FactorService } from "./factor.service.js";
import { RecoveryCodes, TotpEnrollment } from "./factor.type.js";

@Resolver()
export class FactorResolver {
  constructor(private readonly factors: FactorService) {}

  @Guarded("account.enrollFactor")
  @Refuses("BAD_USER_INPUT", "FACTOR_ALREADY_ENROLLED", "RATE_LIMITED")
  @Mutation(() => TotpEnrollment, {
    description:
      "Begins to enrol an authenticator app, in place of an enrolment that was not finished. Nothing is asked for " +
      "at login before verifyTotp.",
  })
  enrollTotp(
    @Arg("input", { description: "What to call the app, and the password." }) input: EnrollTotpInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.factors.enroll(permit, origin, input);
  }

  @Guarded("factor.verify")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "INVALID_CODE", "FACTOR_ALREADY_ENROLLED", "RATE_LIMITED")
  @Mutation(() => RecoveryCodes, {
    description:
      "Puts an enrolled authenticator app in force, ends the person's other sessions and answers with recovery " +
      "codes.",
  })
  verifyTotp(
    @Arg("input", { description: "Which enrolment, and a code of the app." }) input: VerifyTotpInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.factors.verify(permit, origin, input);
  }

  @Guarded("factor.remove")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "INVALID_CODE", "RATE_LIMITED")
  @Mutation(() => ID, { description: "Removes a second factor and its recovery codes, and answers with its id." })
  removeFactor(
    @Arg("input", { description: "Which factor, with password and code." }) input: RemoveFactorInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.factors.remove(permit, origin, input);
  }

  @Guarded("account.regenerateRecoveryCodes")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "INVALID_CODE", "RATE_LIMITED")
  @Mutation(() => RecoveryCodes, {
    description: "Replaces the recovery codes of the second factor, of which there has to be one.",
  })
  regenerateRecoveryCodes(
    @Arg("input", { description: "Password and code." }) input: RegenerateRecoveryCodesInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.factors.regenerateRecoveryCodes(permit, origin, input);
  }
}
