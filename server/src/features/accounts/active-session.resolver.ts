import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import { EndSessionInput } from "./account.inputs.js";
import type { ActiveSessionService } from "./active-session.service.js";
import { ActiveSession } from "./active-session.type.js";

@Resolver()
export class ActiveSessionResolver {
  constructor(private readonly sessions: ActiveSessionService) {}

  @Guarded("session.read")
  @Query(() => [ActiveSession], {
    name: "sessions",
    description: "Where the signed-in person is logged in, last used first.",
  })
  list(@Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("session.end")
  @Mutation(() => ID, {
    description:
      "Ends one session of the signed-in person; its tokens are worth nothing from now on. The answer is its id. Errors: NOT_FOUND.",
  })
  endSession(@Arg("input", { description: "Which session." }) input: EndSessionInput, @Ctx() { viewer }: Context) {
    return this.sessions.end(viewer, input);
  }

  @Guarded("session.end")
  @Mutation(() => Int, {
    description: "Ends all sessions of the signed-in person but the one that asks. The answer is how many.",
  })
  endOtherSessions(@Ctx() { viewer }: Context) {
    return this.sessions.endOthers(viewer);
  }

  @Guarded("session.end")
  @Mutation(() => Int, {
    description: "Ends all sessions of the signed-in person, the one that asks included. The answer is how many.",
  })
  endAllSessions(@Ctx() { viewer }: Context) {
    return this.sessions.endAll(viewer);
  }
}
