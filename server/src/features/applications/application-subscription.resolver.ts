import { Arg, ID, Resolver, Root, Subscription } from "type-graphql";
import { Guarded } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import { following } from "../../graphql/subscriptions/subscription-context.js";
import type { ApplicationEvent } from "../../events/domain-event.js";
import { Application } from "./application.type.js";

/** Follows applications of these kinds of events, for whoever may read them. */
const applicationsOf = (...types: ApplicationEvent["type"][]) =>
  following(types, ({ reader }, info) => ({
    action: "application.read",
    rowOf: ({ applicationId }) => applicationId,
    read: ({ applicationId }) => reader.row(applicationId, info),
  }));

const onlyProject = { nullable: true, description: "Only of this project; of every project when it is left out." };

@Resolver()
export class ApplicationSubscriptionResolver {
  @Guarded("application.read")
  @Refuses("UNAUTHENTICATED", "INSUFFICIENT_SCOPE")
  @Subscription(() => Application, {
    subscribe: applicationsOf("application.received"),
    description:
      "An application or invitation was sent: told to the owning startup, to the head and to the students of the " +
      "club. `initiatedBy` tells who has to answer it.",
  })
  applicationReceived(
    @Arg("projectId", () => ID, onlyProject) _projectId: string | null,
    @Root() application: unknown,
  ) {
    return application;
  }

  @Guarded("application.read")
  @Refuses("UNAUTHENTICATED", "INSUFFICIENT_SCOPE")
  @Subscription(() => Application, {
    subscribe: applicationsOf("application.approved", "application.rejected"),
    description:
      "An application or invitation was approved or rejected: told to the owning startup, to the head and to the " +
      "students of the club.",
  })
  applicationAnswered(
    @Arg("projectId", () => ID, onlyProject) _projectId: string | null,
    @Root() application: unknown,
  ) {
    return application;
  }
}
