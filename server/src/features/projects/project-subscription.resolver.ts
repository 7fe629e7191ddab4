import { Arg, ID, Resolver, Root, Subscription } from "type-graphql";
import { Guarded } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import { following } from "../../graphql/subscriptions/subscription-context.js";
import { Project } from "./project.type.js";

@Resolver()
export class ProjectSubscriptionResolver {
  @Guarded("project.read")
  @Refuses("UNAUTHENTICATED", "INSUFFICIENT_SCOPE")
  @Subscription(() => Project, {
    subscribe: following(["project.statusChanged"], ({ reader }, info) => ({
      action: "project.read",
      rowOf: ({ projectId }) => projectId,
      read: ({ projectId }) => reader.row(projectId, info),
    })),
    description:
      "A project was taken up by a club or completed. Delivered to viewers who may see it in its new status.",
  })
  projectStatusChanged(
    @Arg("projectId", () => ID, {
      nullable: true,
      description: "Limits the events to this project. Covers every project by default.",
    })
    _projectId: string | null,
    @Root() project: unknown,
  ) {
    return project;
  }
}
