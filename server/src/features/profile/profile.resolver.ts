import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, Info, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { UpdateProfileInput } from "./profile.inputs.js";
import { Refuses } from "../../graphql/refuses.js";
import { type Permit } from "../../policy/permit.js";
import type { ProfileService } from "./profile.service.js";
import { Profile } from "./profile.type.js";

@Resolver()
export class ProfileResolver {
  constructor(private readonly profiles: ProfileService) {}

  @Guarded("account.read")
  @Query(() => Profile, { description: "The viewer's profile." })
  me(@Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("profile.update")
  @Refuses("BAD_USER_INPUT")
  @Mutation(() => Profile, { description: "Changes the viewer's profile." })
  async updateProfile(
    @Arg("input", { description: "The changes." }) input: UpdateProfileInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.profiles.update(permit, input), info);
  }
}
