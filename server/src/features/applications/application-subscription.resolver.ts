import { Arg, ID, Resolver, Root, Subscription } from "type-graphql";
import { Guarded } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import { following } from "../../graphql/subscriptions/subscription-context.js";
import type { ApplicationEvent } from "../../events/domain-event.js";
import { Application } from "./application.type.js";

/** Subscribes to these types of application events, for viewers who may read the application. */
const applicationsOf = (...types: ApplicationEvent["type"][]) =>
  following(types, ({ reader }, info) => ({
    action: "application.read",
    rowOf: ({ applicationId }) => applicationId,
    read: ({ applicationId }) => reader.row(applicationId, info),
  }));

const onlyProject = {
  nullable: true,
  description: "Limits the events to this project. Covers every project by default.",
};

@Resolver()
export class ApplicationSubscriptionResolver {
  @Guarded("application.read")
  @Refuses("UNAUTHENTICATED", "INSUFFICIENT_SCOPE")
  @Subscription(() => Application, {
    subscribe: applicationsOf("application.received"),
    description:
      "An application or invitation was sent. Delivered to the owning startup, and to the club's head and " +
      "students. `initiatedBy` shows which side has to answer.",
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
      "An application or invitation was approved or rejected. Delivered to the owning startup, and to the " +
      "club's head and students.",
  })
  applicationAnswered(
    @Arg("projectId", () => ID, onlyProject) _projectId: string | null,
    @Root() application: unknown,
  ) {
    return application;
  }
}
