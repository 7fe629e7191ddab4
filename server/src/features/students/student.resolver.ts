import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { Filter, PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { declared } from "../../graphql/declared.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Profile } from "../profile/index.js";
import { Refuses } from "../../graphql/refuses.js";
import { type Permit } from "../../policy/permit.js";
import { Club } from "../clubs/index.js";
import {
  JoinClubInput,
  RemoveStudentInput,
  SetStudentAlumnusInput,
  StudentFilter,
  UpdateStudentInput,
} from "./student.inputs.js";
import type { StudentService } from "./student.service.js";
import { Student, StudentConnection } from "./student.type.js";

@Resolver()
export class StudentResolver {
  constructor(private readonly students: StudentService) {}

  @Guarded("student.read")
  @Query(() => Student, {
    nullable: true,
    description: "A student by id; null if they do not exist or the viewer may not see them.",
  })
  student(
    @Arg("id", () => ID, { description: "The student's id." }) _id: string,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("student.update")
  @Refuses("BAD_USER_INPUT", "FORBIDDEN")
  @Mutation(() => Student, { description: "Changes the viewer's student profile." })
  async updateStudent(
    @Arg("input", { description: "The changes." }) input: UpdateStudentInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.students.update(permit, input), info);
  }

  @Guarded("student.joinClub")
  @Refuses("BAD_USER_INPUT", "INVALID_CLUB_CODE", "ALREADY_IN_CLUB", "RATE_LIMITED", "FORBIDDEN")
  @Mutation(() => Student, { description: "Joins a club by its code, for a student without a club." })
  async joinClub(
    @Arg("input", { description: "The club's code." }) input: JoinClubInput,
    @Permitted() permit: Permit,
    @Ctx() { origin, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.students.joinClub(permit, origin, input), info);
  }

  @Guarded("student.removeFromClub")
  @Refuses("NOT_FOUND", "FORBIDDEN")
  @Mutation(() => Club, {
    description:
      "Takes a student out of the club that the viewer acts for, and out of its teams. Only the head takes out an " +
      "officer.",
  })
  async removeStudent(
    @Arg("input", { description: "The student." }) input: RemoveStudentInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.students.removeFromClub(permit, input), info);
  }

  @Guarded("student.setAlumnus")
  @Refuses("NOT_FOUND", "FORBIDDEN")
  @Mutation(() => Student, {
    description:
      "Moves a student to the alumni of the club that the viewer acts for, or back. An alumnus stays on record, " +
      "leaves the teams that `Student.teamsToLeave` lists, and can join none. Moving back restores no team. " +
      "Sent again, it changes nothing.",
  })
  async setStudentAlumnus(
    @Arg("input", { description: "The student, and what they are to be." }) input: SetStudentAlumnusInput,
    @Permitted() permit: Permit,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row(await this.students.setAlumnus(permit, input), info);
  }
}

/** Fields this feature adds to Profile. */
@Resolver(() => Profile)
export class ProfileStudentFields {
  @FieldResolver(() => Student, { nullable: true, description: "The person's student profile; null for other roles." })
  student(): Student | null {
    return declared();
  }

  @FieldResolver(() => Club, {
    nullable: true,
    description: "The club that the person acts for or studies in; null for everyone else.",
  })
  club(): Club | null {
    return declared();
  }
}

/** Fields this feature adds to Club. */
@Resolver(() => Club)
export class ClubMembersField {
  @Guarded("club.readMembers")
  @FieldResolver(() => StudentConnection, {
    nullable: true,
    description:
      "The club's students by name, without its alumni unless the filter asks for them. Filled for those who act for " +
      "the club and for its students.",
  })
  members(@Filter(() => StudentFilter) _filter: StudentFilter | null, @Args() _page: PageArguments): object | null {
    return declared();
  }
}
