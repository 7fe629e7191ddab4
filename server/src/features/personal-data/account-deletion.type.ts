import { Field, Int, ObjectType } from "type-graphql";
import { costPoints } from "../../contract/index.js";
import { Priced } from "../../graphql/priced.js";

/** What would happen if the person deleted their account now. */
@ObjectType({ description: "What would happen if the signed-in person deleted their account now." })
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
  @Field(() => Int, { description: "Students of a head's club, who keep their accounts and have no club any more." })
  studentCount!: number;

  @Priced({ self: costPoints.wholeTable })
  @Field(() => Int, { description: "Teams that a student leaves, or that are deleted with a head's club." })
  teamCount!: number;

  @Priced({ self: costPoints.wholeTable })
  @Field(() => Int, { description: "Applications and invitations waiting for an answer, which disappear." })
  pendingApplicationCount!: number;

  @Priced({ self: costPoints.wholeTable })
  @Field(() => Int, { description: "Open projects of a startup, which are withdrawn." })
  openProjectCount!: number;

  @Priced({ self: costPoints.wholeTable })
  @Field(() => Int, {
    description: "Completed projects of a startup or of a head's club. They stay for the other side, without the name.",
  })
  completedProjectCount!: number;
}
