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
    "A club's application for a project, or a startup's invitation to one. The other side answers it. " +
    "Visible to the owning startup and to the club's head and students.",
})
export abstract class Application {
  @Field(() => ID, { description: "The application's id." })
  id!: string;

  @Field(() => ApplicationStatus, { description: "The status; PENDING until it is answered." })
  status!: ApplicationStatus;

  @Field(() => ApplicationInitiator, { description: "Which side started it." })
  initiatedBy!: ApplicationInitiator;

  @Field({ description: "The message from the side that started it." })
  message!: string;

  @Field({
    description:
      "Whether the club holds back its team's resumes and addresses until the startup approves. False for invitations.",
  })
  holdsBack!: boolean;

  @Field(() => DateTime, { description: "When it was sent." })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: "When it was approved or rejected; null while it is pending." })
  answeredAt!: Date | null;

  @Field(() => Project, { description: "The project the club applied for or is invited to." })
  project!: Project;

  @Field(() => Club, { description: "The club that applied or is invited." })
  club!: Club;

  @Field(() => Team, {
    nullable: true,
    description:
      "The team that does the work, or would do it. Null for an invitation that is not approved, for a " +
      "startup that rejected the application, and for viewers who may not see the team.",
  })
  team!: Team | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The team's name, which the startup can still read after a rejection. Null if the application names no team.",
  })
  teamName!: string | null;

  @Priced({ self: costPoints.count })
  @Field(() => Int, {
    nullable: true,
    description:
      "Size of the team. Counts the students who were in it when the application was sent and have not left " +
      "since (after approval, all its students), and the club head if they lead it. Null if the application " +
      "names no team.",
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
