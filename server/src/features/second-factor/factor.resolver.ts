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
      "Starts enrolling an authenticator app and discards any unfinished enrolment. Logins require a code " +
      "only after verifyTotp.",
  })
  enrollTotp(
    @Arg("input", { description: "The app's name and the password." }) input: EnrollTotpInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.factors.enroll(permit, origin, input);
  }

  @Guarded("factor.verify")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "INVALID_CODE", "FACTOR_ALREADY_ENROLLED", "RATE_LIMITED")
  @Mutation(() => RecoveryCodes, {
    description:
      "Activates an enrolled authenticator app, ends the viewer's other sessions and returns recovery codes.",
  })
  verifyTotp(
    @Arg("input", { description: "The enrolment and a code from the app." }) input: VerifyTotpInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.factors.verify(permit, origin, input);
  }

  @Guarded("factor.remove")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "INVALID_CODE", "RATE_LIMITED")
  @Mutation(() => ID, { description: "Removes a second factor and its recovery codes. Returns the factor's id." })
  removeFactor(
    @Arg("input", { description: "The factor, the password and a code." }) input: RemoveFactorInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.factors.remove(permit, origin, input);
  }

  @Guarded("account.regenerateRecoveryCodes")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "INVALID_CODE", "RATE_LIMITED")
  @Mutation(() => RecoveryCodes, {
    description: "Replaces the recovery codes of the viewer's second factor. Fails if there is none.",
  })
  regenerateRecoveryCodes(
    @Arg("input", { description: "The password and a code." }) input: RegenerateRecoveryCodesInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.factors.regenerateRecoveryCodes(permit, origin, input);
  }
}
