import { Field, ID, ObjectType } from "type-graphql";
import { UserType } from "../../contract/index.js";
import { Guarded } from "../../graphql/guarded.js";
import { DateTime } from "../../graphql/scalars.js";

/** A person, as far as the viewer may know them. */
@ObjectType({ description: "The signed-in person, or a person as far as the viewer may know them." })
export abstract class Profile {
  @Field(() => ID, { description: "The person's id; also that of a student's profile." })
  id!: string;

  @Field({ description: "Given name." })
  firstName!: string;

  @Field({ description: "Family name." })
  lastName!: string;

  @Guarded("profile.readEmail")
  @Field(() => String, {
    nullable: true,
    description:
      "Filled for the person, their club mates, those who act for the same club or startup, and a startup after it " +
      "approved their team.",
  })
  email!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Address of the person's picture, relative to that of the API (`/files/…`), a square WebP that whoever " +
      "knows its address may fetch. Put with `POST /files/avatar`, removed with `DELETE`.",
  })
  avatarUrl!: string | null;

  @Field(() => String, { nullable: true, description: "What the person says about themselves." })
  bio!: string | null;

  @Field(() => UserType, { description: "The kind of user, chosen at registration and never changed." })
  userType!: UserType;

  @Field(() => DateTime, { description: "When the person registered." })
  createdAt!: Date;
}
