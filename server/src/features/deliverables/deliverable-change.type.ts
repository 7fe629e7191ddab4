import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Deliverable } from "./deliverable.type.js";

/** What became of a deliverable. */
export const DeliverableChangeKind = {
  CREATED: "created",
  UPDATED: "updated",
  COMPLETED: "completed",
  REOPENED: "reopened",
  DELETED: "deleted",
} as const;
export type DeliverableChangeKind = (typeof DeliverableChangeKind)[keyof typeof DeliverableChangeKind];

registerEnumType(DeliverableChangeKind, {
  name: "DeliverableChangeKind",
  description: "What became of a deliverable.",
  valuesConfig: {
    CREATED: { description: "It was added to the project." },
    UPDATED: { description: "Its title, description or due date was changed." },
    COMPLETED: { description: "It was marked as complete." },
    REOPENED: { description: "It is no longer marked as complete." },
    DELETED: { description: "It is gone." },
  },
});

/** A change of a deliverable, as its followers are told. */
@ObjectType({ description: "Something that happened to a deliverable." })
export class DeliverableChange {
  @Field(() => ID, { description: "The change's own id." })
  id!: string;

  @Field(() => DeliverableChangeKind, { description: "What became of it." })
  kind!: DeliverableChangeKind;

  @Field(() => ID, { description: "The deliverable's id, also when it is gone." })
  deliverableId!: string;

  @Field(() => ID, { description: "The id of the project it belongs to." })
  projectId!: string;

  @Field(() => Deliverable, { nullable: true, description: "The deliverable as it is now; null when it is gone." })
  deliverable?: Deliverable | null;
}
