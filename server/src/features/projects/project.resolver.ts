import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { costPoints } from "../../contract/index.js";
import { Filter, PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Priced } from "../../graphql/priced.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import {
  CompleteProjectInput,
  CreateProjectInput,
  ProjectFilter,
  UpdateProjectInput,
  WithdrawProjectInput,
} from "./project.inputs.js";
import type { ProjectService } from "./project.service.js";
import { Project, ProjectConnection } from "./project.type.js";

@Resolver()
export class ProjectResolver {
  constructor(private readonly service: ProjectService) {}

  @Guarded("project.read")
  @Query(() => Project, {
    nullable: true,
    description: "A project by id; null if it does not exist or the viewer may not see it.",
  })
  project(
    @Arg("id", () => ID, { description: "The project's id." }) _id: string,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("project.read")
  @Priced({ totalCount: costPoints.totalCountOfAll })
  @Query(() => ProjectConnection, { description: "The projects visible to the viewer, newest first." })
  projects(
    @Filter(() => ProjectFilter) _filter: ProjectFilter | null,
    @Args() _page: PageArguments,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("project.create")
  @Refuses("BAD_USER_INPUT", "FORBIDDEN")
  @Mutation(() => Project, { description: "Creates an open project with its deliverables." })
  async createProject(
    @Arg("input", { description: "The project." }) input: CreateProjectInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.create(permit, input), info);
  }

  @Guarded("project.update")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "FORBIDDEN", "PROJECT_COMPLETED")
  @Mutation(() => Project, { description: "Changes a project's details." })
  async updateProject(
    @Arg("input", { description: "The changes." }) input: UpdateProjectInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.update(permit, input), info);
  }

  @Guarded("project.complete")
  @Refuses("NOT_FOUND", "FORBIDDEN", "PROJECT_NOT_IN_PROGRESS")
  @Mutation(() => Project, { description: "Completes a project in progress." })
  async completeProject(
    @Arg("input", { description: "The project." }) input: CompleteProjectInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.complete(permit, input), info);
  }

  @Guarded("project.withdraw")
  @Refuses("NOT_FOUND", "FORBIDDEN", "PROJECT_NOT_OPEN")
  @Mutation(() => ID, { description: "Deletes an open project with its pending applications and returns its id." })
  withdrawProject(
    @Arg("input", { description: "The project." }) input: WithdrawProjectInput,
    @Permitted() permit: Permit,
  ) {
    return this.service.withdraw(permit, input);
  }
}
