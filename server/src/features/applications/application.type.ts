import { Field, ID, ObjectType } from "type-graphql";
import { ApplicationInitiator, ApplicationStatus } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";
import { Club } from "../clubs/index.js";
import { Project } from "../projects/index.js";
import { Team } from "../teams/index.js";

/** A club's application for a project, or a startup's invitation to one. */
@ObjectType({
  description:
    "A club's application for a project, or a startup's invitation to one. The side that did not start it answers. Visible to the owning startup and to the club's head and students.",
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
      "The team that would do or does the work. Null for an invitation that was not approved, and for whoever may not see the team.",
  })
  team!: Team | null;

  @Field({ description: "Whether the viewer may call approveApplication now." })
  viewerCanApprove!: boolean;

  @Field({ description: "Whether the viewer may call rejectApplication now." })
  viewerCanReject!: boolean;

  @Field({ description: "Whether the viewer may call withdrawApplication now." })
  viewerCanWithdraw!: boolean;
}

export const ApplicationConnection = connectionOf("Application", () => Application);
