import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { Filter, PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
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
    description: "An application by id; null if it does not exist or the viewer may not see it.",
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
    description: "The applications and invitations of the viewer's club or startup, pending first, then newest first.",
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
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "FORBIDDEN", "PROJECT_NOT_OPEN", "ALREADY_APPLIED")
  @Mutation(() => Application, {
    description: "Applies for an open project on behalf of the club that the viewer acts for.",
  })
  async submitApplication(
    @Arg("input", { description: "The application." }) input: SubmitApplicationInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.submit(permit, input), info);
  }

  @Guarded("project.invite")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "FORBIDDEN", "PROJECT_NOT_OPEN", "ALREADY_APPLIED")
  @Mutation(() => Application, { description: "Invites a club to an open project." })
  async inviteClub(
    @Arg("input", { description: "The invitation." }) input: InviteClubInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.invite(permit, input), info);
  }

  @Guarded("application.approve")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "FORBIDDEN", "APPLICATION_NOT_PENDING", "PROJECT_NOT_OPEN")
  @Mutation(() => Application, {
    description:
      "Approves an application or invitation that the other side started. Links the team to the project and " +
      "sets the project in progress. Other applications stay pending.",
  })
  async approveApplication(
    @Arg("input", { description: "The application." }) input: ApproveApplicationInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.approvals.approve(permit, input), info);
  }

  @Guarded("application.reject")
  @Refuses("NOT_FOUND", "FORBIDDEN", "APPLICATION_NOT_PENDING")
  @Mutation(() => Application, { description: "Rejects an application or invitation that the other side started." })
  async rejectApplication(
    @Arg("input", { description: "The application." }) input: RejectApplicationInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.reject(permit, input), info);
  }

  @Guarded("project.rejectApplications")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => Project, {
    description: "Rejects every pending application and invitation for a project that is no longer open.",
  })
  async rejectOtherApplications(
    @Arg("input", { description: "The project." }) input: RejectOtherApplicationsInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.service.rejectOthers(permit, input), info);
  }

  @Guarded("application.withdraw")
  @Refuses("NOT_FOUND", "FORBIDDEN", "APPLICATION_NOT_PENDING")
  @Mutation(() => ID, {
    description: "Withdraws a pending application or invitation and returns its id. The club can then apply again.",
  })
  withdrawApplication(
    @Arg("input", { description: "The application." }) input: WithdrawApplicationInput,
    @Permitted() permit: Permit,
  ) {
    return this.service.withdraw(permit, input);
  }
}
