import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { declared } from "../../graphql/declared.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { Profile } from "../profile/index.js";
import { RevokeCalendarFeedInput } from "./calendar-feed.inputs.js";
import type { CalendarFeedService } from "./calendar-feed.service.js";
import { CalendarFeed, CreatedCalendarFeed } from "./calendar-feed.type.js";

@Resolver(() => CreatedCalendarFeed)
export class CalendarFeedResolver {
  constructor(private readonly service: CalendarFeedService) {}

  @Guarded("calendarFeed.create")
  @Refuses("FORBIDDEN", "ACCOUNT_SUSPENDED", "RATE_LIMITED")
  @Mutation(() => CreatedCalendarFeed, {
    description: "Creates the viewer's calendar feed. A former address stops working.",
  })
  createCalendarFeed(@Permitted() permit: Permit, @Ctx() { origin }: Context) {
    return this.service.create(permit, origin);
  }

  @Guarded("calendarFeed.revoke")
  @Refuses("NOT_FOUND", "FORBIDDEN")
  @Mutation(() => ID, { description: "Revokes the viewer's calendar feed: its address stops working. Returns its id." })
  revokeCalendarFeed(
    @Arg("input", { description: "The feed." }) input: RevokeCalendarFeedInput,
    @Permitted() permit: Permit,
  ) {
    return this.service.revoke(permit, input);
  }

  @FieldResolver(() => CalendarFeed, { description: "The feed's stored details." })
  calendarFeed(@Root() { id }: CreatedCalendarFeed, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.row(id, info);
  }
}

/** What this feature adds to Profile. */
@Resolver(() => Profile)
export class ProfileCalendarFields {
  @FieldResolver(() => CalendarFeed, {
    nullable: true,
    description: "The person's calendar feed; null without one, and for everyone but the person.",
  })
  calendarFeed(): object | null {
    return declared();
  }
}
