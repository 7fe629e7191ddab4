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
  @Query(() => ClubPreview, { nullable: true, description: "Public, rate limited: the club whose secret code this is, or null." })
  clubBySecretCode(@Arg("secretCode", { description: "A club's secret code; case does not matter." }) secretCode: string, @Ctx() context: Context) {
    return this.registration.clubBySecretCode(context, secretCode);
  }

  @Guarded("account.register")
  @Mutation(() => String, { description: "Public, rate limited: a fresh free club code, held for an hour for the registration form that shows it." })
  reserveSecretCode(@Ctx() context: Context) {
    return this.registration.reserveSecretCode(context);
  }

  @Guarded("account.register")
  @Mutation(() => RegistrationReceipt, { description: "Public, rate limited: registers a student with a club. Errors: BAD_USER_INPUT, INVALID_CLUB_CODE." })
  registerStudent(@Arg("input", { description: "Person, club code and studies." }) input: RegisterStudentInput, @Ctx() context: Context) {
    return this.registration.registerStudent(context, input);
  }

  @Guarded("account.register")
  @Mutation(() => RegistrationReceipt, { description: "Public, rate limited: registers a club and its head. Errors: BAD_USER_INPUT." })
  registerClubHead(@Arg("input", { description: "Person and club." }) input: RegisterClubHeadInput, @Ctx() context: Context) {
    return this.registration.registerClubHead(context, input);
  }

  @Guarded("account.register")
  @Mutation(() => RegistrationReceipt, { description: "Public, rate limited: registers a startup and who acts for it. Errors: BAD_USER_INPUT." })
  registerStartup(@Arg("input", { description: "Person and company." }) input: RegisterStartupInput, @Ctx() context: Context) {
    return this.registration.registerStartup(context, input);
  }
}
