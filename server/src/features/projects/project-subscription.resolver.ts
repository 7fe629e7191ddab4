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
    description: "A project was taken up by a club, or was completed: told to whoever may see it after that.",
  })
  projectStatusChanged(
    @Arg("projectId", () => ID, {
      nullable: true,
      description: "Only this project; every project when it is left out.",
    })
    _projectId: string | null,
    @Root() project: unknown,
  ) {
    return project;
  }
}
