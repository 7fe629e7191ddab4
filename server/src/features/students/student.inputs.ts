import { Field, ID, InputType } from "type-graphql";
import { costPoints, limits } from "../../contract/index.js";
import { howChangesWork } from "../../graphql/optional-input.js";
import { UpdateProfileInput } from "../profile/index.js";

@InputType({ description: "Narrows a list of students." })
export class StudentFilter {
  @Field(() => String, {
    nullable: true,
    description: `Matches name, e-mail and skills, ignoring case. Costs ${costPoints.search} points.`,
  })
  search?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Leaves out the students who are in this team, if the viewer may see it.",
  })
  notInTeamId?: string | null;
}

@InputType({ description: `What a student says about themselves. ${howChangesWork}` })
export class UpdateStudentInput {
  @Field(() => [String], {
    nullable: true,
    description: `What the student can do: at most ${limits.skillsPerList} skills of at most ${limits.skillLength} characters; empty and repeated ones are dropped.`,
  })
  skills?: string[] | null;

  @Field(() => String, {
    nullable: true,
    description: `Course and year, at most ${limits.educationLength} characters; empty is stored as null.`,
  })
  education?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "An https link to drive.google.com or docs.google.com; empty is stored as null.",
  })
  resumeUrl?: string | null;

  @Field(() => UpdateProfileInput, {
    nullable: true,
    description: "What the student says about themselves besides, saved together with the rest or not at all.",
  })
  profile?: UpdateProfileInput | null;
}

@InputType({ description: "Which club a student joins." })
export class JoinClubInput {
  @Field({ description: "The code that the club's head gives away, in any case." })
  clubCode!: string;
}

@InputType({ description: "Which student leaves the club." })
export class RemoveStudentInput {
  @Field(() => ID, { description: "A student of the club that the viewer acts for." })
  studentId!: string;
}
