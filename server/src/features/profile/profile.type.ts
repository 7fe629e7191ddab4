import { Field, ID, ObjectType } from "type-graphql";
import { UserType } from "../../contract/index.js";
import { Guarded } from "../../graphql/guarded.js";
import { DateTime } from "../../graphql/scalars.js";

/** A person, limited to what the viewer may see. */
@ObjectType({ description: "A person, limited to what the viewer may see." })
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
      "URL path of the picture, relative to the API (`/files/…`); a square WebP that anyone with its address " +
      "can fetch. Upload it with `POST /files/avatar`, remove it with `DELETE`.",
  })
  avatarUrl!: string | null;

  @Field(() => String, { nullable: true, description: "About the person." })
  bio!: string | null;

  @Field(() => UserType, { description: "The role, chosen at registration; it never changes." })
  userType!: UserType;

  @Field(() => DateTime, { description: "When the person registered." })
  createdAt!: Date;
}
