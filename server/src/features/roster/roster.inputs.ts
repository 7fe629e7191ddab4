import { Field, ID, InputType } from "type-graphql";
import { limits, termsVersion } from "../../contract/index.js";

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
  @Field({ description: "The `token` parameter of the link in the email." })
  token!: string;
}

@InputType({ description: "The token from an invitation's link." })
export class DeclineRosterInvitationInput {
  @Field({ description: "The `token` parameter of the link in the email." })
  token!: string;
}

@InputType({
  description: "A student without an account who accepts an invitation. Its address is that of the account.",
})
export class RegisterInvitedStudentInput {
  @Field({ description: "The `token` parameter of the link in the email." })
  token!: string;

  @Field({ description: `Given name, at most ${limits.nameLength} characters.` })
  firstName!: string;

  @Field({ description: `Family name, at most ${limits.nameLength} characters.` })
  lastName!: string;

  @Field({ description: `Password: ${limits.passwordMinimum} to ${limits.passwordMaximum} characters.` })
  password!: string;

  @Field({ description: `Course and year, at most ${limits.educationLength} characters.` })
  education!: string;

  @Field({ description: "An https link to drive.google.com or docs.google.com." })
  resumeUrl!: string;

  @Field(() => [String], {
    defaultValue: [],
    description:
      `Skills: at most ${limits.skillsPerList}, of at most ${limits.skillLength} characters each. Empty ` +
      "entries and duplicates are dropped.",
  })
  skills!: string[];

  @Field(() => String, {
    nullable: true,
    description:
      `The version of the Terms of Service that the person agreed to, now \`${termsVersion}\`, declaring that they ` +
      "are 18 or older. If omitted, the web app asks at the first login.",
  })
  termsVersion?: string | null;
}
