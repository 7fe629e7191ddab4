import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { Filter, PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
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
    description: "A project by its id; null when there is none or the viewer may not see it.",
  })
  project(
    @Arg("id", () => ID, { description: "The project's id." }) _id: string,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("project.read")
  @Query(() => ProjectConnection, { description: "The projects the viewer may see, newest first." })
  projects(
    @Filter(() => ProjectFilter) _filter: ProjectFilter | null,
    @Args() _page: PageArguments,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("project.create")
  @Mutation(() => Project, {
    description: "Posts an open project with its deliverables. Errors: BAD_USER_INPUT, FORBIDDEN.",
  })
  async createProject(
    @Arg("input", { description: "The whole project." }) input: CreateProjectInput,
    @Ctx() { viewer, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row("Project", await this.service.create(viewer, input), info);
  }

  @Guarded("project.update")
  @Mutation(() => Project, {
    description: "Changes what a project says. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN.",
  })
  async updateProject(
    @Arg("input", { description: "The whole project." }) input: UpdateProjectInput,
    @Ctx() { viewer, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row("Project", await this.service.update(viewer, input), info);
  }

  @Guarded("project.complete")
  @Mutation(() => Project, {
    description: "Ends a project in progress. Errors: NOT_FOUND, FORBIDDEN, PROJECT_NOT_IN_PROGRESS.",
  })
  async completeProject(
    @Arg("input", { description: "Which project." }) input: CompleteProjectInput,
    @Ctx() { viewer, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row("Project", await this.service.complete(viewer, input), info);
  }

  @Guarded("project.withdraw")
  @Mutation(() => ID, {
    description:
      "Deletes an open project with its pending applications and returns its id. Errors: NOT_FOUND, FORBIDDEN, PROJECT_NOT_OPEN.",
  })
  withdrawProject(
    @Arg("input", { description: "Which project." }) input: WithdrawProjectInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.withdraw(viewer, input);
  }
}
