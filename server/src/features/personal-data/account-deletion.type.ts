import { Field, Int, ObjectType } from "type-graphql";
import { costPoints } from "../../contract/index.js";
import { Priced } from "../../graphql/priced.js";

/** What deleting the account now would do. */
@ObjectType({ description: "What deleting the viewer's account now would do." })
export abstract class AccountDeletionPreview {
  @Field(() => String, {
    nullable: true,
    description: "The club that a student or officer leaves, or that closes with its head's account.",
  })
  clubName!: string | null;

  @Field({
    description:
      "Whether others act for the person's club or startup too. While they do, its head or owner cannot delete the " +
      "account before handing it over.",
  })
  successorNeeded!: boolean;

  @Priced({ self: costPoints.wholeTable })
  @Field(() => Int, {
    description: "Number of students in a head's club. They keep their accounts but no longer have a club.",
  })
  studentCount!: number;

  @Priced({ self: costPoints.wholeTable })
  @Field(() => Int, { description: "Number of teams a student leaves, or that are deleted with a head's club." })
  teamCount!: number;

  @Priced({ self: costPoints.wholeTable })
  @Field(() => Int, { description: "Number of pending applications and invitations, which are deleted." })
  pendingApplicationCount!: number;

  @Priced({ self: costPoints.wholeTable })
  @Field(() => Int, { description: "Number of a startup's open projects, which are deleted." })
  openProjectCount!: number;

  @Priced({ self: costPoints.wholeTable })
  @Field(() => Int, {
    description:
      "Number of completed projects of a startup or a head's club. They stay for the other side, without the " +
      "name.",
  })
  completedProjectCount!: number;
}
