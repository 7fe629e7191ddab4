import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import { LogInInput, RefreshSessionInput } from "./account.inputs.js";
import { CompleteLogInInput } from "./factor.inputs.js";
import type { SessionService } from "./session.service.js";
import { Session } from "./session.type.js";

@Resolver()
export class SessionResolver {
  constructor(private readonly sessions: SessionService) {}

  @Guarded("account.logIn")
  @Mutation(() => Session, {
    description:
      "Begins a session. EMAIL_NOT_VERIFIED and FACTOR_REQUIRED answer the right password only; the latter carries `extensions.challenge` for completeLogIn. Errors: BAD_USER_INPUT, INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED, FACTOR_REQUIRED, RATE_LIMITED.",
  })
  logIn(@Arg("input", { description: "Address and password." }) input: LogInInput, @Ctx() context: Context) {
    return this.sessions.logIn(context, input);
  }

  @Guarded("account.logIn")
  @Mutation(() => Session, {
    description:
      "Begins the session for which logIn answered FACTOR_REQUIRED. A challenge works once, within five minutes, for five wrong codes at most, and while the password stays the same. Errors: BAD_USER_INPUT, INVALID_CODE, CHALLENGE_EXPIRED, RATE_LIMITED.",
  })
  completeLogIn(
    @Arg("input", { description: "Challenge and code." }) input: CompleteLogInInput,
    @Ctx() context: Context,
  ) {
    return this.sessions.completeLogIn(context, input);
  }

  @Guarded("account.refreshSession")
  @Mutation(() => Session, {
    description:
      "Exchanges a refresh token for the next session. A client that lost the answer may ask again within 10 seconds. Using an old token otherwise ends the session. Errors: SESSION_EXPIRED, RATE_LIMITED.",
  })
  refreshSession(
    @Arg("input", { description: "The session to continue." }) input: RefreshSessionInput,
    @Ctx() context: Context,
  ) {
    return this.sessions.refresh(context, input);
  }

  @Guarded("account.logOut")
  @Mutation(() => Boolean, { description: "Ends the session; its tokens are worth nothing from now on. Always true." })
  logOut(@Ctx() context: Context) {
    return this.sessions.logOut(context);
  }
}
