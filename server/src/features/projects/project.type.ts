import { Field, ID, Int, ObjectType } from "type-graphql";
import { ProjectCategory, ProjectStatus } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { CalendarDate, DateTime } from "../../graphql/scalars.js";
import { Startup } from "../startups/index.js";

/** A real-world project that a startup offers. */
@ObjectType({ description: "A real-world project that a startup offers to a student team." })
export abstract class Project {
  @Field(() => ID, { description: "The project's id." })
  id!: string;

  @Field({ description: "What the project is called." })
  title!: string;

  @Field({ description: "What is to be built or found out, for whom, and what good looks like." })
  description!: string;

  @Field(() => ProjectCategory, { description: "The kind of work." })
  category!: ProjectCategory;

  @Field(() => [String], { description: "Skills the team needs." })
  skills!: string[];

  @Field(() => CalendarDate, { description: "First day of the work." })
  startDate!: string;

  @Field(() => CalendarDate, { nullable: true, description: "Last day of the work, where it is fixed." })
  endDate!: string | null;

  @Field({ description: "How long the work takes, in words such as '1-2 months'; a bare number means weeks." })
  duration!: string;

  @Field(() => String, { nullable: true, description: "What the startup pays, in words." })
  stipend!: string | null;

  @Field(() => Int, { description: "How many students the team should have." })
  teamSize!: number;

  @Field(() => ProjectStatus, {
    description: "OPEN until an application is approved, IN_PROGRESS until the startup completes it.",
  })
  status!: ProjectStatus;

  @Field(() => Int, {
    nullable: true,
    description: "Percent: a fixed figure, else the share of completed deliverables, else null.",
  })
  progress!: number | null;

  @Field(() => DateTime, { description: "When the project was posted." })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: "When the startup completed the project." })
  completedAt!: Date | null;

  @Field(() => Startup, { description: "The startup that owns the project." })
  startup!: Startup;

  @Field({ description: "Whether the viewer acts for the owning startup." })
  viewerIsOwner!: boolean;

  @Field({ description: "Whether the viewer may call updateProject now." })
  viewerCanUpdate!: boolean;

  @Field({ description: "Whether the viewer may call completeProject now." })
  viewerCanComplete!: boolean;

  @Field({ description: "Whether the viewer may call withdrawProject now." })
  viewerCanWithdraw!: boolean;
}

export const ProjectConnection = connectionOf("Project", () => Project);

@ObjectType({ description: "A ready-made project to start from." })
export abstract class ProjectTemplate {
  @Field(() => ID, { description: "The template's id." })
  id!: string;

  @Field({ description: "Suggested title." })
  title!: string;

  @Field({ description: "Suggested description, in paragraphs." })
  description!: string;

  @Field(() => ProjectCategory, { description: "The kind of work." })
  category!: ProjectCategory;

  @Field(() => [String], { description: "Suggested skills." })
  skills!: string[];

  @Field({ description: "Suggested duration." })
  duration!: string;

  @Field(() => Int, { description: "Suggested number of students." })
  teamSize!: number;

  @Field(() => String, { nullable: true, description: "Suggested stipend." })
  stipend!: string | null;
}

@ObjectType({ description: "A deliverable that projects of a category usually have." })
export abstract class DeliverableTemplate {
  @Field(() => ID, { description: "The template's id." })
  id!: string;

  @Field(() => ProjectCategory, { description: "The kind of work it belongs to." })
  category!: ProjectCategory;

  @Field({ description: "Suggested title." })
  title!: string;

  @Field({ description: "Suggested description." })
  description!: string;

  @Field(() => Int, { description: "Days from the project's start date to the due date." })
  defaultDuration!: number;
}
