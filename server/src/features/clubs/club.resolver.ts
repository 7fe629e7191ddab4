import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { costPoints } from "../../contract/index.js";
import { Filter, PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Priced } from "../../graphql/priced.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { ClubFilter, UpdateClubInput } from "./club.inputs.js";
import type { ClubService } from "./club.service.js";
import { Club, ClubConnection } from "./club.type.js";

@Resolver()
export class ClubResolver {
  constructor(private readonly clubs: ClubService) {}

  @Guarded("club.read")
  @Query(() => Club, { nullable: true, description: "A club by id; null if it does not exist." })
  club(
    @Arg("id", () => ID, { description: "The club's id." }) _id: string,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("club.read")
  @Priced({ totalCount: costPoints.totalCountOfAll })
  @Query(() => ClubConnection, {
    name: "clubs",
    description: "Clubs, newest first.",
  })
  list(
    @Filter(() => ClubFilter) _filter: ClubFilter | null,
    @Args() _page: PageArguments,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("club.update")
  @Refuses("BAD_USER_INPUT", "FORBIDDEN")
  @Mutation(() => Club, { description: "Changes the page of the club that the viewer acts for." })
  async updateClub(
    @Arg("input", { description: "The changes." }) input: UpdateClubInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.clubs.update(permit, input), info);
  }

  @Guarded("club.update")
  @Refuses("FORBIDDEN")
  @Mutation(() => Club, { description: "Replaces the club's secret code. The old one stops working immediately." })
  async rotateSecretCode(@Permitted() permit: Permit, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.row(await this.clubs.rotateSecretCode(permit), info);
  }
}
