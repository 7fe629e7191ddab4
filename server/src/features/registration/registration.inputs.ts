import { Field, InputType } from "type-graphql";
import { ClubType, Industry, limits } from "../../contract/index.js";

/** What everybody gives at registration. */
@InputType()
abstract class RegisterPersonInput {
  @Field({ description: `Given name, at most ${limits.nameLength} characters.` })
  firstName!: string;

  @Field({ description: `Family name, at most ${limits.nameLength} characters.` })
  lastName!: string;

  @Field({ description: "The address to log in with; a verification link is mailed to it." })
  email!: string;

  @Field({ description: `${limits.passwordMinimum} to ${limits.passwordMaximum} characters.` })
  password!: string;
}

@InputType({ description: "A student who joins a club." })
export class RegisterStudentInput extends RegisterPersonInput {
  @Field({ description: "The secret code of the club to join; case does not matter." })
  clubCode!: string;

  @Field({ description: `Course and year, at most ${limits.educationLength} characters.` })
  education!: string;

  @Field({ description: "An https link to drive.google.com or docs.google.com." })
  resumeUrl!: string;

  @Field(() => [String], {
    defaultValue: [],
    description: `What the student can do: at most ${limits.skillsPerList} skills of at most ${limits.skillLength} characters; empty and repeated ones are dropped.`,
  })
  skills!: string[];
}

@InputType({ description: "A person who brings a club." })
export class RegisterClubHeadInput extends RegisterPersonInput {
  @Field({ description: `The club's name, at most ${limits.titleLength} characters.` })
  clubName!: string;

  @Field({ description: `The college the club belongs to, at most ${limits.titleLength} characters.` })
  collegeName!: string;

  @Field(() => ClubType, { description: "What the club is about." })
  clubType!: ClubType;

  @Field({ description: `What the club does, at most ${limits.descriptionLength} characters.` })
  description!: string;

  @Field(() => String, {
    nullable: true,
    description: "From reserveSecretCode; when absent or expired the server makes one.",
  })
  secretCode?: string | null;
}

@InputType({ description: "A person who acts for a startup." })
export class RegisterStartupInput extends RegisterPersonInput {
  @Field({ description: `The company's name, at most ${limits.titleLength} characters.` })
  companyName!: string;

  @Field({ description: `What the person does there, at most ${limits.titleLength} characters.` })
  position!: string;

  @Field(() => Industry, { description: "The industry the company works in." })
  industry!: Industry;

  @Field(() => String, { nullable: true, description: "An http or https address; empty is stored as null." })
  website?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What the company does, at most ${limits.descriptionLength} characters; empty is stored as null.`,
  })
  description?: string | null;
}
