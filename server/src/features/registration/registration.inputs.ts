import { Field, InputType } from "type-graphql";
import { ClubType, Industry, limits, termsVersion } from "../../contract/index.js";

/** What everybody who registers says, and what whoever comes through an invitation says. */
@InputType()
export abstract class NewPersonInput {
  @Field({ description: `Given name, at most ${limits.nameLength} characters.` })
  firstName!: string;

  @Field({ description: `Family name, at most ${limits.nameLength} characters.` })
  lastName!: string;

  @Field({ description: `Password: ${limits.passwordMinimum} to ${limits.passwordMaximum} characters.` })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      `The version of the Terms of Service that the person agreed to, now \`${termsVersion}\`, declaring that they ` +
      "are 18 or older. If omitted, the web app asks at the first login.",
  })
  termsVersion?: string | null;
}

/** As {@link NewPersonInput}, for a student. */
@InputType()
export abstract class NewStudentInput extends NewPersonInput {
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
}

const emailField = { description: "Email address to log in with; a verification link is sent to it." };

@InputType({ description: "A student registering with a club." })
export class RegisterStudentInput extends NewStudentInput {
  @Field(emailField)
  email!: string;

  @Field({ description: "The secret code of the club to join; case does not matter." })
  clubCode!: string;
}

@InputType({ description: "A club head registering a club." })
export class RegisterClubHeadInput extends NewPersonInput {
  @Field(emailField)
  email!: string;

  @Field({ description: `The club's name, at most ${limits.titleLength} characters.` })
  clubName!: string;

  @Field({ description: `The college the club belongs to, at most ${limits.titleLength} characters.` })
  collegeName!: string;

  @Field(() => ClubType, { description: "What the club is about." })
  clubType!: ClubType;

  @Field({ description: `Description of the club, at most ${limits.descriptionLength} characters.` })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: "The code from reserveSecretCode. If it is missing or expired, the server creates one.",
  })
  secretCode?: string | null;
}

@InputType({ description: "A person registering a startup." })
export class RegisterStartupInput extends NewPersonInput {
  @Field(emailField)
  email!: string;

  @Field({ description: `The company's name, at most ${limits.titleLength} characters.` })
  companyName!: string;

  @Field({ description: `The person's position there, at most ${limits.titleLength} characters.` })
  position!: string;

  @Field(() => Industry, { description: "The company's industry." })
  industry!: Industry;

  @Field(() => String, {
    nullable: true,
    description: "The company's website, an http or https address; empty text is stored as null.",
  })
  website?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Description of the company, at most ${limits.descriptionLength} characters; empty text is stored as null.`,
  })
  description?: string | null;
}
