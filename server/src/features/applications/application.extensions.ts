import { Args, FieldResolver, Int, Resolver } from "type-graphql";
import { costPoints } from "../../contract/index.js";
import { Filter, PageArguments } from "../../graphql/connection.js";
import { declared } from "../../graphql/declared.js";
import { Guarded } from "../../graphql/guarded.js";
import { Priced } from "../../graphql/priced.js";
import { Club } from "../clubs/index.js";
import { Project } from "../projects/index.js";
import { ApplicationFilter } from "./application.inputs.js";
import { Application, ApplicationConnection } from "./application.type.js";

/** Fields this feature adds to Project. */
@Resolver(() => Project)
export class ProjectApplicationFields {
  @FieldResolver(() => Application, {
    nullable: true,
    description: "The application or invitation of the viewer's club. Null for startups.",
  })
  application(): Application | null {
    return declared();
  }

  @Guarded("project.readApplications")
  @FieldResolver(() => ApplicationConnection, {
    nullable: true,
    description:
      "Applications and invitations, pending first, then newest first. Null unless the viewer is the owning " +
      "startup.",
  })
  applications(
    @Filter(() => ApplicationFilter) _filter: ApplicationFilter | null,
    @Args() _page: PageArguments,
  ): object | null {
    return declared();
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may call submitApplication now." })
  viewerCanApply(): boolean {
    return declared();
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may call inviteClub now." })
  viewerCanInvite(): boolean {
    return declared();
  }
}

/** Fields this feature adds to Club. */
@Resolver(() => Club)
export class ClubApplicationFields {
  @Guarded("club.readApplications")
  @FieldResolver(() => ApplicationConnection, {
    nullable: true,
    description:
      "Applications and invitations, pending ones first, then newest first. Filled for those who act for " +
      "the club and for its students.",
  })
  applications(
    @Filter(() => ApplicationFilter) _filter: ApplicationFilter | null,
    @Args() _page: PageArguments,
  ): object | null {
    return declared();
  }

  @Guarded("club.readApplications")
  @Priced({ self: costPoints.count })
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      "How many applications and invitations the club has. Filled for those who act for the club and for its students.",
  })
  applicationCount(): number | null {
    return declared();
  }
}
