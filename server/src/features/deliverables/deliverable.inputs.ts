import { Field, ID, InputType } from "type-graphql";
import { changesOf, howChangesWork } from "../../graphql/optional-input.js";
import { DeliverableInput } from "../projects/index.js";

@InputType({ description: "Filters for a list of deliverables." })
export class DeliverableFilter {
  @Field(() => Boolean, { nullable: true, description: "Only completed deliverables, or only incomplete ones." })
  isCompleted?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True: only deliverables still due, that is, incomplete and in a project in progress. False: only the " +
      "others.",
  })
  isUpcoming?: boolean | null;

  @Field(() => ID, { nullable: true, description: "Only deliverables of this project." })
  projectId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True: only deliverables of completed projects. False: only deliverables of open projects and projects " +
      "in progress.",
  })
  projectIsCompleted?: boolean | null;
}

@InputType({ description: "A new deliverable for an existing project." })
export class AddDeliverableInput extends DeliverableInput {
  @Field(() => ID, { description: "The project. It cannot be changed later." })
  projectId!: string;
}

@InputType({ description: `Changes to a deliverable. ${howChangesWork}` })
export class UpdateDeliverableInput extends changesOf(DeliverableInput) {
  @Field(() => ID, { description: "The deliverable." })
  id!: string;
}

@InputType({ description: "The deliverable to delete from its project." })
export class DeleteDeliverableInput {
  @Field(() => ID, { description: "The deliverable." })
  id!: string;
}

@InputType({
  description: "The completion state to set. Repeating the request has no further effect.",
})
export class SetDeliverableCompletionInput {
  @Field(() => ID, { description: "The deliverable." })
  id!: string;

  @Field({ description: "Whether the deliverable is complete." })
  isCompleted!: boolean;
}
