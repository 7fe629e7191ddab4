import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import {
  AddTeamMembersInput,
  CreateTeamInput,
  DeleteTeamInput,
  RemoveTeamMemberInput,
  UpdateTeamInput,
} from "./team.inputs.js";
import type { TeamService } from "./team.service.js";
import { Team, TeamConnection } from "./team.type.js";

@Resolver()
export class TeamResolver {
  constructor(private readonly service: TeamService) {}

  @Guarded("team.read")
  @Query(() => Team, {
    nullable: true,
    description: "A team by its id; null when there is none or the viewer may not see it.",
  })
  team(
    @Arg("id", () => ID, { description: "The team's id." }) _id: string,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("team.list")
  @Query(() => TeamConnection, { description: "A head's club's teams; the teams a student is in. Newest first." })
  teams(@Args() _page: PageArguments, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("club.createTeam")
  @Mutation(() => Team, {
    description: "Creates a team of the head's club, led by the head. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN.",
  })
  async createTeam(
    @Arg("input", { description: "The team." }) input: CreateTeamInput,
    @Ctx() { viewer, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row("Team", await this.service.create(viewer, input), info);
  }

  @Guarded("team.update")
  @Mutation(() => Team, {
    description: "Changes a team's name, description and lead. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN.",
  })
  async updateTeam(
    @Arg("input", { description: "The whole team." }) input: UpdateTeamInput,
    @Ctx() { viewer, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row("Team", await this.service.update(viewer, input), info);
  }

  @Guarded("team.delete")
  @Mutation(() => ID, { description: "Deletes a team and returns its id. Errors: NOT_FOUND, FORBIDDEN, TEAM_IN_USE." })
  deleteTeam(@Arg("input", { description: "Which team." }) input: DeleteTeamInput, @Ctx() { viewer }: Context) {
    return this.service.delete(viewer, input);
  }

  @Guarded("team.addMember")
  @Mutation(() => Team, {
    description:
      "Adds students of the head's club to a team. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, MEMBER_ALREADY_EXISTS.",
  })
  async addTeamMembers(
    @Arg("input", { description: "Whom to add, and where." }) input: AddTeamMembersInput,
    @Ctx() { viewer, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row("Team", await this.service.addMembers(viewer, input), info);
  }

  @Guarded("team.removeMember")
  @Mutation(() => Team, {
    description:
      "Takes a student out of a team; the head leads it again where the student did. Errors: NOT_FOUND, FORBIDDEN.",
  })
  async removeTeamMember(
    @Arg("input", { description: "Whom to take out of what." }) input: RemoveTeamMemberInput,
    @Ctx() { viewer, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row("Team", await this.service.removeMember(viewer, input), info);
  }
}
