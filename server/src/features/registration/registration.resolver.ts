import { Arg, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import { ClubPreview } from "../clubs/index.js";
import { RegisterClubHeadInput, RegisterStartupInput, RegisterStudentInput } from "./registration.inputs.js";
import type { RegistrationService } from "./registration.service.js";
import { RegistrationReceipt } from "./registration.type.js";

@Resolver()
export class RegistrationResolver {
  constructor(private readonly registration: RegistrationService) {}

  @Guarded("account.register")
  @Query(() => ClubPreview, {
    nullable: true,
    description: "The club whose secret code this is, or null. Errors: RATE_LIMITED.",
  })
  clubBySecretCode(
    @Arg("secretCode", { description: "A club's secret code; case does not matter." }) secretCode: string,
    @Ctx() context: Context,
  ) {
    return this.registration.clubBySecretCode(context, secretCode);
  }

  @Guarded("account.register")
  @Mutation(() => String, {
    description:
      "A fresh free club code, held for an hour for the registration form that shows it. Errors: RATE_LIMITED.",
  })
  reserveSecretCode(@Ctx() context: Context) {
    return this.registration.reserveSecretCode(context);
  }

  @Guarded("account.register")
  @Mutation(() => RegistrationReceipt, {
    description: "Registers a student with a club. Errors: BAD_USER_INPUT, INVALID_CLUB_CODE, RATE_LIMITED.",
  })
  registerStudent(
    @Arg("input", { description: "Person, club code and studies." }) input: RegisterStudentInput,
    @Ctx() context: Context,
  ) {
    return this.registration.registerStudent(context, input);
  }

  @Guarded("account.register")
  @Mutation(() => RegistrationReceipt, {
    description: "Registers a club and its head. Errors: BAD_USER_INPUT, RATE_LIMITED.",
  })
  registerClubHead(
    @Arg("input", { description: "Person and club." }) input: RegisterClubHeadInput,
    @Ctx() context: Context,
  ) {
    return this.registration.registerClubHead(context, input);
  }

  @Guarded("account.register")
  @Mutation(() => RegistrationReceipt, {
    description: "Registers a startup and who acts for it. Errors: BAD_USER_INPUT, RATE_LIMITED.",
  })
  registerStartup(
    @Arg("input", { description: "Person and company." }) input: RegisterStartupInput,
    @Ctx() context: Context,
  ) {
    return this.registration.registerStartup(context, input);
  }
}
