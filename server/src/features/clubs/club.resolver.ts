import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { Filter, PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import { ClubFilter, UpdateClubInput } from "./club.inputs.js";
import type { ClubService } from "./club.service.js";
import { Club, ClubConnection } from "./club.type.js";

@Resolver()
export class ClubResolver {
  constructor(private readonly clubs: ClubService) {}

  @Guarded("club.read")
  @Query(() => Club, { nullable: true, description: "A club by its id; null when there is none." })
  club(
    @Arg("id", () => ID, { description: "The club's id." }) _id: string,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("club.read")
  @Query(() => ClubConnection, {
    name: "clubs",
    description: "Clubs, newest first. Startups find clubs to invite here.",
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
  @Mutation(() => Club, { description: "Changes the page of the head's own club. Errors: BAD_USER_INPUT, FORBIDDEN." })
  async updateClub(
    @Arg("input", { description: "The whole page." }) input: UpdateClubInput,
    @Ctx() { viewer, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row("Club", await this.clubs.update(viewer, input), info);
  }

  @Guarded("club.update")
  @Mutation(() => Club, {
    description: "Replaces the club's secret code; the old one stops working at once. Errors: FORBIDDEN.",
  })
  async rotateSecretCode(@Ctx() { viewer, reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.row("Club", await this.clubs.rotateSecretCode(viewer), info);
  }
}
