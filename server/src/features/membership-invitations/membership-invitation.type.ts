import { Field, ID, ObjectType } from "type-graphql";
import { limits, MembershipRole } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";
import { Profile } from "../profile/index.js";

/** An invitation to act for a club or startup that waits for an answer. */
@ObjectType({
  description:
    "An invitation, sent by mail, to act for a club or startup. It waits for an answer; visible to the head or owner.",
})
export abstract class MembershipInvitation {
  @Field(() => ID, { description: "The invitation's id." })
  id!: string;

  @Field({ description: "The address it was sent to." })
  email!: string;

  @Field(() => MembershipRole, { description: "As what the person is to act." })
  role!: MembershipRole;

  @Field(() => Profile, { nullable: true, description: "Who sent it last; null if that account was deleted." })
  invitedBy!: Profile | null;

  @Field(() => DateTime, { description: "Since when it has been waiting." })
  createdAt!: Date;

  @Field(() => DateTime, {
    description: `Until when its link works, ${limits.invitationDays} days after it was last sent.`,
  })
  expiresAt!: Date;

  @Field({ description: "Whether the link has expired. It can be sent again." })
  isExpired!: boolean;
}

export const MembershipInvitationConnection = connectionOf("MembershipInvitation", () => MembershipInvitation);

/** What the holder of an invitation's link may know. */
@ObjectType({ description: "An invitation to act for a club or startup, as the holder of its link sees it." })
export class MembershipInvitationPreview {
  @Field({ description: "Name of the club or startup." })
  organisationName!: string;

  @Field(() => String, { nullable: true, description: "The college of the club; null for a startup." })
  collegeName!: string | null;

  @Field(() => MembershipRole, { description: "As what the person is to act." })
  role!: MembershipRole;

  @Field(() => String, { nullable: true, description: "Name of who sent it; null if that account was deleted." })
  invitedBy!: string | null;

  @Field({ description: "The address it was sent to; only the account with this address can accept." })
  email!: string;

  @Field(() => DateTime, { description: "Until when the link works." })
  expiresAt!: Date;

  @Field({
    description:
      "Whether the address has an account: its owner logs in to accept, anybody else registers. Only the holder of " +
      "the link, which was sent to this address alone, is told.",
  })
  hasAccount!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "Why the viewer cannot accept it, in words; null if nothing stands in the way, and for guests.",
  })
  obstacle!: string | null;
}
