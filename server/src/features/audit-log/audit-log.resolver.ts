import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, Info, Query, Resolver } from "type-graphql";
import { PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import { AuditEventConnection } from "./audit-event.type.js";

@Resolver()
export class AuditLogResolver {
  @Guarded("audit.read")
  @Query(() => AuditEventConnection, {
    description:
      "What the viewer did, and what was done to the viewer's projects, club, teams, applications and " +
      "account, newest first.",
  })
  auditLog(@Args() _page: PageArguments, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }
}
