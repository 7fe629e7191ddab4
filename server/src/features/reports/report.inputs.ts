import { Field, ID, InputType } from "type-graphql";
import { limits, ReportOutcome, ReportReason, ReportTarget } from "../../contract/index.js";

@InputType({ description: "What to report, and why." })
export class CreateReportInput {
  @Field(() => ReportTarget, { description: "The type of what is reported." })
  targetType!: ReportTarget;

  @Field(() => ID, { description: "Its id. The viewer must be able to see it, and it must not be theirs." })
  targetId!: string;

  @Field(() => ReportReason, { description: "Why it is reported." })
  reason!: ReportReason;

  @Field(() => String, {
    nullable: true,
    description: `What is wrong, at most ${limits.reportTextLength} characters. Required if the reason is OTHER.`,
  })
  details?: string | null;
}

@InputType({ description: "Which report an operator wants to read." })
export class OpenReportInput {
  @Field(() => ID, { description: "The report's id." })
  id!: string;
}

@InputType({ description: "What an operator decided, and tells the reporter." })
export class AnswerReportInput {
  @Field(() => ID, { description: "The report's id." })
  id!: string;

  @Field(() => ReportOutcome, { description: "What was decided." })
  outcome!: ReportOutcome;

  @Field(() => String, {
    nullable: true,
    description: `A note to the reporter, at most ${limits.reportTextLength} characters. Those who are reported never see it.`,
  })
  note?: string | null;
}
