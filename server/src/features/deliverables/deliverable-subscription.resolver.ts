import type { GraphQLResolveInfo } from "graphql";
import { Arg, Ctx, FieldResolver, ID, Info, Resolver, Root, Subscription } from "type-graphql";
import type { Context } from "../../graphql/context.js";
import { Guarded } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import { following } from "../../graphql/subscriptions/subscription-context.js";
import { AppError } from "../../platform/app-error.js";
import { DeliverableChange, type DeliverableChangeKind } from "./deliverable-change.type.js";

@Resolver(() => DeliverableChange)
export class DeliverableSubscriptionResolver {
  @Guarded("project.readDeliverables")
  @Refuses("UNAUTHENTICATED", "INSUFFICIENT_SCOPE")
  @Subscription(() => DeliverableChange, {
    subscribe: following(
      [
        "deliverable.created",
        "deliverable.updated",
        "deliverable.completed",
        "deliverable.reopened",
        "deliverable.deleted",
      ],
      () => ({
        // Checked against the project, because the deliverable may be deleted.
        action: "project.readDeliverables",
        rowOf: ({ projectId }) => projectId,
        read: async ({ id, type, deliverableId, projectId }): Promise<DeliverableChange> => ({
          id,
          kind: type.slice("deliverable.".length) as DeliverableChangeKind,
          deliverableId,
          projectId,
        }),
      }),
    ),
    description:
      "A deliverable of an existing project was added, changed, completed, reopened or deleted. Delivered to " +
      "viewers who may see the project's deliverables.",
  })
  deliverableChanged(
    @Arg("projectId", () => ID, {
      nullable: true,
      description: "Limits the events to this project. Covers every project by default.",
    })
    _projectId: string | null,
    @Root() change: DeliverableChange,
  ): DeliverableChange {
    return change;
  }

  @FieldResolver()
  async deliverable(
    @Root() { deliverableId }: DeliverableChange,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    try {
      return await reader.row(deliverableId, info);
    } catch (error) {
      if (error instanceof AppError && error.code === "NOT_FOUND") return null;
      throw error;
    }
  }
}
