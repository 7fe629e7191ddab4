import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { ChangePasswordInput } from "./account.inputs.js";
import type { PasswordService } from "./password.service.js";

@Resolver()
export class PasswordResolver {
  constructor(private readonly passwords: PasswordService) {}

  @Guarded("account.changePassword")
  @Refuses("BAD_USER_INPUT", "CONFLICT", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    description:
      "Changes the viewer's password and ends their other sessions; the current one continues. Always returns true.",
  })
  changePassword(
    @Arg("input", { description: "The current password and the new one." }) input: ChangePasswordInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.passwords.change(permit, origin, input);
  }
}
