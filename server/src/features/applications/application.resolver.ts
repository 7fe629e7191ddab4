import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { Filter, PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import { Project } from "../projects/index.js";
import {
  ApplicationFilter,
  ApproveApplicationInput,
  InviteClubInput,
  RejectApplicationInput,
  RejectOtherApplicationsInput,
  SubmitApplicationInput,
  WithdrawApplicationInput,
} from "./application.inputs.js";
import type { ApplicationService } from "./application.service.js";
import { Application, ApplicationConnection } from "./application.type.js";
import type { ApprovalService } from "./approval.service.js";

@Resolver()
export class ApplicationResolver {
  constructor(
    private readonly service: ApplicationService,
    private readonly approvals: ApprovalService,
  ) {}

  @Guarded("application.read")
  @Query(() => Application, {
    nullable: true,
    description: "An application by its id; null when there is none or the viewer may not see it.",
  })
  application(
    @Arg("id", () => ID, { description: "The application's id." }) _id: string,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("application.read")
  @Query(() => ApplicationConnection, {
    description:
      "A startup's projects' or a club's applications and invitations, pending ones first, then newest first.",
  })
  applications(
    @Filter(() => ApplicationFilter) _filter: ApplicationFilter | null,
    @Args() _page: PageArguments,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("project.apply")
  @Mutation(() => Application, {
    description:
      "Applies for an open project on behalf of the head's club. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, PROJECT_NOT_OPEN, ALREADY_APPLIED.",
  })
  async submitApplication(
    @Arg("input", { description: "The application." }) input: SubmitApplicationInput,
    @Ctx() { viewer, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row("Application", await this.service.submit(viewer, input), info);
  }

  @Guarded("project.invite")
  @Mutation(() => Application, {
    description:
      "Invites a club to an open project. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, PROJECT_NOT_OPEN, ALREADY_APPLIED.",
  })
  async inviteClub(
    @Arg("input", { description: "The invitation." }) input: InviteClubInput,
    @Ctx() { viewer, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row("Application", await this.service.invite(viewer, input), info);
  }

  @Guarded("application.approve")
  @Mutation(() => Application, {
    description:
      "Approves an application or invitation that the other side started: the team is linked and the project is in progress. Other applications stay pending. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN, APPLICATION_NOT_PENDING, PROJECT_NOT_OPEN.",
  })
  async approveApplication(
    @Arg("input", { description: "Which one." }) input: ApproveApplicationInput,
    @Ctx() { viewer, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row("Application", await this.approvals.approve(viewer, input), info);
  }

  @Guarded("application.reject")
  @Mutation(() => Application, {
    description:
      "Rejects an application or invitation that the other side started. Errors: NOT_FOUND, FORBIDDEN, APPLICATION_NOT_PENDING.",
  })
  async rejectApplication(
    @Arg("input", { description: "Which one." }) input: RejectApplicationInput,
    @Ctx() { viewer, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row("Application", await this.service.reject(viewer, input), info);
  }

  @Guarded("project.rejectApplications")
  @Mutation(() => Project, {
    description:
      "Rejects every application and invitation still pending for a project that is no longer open. Errors: BAD_USER_INPUT, NOT_FOUND, FORBIDDEN.",
  })
  async rejectOtherApplications(
    @Arg("input", { description: "For which project." }) input: RejectOtherApplicationsInput,
    @Ctx() { viewer, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row("Project", await this.service.rejectOthers(viewer, input), info);
  }

  @Guarded("application.withdraw")
  @Mutation(() => ID, {
    description:
      "Takes back a pending application or invitation and returns its id; the club may then apply again. Errors: NOT_FOUND, FORBIDDEN, APPLICATION_NOT_PENDING.",
  })
  withdrawApplication(
    @Arg("input", { description: "Which one." }) input: WithdrawApplicationInput,
    @Ctx() { viewer }: Context,
  ) {
    return this.service.withdraw(viewer, input);
  }
}
