import { Field, ID, InputType, Int } from "type-graphql";
import { costPoints, limits, ProjectCategory, ProjectScope, ProjectStatus } from "../../contract/index.js";
import { changesOf, howChangesWork } from "../../graphql/optional-input.js";
import { CalendarDate } from "../../graphql/scalars.js";

@InputType({ description: "Filters for a list of projects." })
export class ProjectFilter {
  @Field(() => ProjectScope, {
    defaultValue: ProjectScope.VISIBLE,
    description: "Which of the visible projects to return.",
  })
  scope!: ProjectScope;

  @Field(() => ProjectStatus, { nullable: true, description: "Only projects with this status." })
  status?: ProjectStatus | null;

  @Field(() => ProjectCategory, { nullable: true, description: "Only projects of this category." })
  category?: ProjectCategory | null;

  @Field(() => String, {
    nullable: true,
    description: `Matches the title, description, skills and company name. Ignores case. Costs ${costPoints.search} points.`,
  })
  search?: string | null;
}

@InputType({ description: "A new deliverable." })
export class DeliverableInput {
  @Field({ description: `Title, at most ${limits.titleLength} characters.` })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: `Description, at most ${limits.descriptionLength} characters; empty text is stored as null.`,
  })
  description?: string | null;

  @Field(() => CalendarDate, { description: "Due date. It may lie outside the project's dates." })
  dueDate!: string;
}

@InputType({ description: "The details of a project." })
class ProjectDetailsInput {
  @Field({ description: `Title, at most ${limits.titleLength} characters.` })
  title!: string;

  @Field({
    description:
      "Description: what to build or find out, for whom, and what a good result is; at most " +
      `${limits.descriptionLength} characters.`,
  })
  description!: string;

  @Field(() => ProjectCategory, { description: "Category of the work." })
  category!: ProjectCategory;

  @Field(() => [String], {
    description: `Required skills: 1 to ${limits.skillsPerList}, of at most ${limits.skillLength} characters each.`,
  })
  skills!: string[];

  @Field(() => CalendarDate, { description: "Start date. It must not be in the past when set or changed." })
  startDate!: string;

  @Field(() => CalendarDate, { nullable: true, description: "End date. It must not be before the start date." })
  endDate?: string | null;

  @Field({
    description:
      `Duration of the work, at most ${limits.durationLength} characters, for example '1-2 months'; a bare ` +
      "number means weeks.",
  })
  duration!: string;

  @Field(() => String, {
    nullable: true,
    description: `Payment, as free text of at most ${limits.stipendLength} characters; empty text is stored as null.`,
  })
  stipend?: string | null;

  @Field(() => Int, {
    description: `Number of students wanted for the team: ${limits.teamSizeMinimum} to ${limits.teamSizeMaximum}.`,
  })
  teamSize!: number;
}

@InputType({ description: "A new project and its deliverables. They are saved together or not at all." })
export class CreateProjectInput extends ProjectDetailsInput {
  @Field(() => [DeliverableInput], {
    defaultValue: [],
    description: `The project's deliverables; at most ${limits.deliverablesPerRequest}.`,
  })
  deliverables!: DeliverableInput[];
}

@InputType({ description: `Changes to a project. ${howChangesWork}` })
export class UpdateProjectInput extends changesOf(ProjectDetailsInput) {
  @Field(() => ID, { description: "The project." })
  id!: string;
}

@InputType({ description: "The project in progress to complete." })
export class CompleteProjectInput {
  @Field(() => ID, { description: "The project's id. It must be in progress and belong to the viewer's startup." })
  id!: string;
}

@InputType({ description: "The open project to withdraw." })
export class WithdrawProjectInput {
  @Field(() => ID, { description: "The project's id. It must be open and belong to the viewer's startup." })
  id!: string;
}
