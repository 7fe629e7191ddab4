import { Field, ID, Int, ObjectType } from "type-graphql";
import { connectionOf } from "../../graphql/connection.js";
import { CalendarDate, DateTime } from "../../graphql/scalars.js";
import { Project } from "../projects/index.js";
import { Team } from "../teams/index.js";

/** Something a team hands over by a date. */
@ObjectType({
  description:
    "Something a team hands over by a date. Visible to the owning startup and to the head and members of the " +
    "linked team.",
})
export abstract class Deliverable {
  @Field(() => ID, { description: "The deliverable's id." })
  id!: string;

  @Field({ description: "What the team hands over." })
  title!: string;

  @Field(() => String, { nullable: true, description: "What it consists of." })
  description!: string | null;

  @Field(() => CalendarDate, { description: "Last day to hand it over." })
  dueDate!: string;

  @Field(() => Int, {
    description: "Days until the due date, in the product's time zone: 0 when due today, negative when overdue.",
  })
  dueInDays!: number;

  @Field({ description: "Whether it is complete." })
  isCompleted!: boolean;

  @Field({ description: "Whether it is incomplete and its due date has passed in the product's time zone." })
  isOverdue!: boolean;

  @Field({ description: "Whether it is incomplete and due today or within the next seven days." })
  isDueSoon!: boolean;

  @Field(() => DateTime, { description: "When it was added." })
  createdAt!: Date;

  @Field(() => Project, { description: "The project it belongs to." })
  project!: Project;

  @Field(() => Team, { nullable: true, description: "The team linked to the project; null if there is none." })
  team!: Team | null;

  @Field({ description: "Whether the viewer may call updateDeliverable now." })
  viewerCanUpdate!: boolean;

  @Field({ description: "Whether the viewer may call deleteDeliverable now." })
  viewerCanDelete!: boolean;

  @Field({ description: "Whether the viewer may call setDeliverableCompletion now." })
  viewerCanSetCompletion!: boolean;
}

export const DeliverableConnection = connectionOf("Deliverable", () => Deliverable);
