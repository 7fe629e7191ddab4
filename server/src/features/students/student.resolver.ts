import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver } from "type-graphql";
import { Filter, PageArguments } from "../../graphql/connection.js";
import type { Context } from "../../graphql/context.js";
import { declared } from "../../graphql/declared.js";
import { Guarded } from "../../graphql/guarded.js";
import { Profile } from "../accounts/index.js";
import { Club } from "../clubs/index.js";
import { JoinClubInput, RemoveStudentInput, StudentFilter, UpdateStudentInput } from "./student.inputs.js";
import type { StudentService } from "./student.service.js";
import { Student, StudentConnection } from "./student.type.js";

@Resolver()
export class StudentResolver {
  constructor(private readonly students: StudentService) {}

  @Guarded("student.read")
  @Query(() => Student, {
    nullable: true,
    description: "A student by their id; null when there is none or the viewer may not know them.",
  })
  student(
    @Arg("id", () => ID, { description: "The student's id." }) _id: string,
    @Ctx() { reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.resolve(info);
  }

  @Guarded("student.update")
  @Mutation(() => Student, {
    description: "Changes what the student says about themselves. Errors: BAD_USER_INPUT, FORBIDDEN.",
  })
  async updateStudent(
    @Arg("input", { description: "All of it." }) input: UpdateStudentInput,
    @Ctx() { viewer, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row("Student", await this.students.update(viewer, input), info);
  }

  @Guarded("student.joinClub")
  @Mutation(() => Student, {
    description:
      "A student without a club joins one by its code. Errors: BAD_USER_INPUT, INVALID_CLUB_CODE, ALREADY_IN_CLUB, RATE_LIMITED, FORBIDDEN.",
  })
  async joinClub(
    @Arg("input", { description: "The club's code." }) input: JoinClubInput,
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return context.reader.row("Student", await this.students.joinClub(context, input), info);
  }

  @Guarded("student.removeFromClub")
  @Mutation(() => Club, {
    description: "Takes a student out of the head's club and its teams. Errors: NOT_FOUND, FORBIDDEN.",
  })
  async removeStudent(
    @Arg("input", { description: "Which student." }) input: RemoveStudentInput,
    @Ctx() { viewer, reader }: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    return reader.row("Club", await this.students.removeFromClub(viewer, input), info);
  }
}

/** What this feature adds to Profile. */
@Resolver(() => Profile)
export class ProfileStudentFields {
  @FieldResolver(() => Student, { nullable: true, description: "What is known of a student; null for the others." })
  student(): Student | null {
    return declared();
  }

  @FieldResolver(() => Club, {
    nullable: true,
    description: "The club a head leads or a student belongs to; null for a startup and a student without a club.",
  })
  club(): Club | null {
    return declared();
  }
}

/** What this feature adds to Club. */
@Resolver(() => Club)
export class ClubMembersField {
  @Guarded("club.readMembers")
  @FieldResolver(() => StudentConnection, {
    nullable: true,
    description: "The club's students by name. Filled for the club's head and its students.",
  })
  members(@Filter(() => StudentFilter) _filter: StudentFilter | null, @Args() _page: PageArguments): object | null {
    return declared();
  }
}
