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
  @Refuses(
    "BAD_USER_INPUT",
    "INVALID_CREDENTIALS",
    "EMAIL_NOT_VERIFIED",
    "ACCOUNT_SUSPENDED",
    "FACTOR_REQUIRED",
    "RATE_LIMITED",
  )
  @Mutation(() => Session, {
    description:
      "Starts a session. EMAIL_NOT_VERIFIED and FACTOR_REQUIRED are returned only for a correct password; " +
      "FACTOR_REQUIRED carries `extensions.challenge` for completeLogIn.",
  })
  logIn(
    @Arg("input", { description: "The credentials." }) input: LogInInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.logIns.logIn(permit, origin, input);
  }

  @Guarded("account.logIn")
  @Refuses("BAD_USER_INPUT", "INVALID_CODE", "CHALLENGE_EXPIRED", "ACCOUNT_SUSPENDED", "RATE_LIMITED")
  @Mutation(() => Session, {
    description:
      "Completes a login after logIn returned FACTOR_REQUIRED. A challenge works once and expires after five " +
      "minutes, after five wrong codes, or when the password changes.",
  })
  completeLogIn(
    @Arg("input", { description: "The challenge and the code." }) input: CompleteLogInInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.logIns.completeLogIn(permit, origin, input);
  }

  @Guarded("account.refreshSession")
  @Refuses("SESSION_EXPIRED", "RATE_LIMITED")
  @Mutation(() => Session, {
    description:
      "Exchanges a refresh token for the next session. A client that lost the response can repeat the " +
      "request within 10 seconds. Any other reuse of a token ends the session.",
  })
  refreshSession(
    @Arg("input", { description: "The session to refresh." }) input: RefreshSessionInput,
    @Permitted() permit: Permit,
    @Ctx() { origin }: Context,
  ) {
    return this.logIns.refresh(permit, origin, input);
  }

  @Guarded("account.logOut")
  @Refuses()
  @Mutation(() => Boolean, {
    description: "Ends the session and invalidates its tokens immediately. Always returns true.",
  })
  logOut(@Permitted() permit: Permit) {
    return this.logIns.logOut(permit);
  }
}
