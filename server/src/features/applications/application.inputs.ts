import { Field, ID, InputType } from "type-graphql";
import { ApplicationInitiator, ApplicationStatus, limits } from "../../contract/index.js";

@InputType({ description: "Narrows a list of applications." })
export class ApplicationFilter {
  @Field(() => ApplicationStatus, { nullable: true, description: "Applications in this status only." })
  status?: ApplicationStatus | null;

  @Field(() => ApplicationInitiator, {
    nullable: true,
    description: "Applications of clubs only, or invitations only.",
  })
  initiatedBy?: ApplicationInitiator | null;

  @Field(() => ID, { nullable: true, description: "Applications for this project only." })
  projectId?: string | null;
}

@InputType({ description: "A club's application." })
export class SubmitApplicationInput {
  @Field(() => ID, { description: "An open project." })
  projectId!: string;

  @Field(() => ID, { description: "The team of the viewer's club that would do the work." })
  teamId!: string;

  @Field({ description: `What the club says to the startup: 1 to ${limits.messageLength} characters.` })
  message!: string;
}

@InputType({ description: "A startup's invitation." })
export class InviteClubInput {
  @Field(() => ID, { description: "An open project that the viewer owns." })
  projectId!: string;

  @Field(() => ID, { description: "The club that is invited." })
  clubId!: string;

  @Field({ description: `What the startup says to the club: 1 to ${limits.messageLength} characters.` })
  message!: string;
}

@InputType({ description: "Which application is approved." })
export class ApproveApplicationInput {
  @Field(() => ID, { description: "A pending application that the other side started." })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      "For an invitation only: the team of the viewer's club that takes the project. Without one, '{project " +
      "title} Team' is found or created, led by the head.",
  })
  teamId?: string | null;
}

@InputType({ description: "Which application is rejected." })
export class RejectApplicationInput {
  @Field(() => ID, { description: "A pending application that the other side started." })
  id!: string;
}

@InputType({ description: "For which project the rest is rejected." })
export class RejectOtherApplicationsInput {
  @Field(() => ID, { description: "A project that the viewer owns and that is no longer open." })
  projectId!: string;
}

@InputType({ description: "Which application is taken back." })
export class WithdrawApplicationInput {
  @Field(() => ID, { description: "A pending application that the viewer's side started." })
  id!: string;
}
