import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { CompleteLogInInput, LogInInput, RefreshSessionInput } from "./log-in.inputs.js";
import { type LogInService } from "./log-in.service.js";
import { Refuses } from "../../graphql/refuses.js";
import { type Permit } from "../../policy/permit.js";
import { Session } from "./session.type.js";

@Resolver()
export class LogInResolver {
  constructor(private readonly logIns: LogInService) {}

  @Guarded("account.logIn")
  @Refuses("BAD_USER_INPUT", "INVALID_CREDENTIALS", "EMAIL_NOT_VERIFIED", "FACTOR_REQUIRED", "RATE_LIMITED")
  @Mutation(() => Session, {
    description:
      "Begins a session. EMAIL_NOT_VERIFIED and FACTOR_REQUIRED answer the right password only; the latter " +
      "carries `extensions.challenge` for completeLogIn.",
  })
  logIn(
    @Arg("input", { description: "Address and password." }) input: LogInInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.logIns.logIn(permit, origin, input);
  }

  @Guarded("account.logIn")
  @Refuses("BAD_USER_INPUT", "INVALID_CODE", "CHALLENGE_EXPIRED", "RATE_LIMITED")
  @Mutation(() => Session, {
    description:
      "Begins the session for which logIn answered FACTOR_REQUIRED. A challenge works once, within five minutes, " +
      "for five wrong codes at most, and while the password stays the same.",
  })
  completeLogIn(
    @Arg("input", { description: "Challenge and code." }) input: CompleteLogInInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.logIns.completeLogIn(permit, origin, input);
  }

  @Guarded("account.refreshSession")
  @Refuses("SESSION_EXPIRED", "RATE_LIMITED")
  @Mutation(() => Session, {
    description:
      "Exchanges a refresh token for the next session. A client that lost the answer may ask again within 10 " +
      "seconds. Using an old token otherwise ends the session.",
  })
  refreshSession(
    @Arg("input", { description: "The session to continue." }) input: RefreshSessionInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.logIns.refresh(permit, origin, input);
  }

  @Guarded("account.logOut")
  @Refuses()
  @Mutation(() => Boolean, { description: "Ends the session; its tokens are worth nothing from now on. Always true." })
  logOut(@Permitted() permit: Permit) {
    return this.logIns.logOut(permit);
  }
}
