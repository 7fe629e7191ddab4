import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Info, Mutation, Query, Resolver } from "type-graphql";
import { limits } from "../../contract/index.js";
import { PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { AnswerReportInput, CreateReportInput, OpenReportInput } from "./report.inputs.js";
import type { ReportService } from "./report.service.js";
import { Report, ReportConnection, ReportReview, ReportReviewConnection } from "./report.type.js";

@Resolver()
export class ReportResolver {
  constructor(private readonly reports: ReportService) {}

  @Guarded("report.read")
  @Query(() => ReportConnection, { description: "The reports that the viewer sent, newest first." })
  sentReports(@Args() _page: PageArguments, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("reportReview.read")
  @Query(() => ReportReviewConnection, {
    description: "Reports that wait for an answer, oldest first. Empty for whoever is no operator.",
  })
  openReports(@Args() _page: PageArguments, @Ctx() { reader }: Context, @Info() info: GraphQLResolveInfo) {
    return reader.resolve(info);
  }

  @Guarded("report.create")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "ALREADY_REPORTED", "RATE_LIMITED", "FORBIDDEN", "CONFLICT")
  @Mutation(() => Report, {
    description:
      "Reports something to the operators, at most " +
      `${limits.reportsPerDay} times in 24 hours; what is refused does not count. The viewer is told the outcome; those ` +
      "who are reported never learn who did it, and read no report about themselves, operators included.",
  })
  async createReport(
    @Arg("input", { description: "The report." }) input: CreateReportInput,
    @Permitted() permit: Permit,
    @Ctx() { reader, origin }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.reports.create(permit, origin, input), info);
  }

  @Guarded("reportReview.open")
  @Refuses("NOT_FOUND", "FORBIDDEN", "REPORT_ALREADY_ANSWERED")
  @Mutation(() => ReportReview, {
    description:
      "Opens a report, so that the operator reads what was reported and may answer it. Those whose it is see in " +
      "their audit log that an operator did so.",
  })
  async openReport(
    @Arg("input", { description: "The report." }) input: OpenReportInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.reports.open(permit, input), info);
  }

  @Guarded("reportReview.answer")
  @Refuses("BAD_USER_INPUT", "NOT_FOUND", "FORBIDDEN", "REPORT_ALREADY_ANSWERED")
  @Mutation(() => ReportReview, {
    description: "Answers a report that the viewer opened, and tells its reporter by email.",
  })
  async answerReport(
    @Arg("input", { description: "The answer." }) input: AnswerReportInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.reports.answer(permit, input), info);
  }
}
