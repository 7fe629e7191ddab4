import { Field, ID, InputType } from "type-graphql";
import { ApplicationInitiator, ApplicationStatus, limits } from "../../contract/index.js";

@InputType({ description: "Filters for a list of applications." })
export class ApplicationFilter {
  @Field(() => ApplicationStatus, { nullable: true, description: "Only applications with this status." })
  status?: ApplicationStatus | null;

  @Field(() => ApplicationInitiator, {
    nullable: true,
    description: "Only applications by clubs, or only invitations by startups.",
  })
  initiatedBy?: ApplicationInitiator | null;

  @Field(() => ID, { nullable: true, description: "Only applications for this project." })
  projectId?: string | null;
}

@InputType({ description: "An application by the viewer's club." })
export class SubmitApplicationInput {
  @Field(() => ID, { description: "The project to apply for. It must be open." })
  projectId!: string;

  @Field(() => ID, { description: "The team of the viewer's club that would do the work." })
  teamId!: string;

  @Field({ description: `Message to the startup: 1 to ${limits.messageLength} characters.` })
  message!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether the startup sees the team's resumes only after approval, as it does the addresses. Left out or null: " +
      "it sees the resumes with the application, except those that a student holds back.",
  })
  holdsBack?: boolean | null;
}

@InputType({ description: "An invitation by the viewer's startup." })
export class InviteClubInput {
  @Field(() => ID, { description: "The project. It must be open and belong to the viewer's startup." })
  projectId!: string;

  @Field(() => ID, { description: "The club to invite." })
  clubId!: string;

  @Field({ description: `Message to the club: 1 to ${limits.messageLength} characters.` })
  message!: string;
}

@InputType({ description: "The pending application to approve." })
export class ApproveApplicationInput {
  @Field(() => ID, {
    description: "The application's id. It must be pending, and the other side must have started it.",
  })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      "For an invitation only: the team of the viewer's club that takes the project. By default, the team '{project " +
      "title} Team' is used if it has no other project, or created, led by the head.",
  })
  teamId?: string | null;
}

@InputType({ description: "The pending application to reject." })
export class RejectApplicationInput {
  @Field(() => ID, {
    description: "The application's id. It must be pending, and the other side must have started it.",
  })
  id!: string;
}

@InputType({ description: "The project whose remaining applications to reject." })
export class RejectOtherApplicationsInput {
  @Field(() => ID, { description: "The project's id. It must belong to the viewer's startup and no longer be open." })
  projectId!: string;
}

@InputType({ description: "The pending application to withdraw." })
export class WithdrawApplicationInput {
  @Field(() => ID, {
    description: "The application's id. It must be pending, and the viewer's side must have started it.",
  })
  id!: string;
}
