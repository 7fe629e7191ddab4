import { Field, ID, ObjectType } from "type-graphql";
import { limits, ReportOutcome, ReportReason, ReportTarget } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { Guarded } from "../../graphql/guarded.js";
import { DateTime } from "../../graphql/scalars.js";
import { ShownOnce } from "../../graphql/shown-once.js";

/** What a reporter and an operator both see of a report. */
@ObjectType()
abstract class ReportBase {
  @Field(() => ID, { description: "The report's id." })
  id!: string;

  @Field(() => ReportTarget, { description: "The type of what was reported." })
  targetType!: ReportTarget;

  @Field(() => ReportReason, { description: "Why it was reported." })
  reason!: ReportReason;

  @Field(() => ReportOutcome, { nullable: true, description: "What was decided; null while the report is open." })
  outcome!: ReportOutcome | null;

  @Field(() => DateTime, { description: "When it was sent." })
  createdAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: `When it was answered; null while it is open. The report is deleted ${limits.reportKeptDays} days later.`,
  })
  answeredAt!: Date | null;
}

/** A report, as its reporter sees it. */
@ObjectType({ description: "A report that the viewer sent. Visible to nobody else in this form." })
export abstract class Report extends ReportBase {
  @Field({ description: "Name or title of what was reported, as it was then." })
  targetName!: string;

  @Field(() => String, { nullable: true, description: "What the viewer wrote." })
  details!: string | null;

  @Field(() => String, { nullable: true, description: "What the operator wrote to the viewer." })
  note!: string | null;
}

export const ReportConnection = connectionOf("Report", () => Report);

const once = "Filled for the operator who opened the report.";

/** A report, as operators see it. */
@ObjectType({
  description:
    "A report for operators to answer. It never says who sent it. Invisible to operators who are reported, or act " +
    "for the club or startup that is.",
})
export abstract class ReportReview extends ReportBase {
  @ShownOnce()
  @Guarded("reportReview.readContent")
  @Field(() => ID, {
    nullable: true,
    description: `Id of what was reported, which may have been deleted since. ${once}`,
  })
  targetId!: string | null;

  @ShownOnce()
  @Guarded("reportReview.readContent")
  @Field(() => String, { nullable: true, description: `Its name or title when it was reported. ${once}` })
  targetName!: string | null;

  @ShownOnce()
  @Guarded("reportReview.readContent")
  @Field(() => String, {
    nullable: true,
    description: `Its texts when it was reported, at most ${limits.reportContentLength} characters. ${once}`,
  })
  content!: string | null;

  @ShownOnce()
  @Guarded("reportReview.readContent")
  @Field(() => String, { nullable: true, description: `What the reporter wrote. ${once}` })
  details!: string | null;

  @Field(() => DateTime, { nullable: true, description: "When an operator last opened it; null if nobody has." })
  openedAt!: Date | null;

  @Field({ description: "Whether the viewer may call answerReport now: it is open, and they opened it last." })
  viewerCanAnswer!: boolean;
}

export const ReportReviewConnection = connectionOf("ReportReview", () => ReportReview);
