import { Field, ID, Int, ObjectType } from "type-graphql";
import { ApplicationInitiator, ApplicationStatus, costPoints } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { Priced } from "../../graphql/priced.js";
import { DateTime } from "../../graphql/scalars.js";
import { Club } from "../clubs/index.js";
import { Project } from "../projects/index.js";
import { Team } from "../teams/index.js";

/** A club's application for a project, or a startup's invitation to one. */
@ObjectType({
  description:
    "A club's application for a project, or a startup's invitation to one. The side that did not start it " +
    "answers. Visible to the owning startup and to the club's head and students.",
})
export abstract class Application {
  @Field(() => ID, { description: "The application's id." })
  id!: string;

  @Field(() => ApplicationStatus, { description: "PENDING until it is answered." })
  status!: ApplicationStatus;

  @Field(() => ApplicationInitiator, { description: "Who started it." })
  initiatedBy!: ApplicationInitiator;

  @Field({ description: "What the side that started it wrote." })
  message!: string;

  @Field(() => DateTime, { description: "When it was sent." })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was approved or rejected; null while it is pending." })
  answeredAt!: Date | null;

  @Field(() => Project, { description: "The project that the club applied for or is invited to." })
  project!: Project;

  @Field(() => Club, { description: "The club that applied or was invited." })
  club!: Club;

  @Field(() => Team, {
    nullable: true,
    description:
      "The team that would do or does the work. Null for an invitation that was not approved, for a startup that " +
      "rejected the application, and for whoever else may not see the team.",
  })
  team!: Team | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The team's name, which a startup reads after a rejection too. Null where the application names no team.",
  })
  teamName!: string | null;

  @Priced({ self: costPoints.count })
  @Field(() => Int, {
    nullable: true,
    description:
      "How many people took part: the students who were in the team when the application was sent and have not " +
      "left it (once it is approved, all in the team), " +
      "and the club head where they lead it. Null where the application names no team.",
  })
  teamMemberCount!: number | null;

  @Field({ description: "Whether the viewer may call approveApplication now." })
  viewerCanApprove!: boolean;

  @Field({ description: "Whether the viewer may call rejectApplication now." })
  viewerCanReject!: boolean;

  @Field({ description: "Whether the viewer may call withdrawApplication now." })
  viewerCanWithdraw!: boolean;
}

export const ApplicationConnection = connectionOf("Application", () => Application);
