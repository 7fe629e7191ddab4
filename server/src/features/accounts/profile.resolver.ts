import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Info, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import { UpdateProfileInput } from "./account.inputs.js";
import type { ProfileService } from "./profile.service.js";
import { Profile } from "./profile.type.js";

@Resolver()
export class ProfileResolver {
  constructor(private readonly profiles: ProfileService) {}

  @Guarded("account.read")
  @Query(() => Profile, { description: "The signed-in person." })
  me(@Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("profile.update")
  @Mutation(() => Profile, {
    description: "Changes what the signed-in person says about themselves. Errors: BAD_USER_INPUT.",
  })
  async updateProfile(
    @Arg("input", { description: "All of it." }) input: UpdateProfileInput,
    @Ctx() { viewer, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row("Profile", await this.profiles.update(viewer, input), info);
  }
}
