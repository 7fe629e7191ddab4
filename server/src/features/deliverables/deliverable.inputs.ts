import { Field, ID, InputType } from "type-graphql";
import { changesOf, howChangesWork } from "../../graphql/optional-input.js";
import { DeliverableInput } from "../projects/index.js";

@InputType({ description: "Narrows a list of deliverables." })
export class DeliverableFilter {
  @Field(() => Boolean, { nullable: true, description: "Done ones, or those still to do." })
  isCompleted?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Those that somebody has still to deliver: not done, of a project in progress. Or all others.",
  })
  isUpcoming?: boolean | null;

  @Field(() => ID, { nullable: true, description: "Deliverables of this project only." })
  projectId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Deliverables of completed projects, or those of open ones and ones in progress.",
  })
  projectIsCompleted?: boolean | null;
}

@InputType({ description: "A deliverable for an existing project." })
export class AddDeliverableInput extends DeliverableInput {
  @Field(() => ID, { description: "The project, which cannot be changed later." })
  projectId!: string;
}

@InputType({ description: `A deliverable as its owner edits it. ${howChangesWork}` })
export class UpdateDeliverableInput extends changesOf(DeliverableInput) {
  @Field(() => ID, { description: "The deliverable." })
  id!: string;
}

@InputType({ description: "Which deliverable goes." })
export class DeleteDeliverableInput {
  @Field(() => ID, { description: "The deliverable." })
  id!: string;
}

@InputType({
  description: "Whether a deliverable is done. Takes the wanted state, so that two clicks do not undo each other.",
})
export class SetDeliverableCompletionInput {
  @Field(() => ID, { description: "The deliverable." })
  id!: string;

  @Field({ description: "The wanted state." })
  isCompleted!: boolean;
}
