import { Field, ID, ObjectType } from "type-graphql";
import { connectionOf } from "../../graphql/connection.js";
import { Guarded } from "../../graphql/guarded.js";
import { DateTime } from "../../graphql/scalars.js";
import { Club } from "../clubs/index.js";

/** A student, limited to what the viewer may see. */
@ObjectType({ description: "A student, limited to what the viewer may see." })
export abstract class Student {
  @Field(() => ID, { description: "The student's id, equal to the id of the student's profile." })
  id!: string;

  @Field({ description: "Given name." })
  firstName!: string;

  @Field({ description: "Family name." })
  lastName!: string;

  @Guarded("student.readEmail")
  @Field(() => String, {
    nullable: true,
    description:
      "Filled for the student, club mates, those who act for the club, and a startup that approved a team of the " +
      "student's.",
  })
  email!: string | null;

  @Field(() => String, { nullable: true, description: "URL path of the student's picture, as in Profile." })
  avatarUrl!: string | null;

  @Field(() => String, { nullable: true, description: "About the student." })
  bio!: string | null;

  @Field(() => String, { nullable: true, description: "Course and year." })
  education!: string | null;

  @Guarded("student.readResume")
  @Field(() => String, {
    nullable: true,
    description:
      "An https link into the shared cloud drive. Filled for the student, those who act for the student's club, and " +
      "a startup that approved a team of the student's or has yet to answer an application in which the student " +
      "took part, unless club or student hold it back until approval.",
  })
  resumeUrl!: string | null;

  @Guarded("student.readResumeChoice")
  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether startups see the résumé only after approval, by the student's choice. Filled for the student and " +
      "those who act for the student's club.",
  })
  resumeAfterApproval!: boolean | null;

  @Field(() => [String], { description: "The student's skills." })
  skills!: string[];

  @Field(() => Club, { nullable: true, description: "The student's club; null after leaving it." })
  club!: Club | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "Since when the student has been an alumnus of the club; null for a current student.",
  })
  alumnusSince!: Date | null;

  @Field(() => Boolean, {
    description:
      "Whether the viewer can move the student to the club's alumni, or back. Those who act for the club are moved " +
      "only once they no longer do.",
  })
  viewerCanSetAlumnus!: boolean;
}

export const StudentConnection = connectionOf("Student", () => Student);
