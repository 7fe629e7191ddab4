import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import { LogInInput, RefreshSessionInput } from "./account.inputs.js";
import type { SessionService } from "./session.service.js";
import { Session } from "./session.type.js";

@Resolver()
export class SessionResolver {
  constructor(private readonly sessions: SessionService) {}

  @Guarded("account.logIn")
  @Mutation(() => Session, { description: "Public, rate limited: begins a session. Errors: BAD_USER_INPUT, INVALID_CREDENTIALS, EMAIL_NOT_VERIFIED (with the right password only)." })
  logIn(@Arg("input", { description: "Address and password." }) input: LogInInput, @Ctx() context: Context) {
    return this.sessions.logIn(context, input);
  }

  @Guarded("account.refreshSession")
  @Mutation(() => Session, {
    description: "Public, rate limited: exchanges a refresh token for the next session. A client that lost the answer may ask again within 10 seconds. Using an old token otherwise ends the session. Errors: SESSION_EXPIRED.",
  })
  refreshSession(@Arg("input", { description: "The session to continue." }) input: RefreshSessionInput, @Ctx() context: Context) {
    return this.sessions.refresh(context, input);
  }

  @Guarded("account.logOut")
  @Mutation(() => Boolean, { description: "Ends the session; its tokens are worth nothing from now on. Always true." })
  logOut(@Ctx() context: Context) {
    return this.sessions.logOut(context);
  }
}
