import { Field, ID, Int, ObjectType } from "type-graphql";
import { ClubType, costPoints } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { Guarded } from "../../graphql/guarded.js";
import { Priced } from "../../graphql/priced.js";
import { Profile } from "../profile/index.js";

/** A student club, led by one club head. */
@ObjectType({ description: "A student club at a college, led by one club head." })
export abstract class Club {
  @Field(() => ID, { description: "Also the id of the head's profile." })
  id!: string;

  @Field({ description: "The club's name." })
  clubName!: string;

  @Field({ description: "The college the club belongs to." })
  collegeName!: string;

  @Field(() => ClubType, { description: "What the club is about." })
  clubType!: ClubType;

  @Field(() => String, { nullable: true, description: "What the club does, in its own words." })
  description!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Address of the club's logo, relative to that of the API (`/files/…`), a square WebP. Put with `POST " +
      "/files/logo`, removed with `DELETE`.",
  })
  logoUrl!: string | null;

  @Guarded("club.readSecretCode")
  @Field(() => String, {
    nullable: true,
    description: "The code students join with: 6 characters A-Z and 0-9. Filled for the club's head only.",
  })
  secretCode!: string | null;

  @Field(() => Profile, { description: "The club head." })
  head!: Profile;

  @Priced({ self: costPoints.count })
  @Field(() => Int, { description: "How many students the club has." })
  memberCount!: number;
}

export const ClubConnection = connectionOf("Club", () => Club);

/** What registration may learn about the club behind a code. */
@ObjectType({ description: "What registration may learn about the club behind a code." })
export class ClubPreview {
  @Field({ description: "The club's name." })
  clubName!: string;

  @Field({ description: "The college the club belongs to." })
  collegeName!: string;
}
