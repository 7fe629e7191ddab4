import { Field, ID, InputType } from "type-graphql";
import { limits } from "../../contract/index.js";
import { mailedToken } from "../../graphql/mailed-token.js";
import { NewStudentInput } from "../registration/index.js";

@InputType({
  description: "A row of a list of students. What the rules refuse makes the row unreadable, and stops no other.",
})
export class RosterRowInput {
  @Field(() => String, { nullable: true, description: "Email address that the invitation is sent to." })
  email?: string | null;

  @Field(() => String, { nullable: true, description: `Given name, at most ${limits.nameLength} characters.` })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: `Family name, at most ${limits.nameLength} characters.` })
  lastName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Course and year, at most ${limits.educationLength} characters.`,
  })
  education?: string | null;
}

@InputType({ description: "A list of students to invite to the viewer's club." })
export class ImportRosterInput {
  @Field(() => [RosterRowInput], {
    description: `The rows, at most ${limits.rosterRowsPerRequest}. Send a longer list in parts.`,
  })
  rows!: RosterRowInput[];
}

@InputType({ description: "An invitation that was sent." })
export class ResendRosterInvitationInput {
  @Field(() => ID, { description: "The invitation's id." })
  id!: string;
}

@InputType({ description: "An invitation that was sent." })
export class WithdrawRosterInvitationInput {
  @Field(() => ID, { description: "The invitation's id." })
  id!: string;
}

@InputType({ description: "The token from an invitation's link." })
export class AcceptRosterInvitationInput {
  @Field(mailedToken)
  token!: string;
}

@InputType({ description: "The token from an invitation's link." })
export class DeclineRosterInvitationInput {
  @Field(mailedToken)
  token!: string;
}

@InputType({
  description: "A student without an account who accepts an invitation. Its address is that of the account.",
})
export class RegisterInvitedStudentInput extends NewStudentInput {
  @Field(mailedToken)
  token!: string;
}
