import { Field, ID, ObjectType } from "type-graphql";
import { MembershipRole } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";
import { Profile } from "../profile/index.js";

/** That a person acts for a club or a startup. */
@ObjectType({
  description:
    "That a person acts for a club or a startup. Visible to the person and to those who act for the same one, a " +
    "club's also to its students.",
})
export abstract class Membership {
  @Field(() => ID, { description: "That of the person, who acts for one club or startup." })
  id!: string;

  @Field(() => Profile, { description: "The person." })
  profile!: Profile;

  @Field(() => MembershipRole, { description: "As what the person acts." })
  role!: MembershipRole;

  @Field(() => DateTime, { description: "Since when the person has acted for it." })
  since!: Date;

  @Field({ description: "Whether the viewer can end it: the head or owner can, for everybody else." })
  viewerCanEnd!: boolean;
}

export const MembershipConnection = connectionOf("Membership", () => Membership);
