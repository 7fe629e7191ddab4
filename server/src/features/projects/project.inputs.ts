import { Field, ID, InputType, Int } from "type-graphql";
import { costPoints, limits, ProjectCategory, ProjectScope, ProjectStatus } from "../../contract/index.js";
import { changesOf, howChangesWork } from "../../graphql/optional-input.js";
import { CalendarDate } from "../../graphql/scalars.js";

@InputType({ description: "Narrows a list of projects." })
export class ProjectFilter {
  @Field(() => ProjectScope, {
    defaultValue: ProjectScope.VISIBLE,
    description: "Which of the visible projects to list.",
  })
  scope!: ProjectScope;

  @Field(() => ProjectStatus, { nullable: true, description: "Projects in this status only." })
  status?: ProjectStatus | null;

  @Field(() => ProjectCategory, { nullable: true, description: "Projects of this category only." })
  category?: ProjectCategory | null;

  @Field(() => String, {
    nullable: true,
    description: `Matches title, description, skills and company, ignoring case. Costs ${costPoints.search} points.`,
  })
  search?: string | null;
}

@InputType({ description: "A deliverable to be written." })
export class DeliverableInput {
  @Field({ description: `What is handed over, at most ${limits.titleLength} characters.` })
  title!: string;

  @Field(() => String, {
    nullable: true,
    description: `What it consists of, at most ${limits.descriptionLength} characters; empty is stored as null.`,
  })
  description?: string | null;

  @Field(() => CalendarDate, { description: "The day by whose end it is due. May lie outside the project's span." })
  dueDate!: string;
}

@InputType({ description: "What a startup says about a project." })
class ProjectDetailsInput {
  @Field({ description: `What the project is called, at most ${limits.titleLength} characters.` })
  title!: string;

  @Field({
    description: `What is to be built or found out, for whom, and what good looks like; at most ${limits.descriptionLength} characters.`,
  })
  description!: string;

  @Field(() => ProjectCategory, { description: "The kind of work." })
  category!: ProjectCategory;

  @Field(() => [String], {
    description: `1 to ${limits.skillsPerList} skills of at most ${limits.skillLength} characters.`,
  })
  skills!: string[];

  @Field(() => CalendarDate, { description: "Not in the past when it is set or changed." })
  startDate!: string;

  @Field(() => CalendarDate, { nullable: true, description: "Not before the start date." })
  endDate?: string | null;

  @Field({
    description: `How long the work takes, at most ${limits.durationLength} characters, for example '1-2 months'; a bare number means weeks.`,
  })
  duration!: string;

  @Field(() => String, {
    nullable: true,
    description: `What the startup pays, in words, at most ${limits.stipendLength} characters; empty is stored as null.`,
  })
  stipend?: string | null;

  @Field(() => Int, {
    description: `How many students the team should have: ${limits.teamSizeMinimum} to ${limits.teamSizeMaximum}.`,
  })
  teamSize!: number;
}

@InputType({ description: "A new project with its deliverables; all are written or none." })
export class CreateProjectInput extends ProjectDetailsInput {
  @Field(() => [DeliverableInput], {
    defaultValue: [],
    description: `What the team is to hand over; at most ${limits.deliverablesPerRequest}.`,
  })
  deliverables!: DeliverableInput[];
}

@InputType({ description: `A project as its owner edits it. ${howChangesWork}` })
export class UpdateProjectInput extends changesOf(ProjectDetailsInput) {
  @Field(() => ID, { description: "The project." })
  id!: string;
}

@InputType({ description: "Which project is done." })
export class CompleteProjectInput {
  @Field(() => ID, { description: "A project in progress that the viewer owns." })
  id!: string;
}

@InputType({ description: "Which project is taken back." })
export class WithdrawProjectInput {
  @Field(() => ID, { description: "An open project that the viewer owns." })
  id!: string;
}
