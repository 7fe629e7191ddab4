import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import { ChangePasswordInput } from "./account.inputs.js";
import type { PasswordService } from "./password.service.js";

@Resolver()
export class PasswordResolver {
  constructor(private readonly passwords: PasswordService) {}

  @Guarded("account.changePassword")
  @Mutation(() => Boolean, {
    description:
      "Changes the signed-in person's password and ends their other sessions; this one goes on. Always true. Errors: BAD_USER_INPUT, CONFLICT, RATE_LIMITED.",
  })
  changePassword(
    @Arg("input", { description: "The old password and the new one." }) input: ChangePasswordInput,
    @Ctx() context: Context,
  ) {
    return this.passwords.change(context, input);
  }
}
