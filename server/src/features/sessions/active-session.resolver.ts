import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Int, Mutation, Query, Resolver } from "type-graphql";
import { PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { EndSessionInput } from "./active-session.inputs.js";
import { Refuses } from "../../graphql/refuses.js";
import { type Permit } from "../../policy/permit.js";
import type { ActiveSessionService } from "./active-session.service.js";
import { ActiveSessionConnection } from "./active-session.type.js";

@Resolver()
export class ActiveSessionResolver {
  constructor(private readonly sessions: ActiveSessionService) {}

  @Guarded("session.read")
  @Query(() => ActiveSessionConnection, {
    name: "sessions",
    description: "Where the signed-in person is logged in, last used first.",
  })
  list(@Args() _page: PageArguments, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("session.end")
  @Refuses("NOT_FOUND")
  @Mutation(() => ID, {
    description:
      "Ends one session of the signed-in person; its tokens are worth nothing from now on. The answer is its id.",
  })
  endSession(@Arg("input", { description: "Which session." }) input: EndSessionInput, @Permitted() permit: Permit) {
    return this.sessions.end(permit, input);
  }

  @Guarded("session.end")
  @Refuses()
  @Mutation(() => Int, {
    description: "Ends all sessions of the signed-in person but the one that asks. The answer is how many.",
  })
  endOtherSessions(@Permitted() permit: Permit) {
    return this.sessions.endOthers(permit);
  }

  @Guarded("session.end")
  @Refuses()
  @Mutation(() => Int, {
    description: "Ends all sessions of the signed-in person, the one that asks included. The answer is how many.",
  })
  endAllSessions(@Permitted() permit: Permit) {
    return this.sessions.endAll(permit);
  }
}
