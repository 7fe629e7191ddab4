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
    description: "The viewer's active sessions, most recently used first.",
  })
  list(@Args() _page: PageArguments, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("session.end")
  @Refuses("NOT_FOUND")
  @Mutation(() => ID, {
    description: "Ends one of the viewer's sessions, invalidates its tokens immediately and returns its id.",
  })
  endSession(@Arg("input", { description: "The session." }) input: EndSessionInput, @Permitted() permit: Permit) {
    return this.sessions.end(permit, input);
  }

  @Guarded("session.end")
  @Refuses()
  @Mutation(() => Int, {
    description: "Ends all of the viewer's sessions except the current one. Returns how many were ended.",
  })
  endOtherSessions(@Permitted() permit: Permit) {
    return this.sessions.endOthers(permit);
  }

  @Guarded("session.end")
  @Refuses()
  @Mutation(() => Int, {
    description: "Ends all of the viewer's sessions, including the current one. Returns how many were ended.",
  })
  endAllSessions(@Permitted() permit: Permit) {
    return this.sessions.endAll(permit);
  }
}
