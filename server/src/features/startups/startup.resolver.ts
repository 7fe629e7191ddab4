import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { declared } from "../../graphql/declared.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Membership } from "../memberships/index.js";
import { Profile } from "../profile/index.js";
import { Refuses } from "../../graphql/refuses.js";
import { type Permit } from "../../policy/permit.js";
import { UpdateStartupInput } from "./startup.inputs.js";
import type { StartupService } from "./startup.service.js";
import { Startup } from "./startup.type.js";

@Resolver()
export class StartupResolver {
  constructor(private readonly startups: StartupService) {}

  @Guarded("startup.read")
  @Query(() => Startup, { nullable: true, description: "A startup by id; null if it does not exist." })
  startup(
    @Arg("id", () => ID, { description: "The startup's id." }) _id: string,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("startup.update")
  @Refuses("BAD_USER_INPUT", "FORBIDDEN")
  @Mutation(() => Startup, { description: "Changes the page of the startup that the viewer acts for." })
  async updateStartup(
    @Arg("input", { description: "The changes." }) input: UpdateStartupInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.startups.update(permit, input), info);
  }
}

/** What this feature adds to Membership. */
@Resolver(() => Membership)
export class MembershipStartupField {
  @FieldResolver(() => Startup, { nullable: true, description: "The startup; null where it is a club." })
  startup(): Startup | null {
    return declared();
  }
}

/** Fields this feature adds to Profile. */
@Resolver(() => Profile)
export class ProfileStartupField {
  @FieldResolver(() => Startup, {
    nullable: true,
    description: "The startup the person represents. Null for students and club heads.",
  })
  startup(): Startup | null {
    return declared();
  }
}
