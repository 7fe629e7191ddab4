import { Field, ID, InputType } from "type-graphql";
import { costPoints, limits } from "../../contract/index.js";
import { howChangesWork } from "../../graphql/optional-input.js";
import { UpdateProfileInput } from "../profile/index.js";

@InputType({ description: "Filters for a list of students." })
export class StudentFilter {
  @Field(() => String, {
    nullable: true,
    description: `Matches the name, email address and skills. Ignores case. Costs ${costPoints.search} points.`,
  })
  search?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Leaves out the members of this team, if the viewer may see it.",
  })
  notInTeamId?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True lists the club's alumni, of whom students of the club see none. Otherwise, current students.",
  })
  isAlumnus?: boolean | null;
}

@InputType({ description: `Changes to a student. ${howChangesWork}` })
export class UpdateStudentInput {
  @Field(() => [String], {
    nullable: true,
    description:
      `Skills: at most ${limits.skillsPerList}, of at most ${limits.skillLength} characters each. Empty ` +
      "entries and duplicates are dropped.",
  })
  skills?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: `Course and year, at most ${limits.educationLength} characters; empty text is stored as null.`,
  })
  education?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Link to the résumé, an https link to drive.google.com or docs.google.com; empty text is stored as null.",
  })
  resumeUrl?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether startups see the résumé only once they approved a team of the student's, instead of with an " +
      "application. Applies to all applications, those already sent included.",
  })
  resumeAfterApproval?: boolean | null;

  @Field(() => UpdateProfileInput, {
    nullable: true,
    description: "Changes to the student's profile, saved in the same transaction.",
  })
  profile?: UpdateProfileInput | null;
}

@InputType({ description: "The code of the club to join." })
export class JoinClubInput {
  @Field({ description: "The club's secret code; case does not matter." })
  clubCode!: string;
}

@InputType({ description: "Whether a student of the club is one of its alumni." })
export class SetStudentAlumnusInput {
  @Field(() => ID, { description: "A student or an alumnus of the club that the viewer acts for." })
  studentId!: string;

  @Field({ description: "True moves the student to the alumni, false an alumnus back to the students." })
  isAlumnus!: boolean;
}

@InputType({ description: "Which student leaves the club." })
export class RemoveStudentInput {
  @Field(() => ID, { description: "A student of the club that the viewer acts for." })
  studentId!: string;
}
