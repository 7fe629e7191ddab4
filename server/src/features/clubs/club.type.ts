import { Args, Field, FieldResolver, ID, Int, ObjectType, Resolver } from "type-graphql";
import { ClubType, costPoints } from "../../contract/index.js";
import { connectionOf, PageArguments } from "../../graphql/connection.js";
import { declared } from "../../graphql/declared.js";
import { Guarded } from "../../graphql/guarded.js";
import { Priced } from "../../graphql/priced.js";
import { Membership, MembershipConnection } from "../memberships/index.js";
import { Profile } from "../profile/index.js";

/** A student club. */
@ObjectType({
  description: "A student club at a college. Its head and officers act for it.",
})
export abstract class Club {
  @Field(() => ID, { description: "The club's id, which stays when another person heads it." })
  id!: string;

  @Field({ description: "The public name." })
  clubName!: string;

  @Field({ description: "The college the club belongs to." })
  collegeName!: string;

  @Field(() => ClubType, { description: "What the club is about." })
  clubType!: ClubType;

  @Field(() => String, { nullable: true, description: "What the club does." })
  description!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "URL path of the logo, relative to the API (`/files/…`); a square WebP. Upload it with `POST " +
      "/files/logo`, remove it with `DELETE`.",
  })
  logoUrl!: string | null;

  @Guarded("club.readSecretCode")
  @Field(() => String, {
    nullable: true,
    description: "The code students join with: 6 characters A-Z and 0-9. Filled for those who act for the club.",
  })
  secretCode!: string | null;

  @Field(() => Profile, { description: "The club head." })
  head!: Profile;

  @Guarded("club.readPeople")
  @Field(() => MembershipConnection, {
    nullable: true,
    description:
      "Who acts for the club: its head, then its officers in the order of succession. Filled for them and for the " +
      "club's students.",
  })
  people(@Args() _page: PageArguments): object | null {
    return declared();
  }

  @Guarded("club.readPeople")
  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether officers may answer a startup's invitation, as the head may. Filled for those who act for the club " +
      "and for its students.",
  })
  officersMayAnswer!: boolean | null;

  @Priced({ self: costPoints.count })
  @Field(() => Int, { description: "Number of students in the club, without its alumni." })
  memberCount!: number;
}

export const ClubConnection = connectionOf("Club", () => Club);

/** What this feature adds to Membership. */
@Resolver(() => Membership)
export class MembershipClubField {
  @FieldResolver(() => Club, { nullable: true, description: "The club; null where it is a startup." })
  club(): Club | null {
    return declared();
  }
}

/** What a registration form shows of the club behind a code. */
@ObjectType({ description: "The club that a secret code belongs to, as shown during registration." })
export class ClubPreview {
  @Field({ description: "The club's name." })
  clubName!: string;

  @Field({ description: "The college the club belongs to." })
  collegeName!: string;
}
