import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { ClubPreview } from "../clubs/index.js";
import { RegisterClubHeadInput, RegisterStartupInput, RegisterStudentInput } from "./registration.inputs.js";
import type { RegistrationService } from "./registration.service.js";
import { RegistrationReceipt } from "./registration.type.js";

@Resolver()
export class RegistrationResolver {
  constructor(private readonly registration: RegistrationService) {}

  @Guarded("account.register")
  @Refuses("RATE_LIMITED")
  @Query(() => ClubPreview, {
    nullable: true,
    description: "The club with this secret code, or null.",
  })
  clubBySecretCode(
    @Arg("secretCode", { description: "A club's secret code; case does not matter." }) secretCode: string,
    @Ctx() context: Context,
  ) {
    return this.registration.clubBySecretCode(context, secretCode);
  }

  @Guarded("account.register")
  @Refuses("RATE_LIMITED")
  @Mutation(() => String, {
    description: "Reserves an unused secret code for an hour, to be shown on the registration form.",
  })
  reserveSecretCode(@Permitted() permit: Permit, @Ctx() { origin }: Context) {
    return this.registration.reserveSecretCode(permit, origin);
  }

  @Guarded("account.register")
  @Refuses("BAD_USER_INPUT", "INVALID_CLUB_CODE", "RATE_LIMITED")
  @Mutation(() => RegistrationReceipt, { description: "Registers a student with a club." })
  registerStudent(
    @Arg("input", { description: "The student and the club's secret code." }) input: RegisterStudentInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.registration.registerStudent(permit, origin, input);
  }

  @Guarded("account.register")
  @Refuses("BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => RegistrationReceipt, { description: "Registers a club and its head." })
  registerClubHead(
    @Arg("input", { description: "The head and the club." }) input: RegisterClubHeadInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.registration.registerClubHead(permit, origin, input);
  }

  @Guarded("account.register")
  @Refuses("BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => RegistrationReceipt, { description: "Registers a startup and the person who represents it." })
  registerStartup(
    @Arg("input", { description: "The person and the company." }) input: RegisterStartupInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.registration.registerStartup(permit, origin, input);
  }
}
