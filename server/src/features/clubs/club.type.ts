import { Field, ID, Int, ObjectType } from "type-graphql";
import { ClubType, costPoints } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { Guarded } from "../../graphql/guarded.js";
import { Priced } from "../../graphql/priced.js";
import { Profile } from "../profile/index.js";

/** A student club, led by one club head. */
@ObjectType({ description: "A student club at a college, led by one club head." })
export abstract class Club {
  @Field(() => ID, { description: "The club's id, equal to the id of its head's profile." })
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
    description: "The code students join with: 6 characters A-Z and 0-9. Null unless the viewer is the club's head.",
  })
  secretCode!: string | null;

  @Field(() => Profile, { description: "The club head." })
  head!: Profile;

  @Priced({ self: costPoints.count })
  @Field(() => Int, { description: "Number of students in the club." })
  memberCount!: number;
}

export const ClubConnection = connectionOf("Club", () => Club);

/** What a registration form shows of the club behind a code. */
@ObjectType({ description: "The club that a secret code belongs to, as shown during registration." })
export class ClubPreview {
  @Field({ description: "The club's name." })
  clubName!: string;

  @Field({ description: "The college the club belongs to." })
  collegeName!: string;
}
