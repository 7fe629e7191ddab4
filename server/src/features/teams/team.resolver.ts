import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
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
    description: "A team by id; null if it does not exist or the viewer may not see it.",
  })
  team(
    @Arg("id", () => ID, { description: "The team's id." }) _id: string,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("team.list")
  @Query(() => TeamConnection, {
    description: "The teams of a head's club, or the teams a student is in, newest first.",
  })
  teams(@Args() _page: PageArguments, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("club.createTeam")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => Team, { description: "Creates a team in the viewer's club, led by the head." })
  async createTeam(
    @Arg("input", { description: "The team." }) input: CreateTeamInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.create(permit, input), info);
  }

  @Guarded("team.update")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => Team, { description: "Changes a team's name, description and lead." })
  async updateTeam(
    @Arg("input", { description: "The changes." }) input: UpdateTeamInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.update(permit, input), info);
  }

  @Guarded("team.delete")
  @Refuses("NOT_FOUND", "FORBIDDEN", "TEAM_IN_USE")
  @Mutation(() => ID, { description: "Deletes a team and returns its id." })
  deleteTeam(@Arg("input", { description: "The team." }) input: DeleteTeamInput, @Permitted() permit: Permit) {
    return this.service.delete(permit, input);
  }

  @Guarded("team.addMember")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "FORBIDDEN", "MEMBER_ALREADY_EXISTS")
  @Mutation(() => Team, { description: "Adds students of the viewer's club to a team." })
  async addTeamMembers(
    @Arg("input", { description: "The students and the team." }) input: AddTeamMembersInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.addMembers(permit, input), info);
  }

  @Guarded("team.removeMember")
  @Refuses("NOT_FOUND", "FORBIDDEN")
  @Mutation(() => Team, {
    description: "Removes a student from a team. If the student led it, the head becomes the lead.",
  })
  async removeTeamMember(
    @Arg("input", { description: "The student and the team." }) input: RemoveTeamMemberInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.removeMember(permit, input), info);
  }
}
