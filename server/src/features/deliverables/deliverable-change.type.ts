import { Field, ID, ObjectType, registerEnumType } from "type-graphql";
import { Deliverable } from "./deliverable.type.js";

/** What happened to a deliverable. */
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
  description: "What happened to a deliverable.",
  valuesConfig: {
    CREATED: { description: "It was added to the project." },
    UPDATED: { description: "Its title, description or due date was changed." },
    COMPLETED: { description: "It was marked complete." },
    REOPENED: { description: "It was marked incomplete." },
    DELETED: { description: "It was deleted." },
  },
});

/** A change to a deliverable, as subscribers receive it. */
@ObjectType({ description: "Something that happened to a deliverable." })
export class DeliverableChange {
  @Field(() => ID, { description: "The change's id." })
  id!: string;

  @Field(() => DeliverableChangeKind, { description: "What happened." })
  kind!: DeliverableChangeKind;

  @Field(() => ID, { description: "The deliverable's id, even if it was deleted." })
  deliverableId!: string;

  @Field(() => ID, { description: "The project's id." })
  projectId!: string;

  @Field(() => Deliverable, {
    nullable: true,
    description: "The deliverable in its current state; null if it was deleted.",
  })
  deliverable?: Deliverable | null;
}
