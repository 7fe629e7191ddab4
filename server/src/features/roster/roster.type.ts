import { Field, ID, Int, ObjectType } from "type-graphql";
import { limits, RosterRowStatus } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";
import { Profile } from "../profile/index.js";

/** What an import does with a row. */
@ObjectType({ description: "What becomes of a row of a list of students." })
export class RosterRow {
  @Field(() => Int, { description: "The row's place in the list, from 1." })
  number!: number;

  @Field(() => RosterRowStatus, { description: "What becomes of it." })
  status!: RosterRowStatus;

  @Field(() => String, { nullable: true, description: "Why it is not invited, in words; null for a new one." })
  reason!: string | null;
}

/** An invitation to join the club as a student that waits for an answer. */
@ObjectType({
  description:
    "An invitation to join a club as a student, sent by mail from an imported list. It waits for an answer; visible " +
    "to those who act for the club.",
})
export abstract class RosterInvitation {
  @Field(() => ID, { description: "The invitation's id." })
  id!: string;

  @Field({ description: "The address it was sent to." })
  email!: string;

  @Field(() => String, { nullable: true, description: "Given name, as the list has it." })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: "Family name, as the list has it." })
  lastName!: string | null;

  @Field(() => String, { nullable: true, description: "Course and year, as the list has them." })
  education!: string | null;

  @Field(() => Profile, { nullable: true, description: "Who sent it last; null if that account was deleted." })
  invitedBy!: Profile | null;

  @Field(() => DateTime, { description: "Since when it has been waiting." })
  createdAt!: Date;

  @Field(() => DateTime, { description: "When it was last sent." })
  sentAt!: Date;

  @Field(() => DateTime, {
    description: `Until when its link works, ${limits.rosterInvitationDays} days after it was last sent.`,
  })
  expiresAt!: Date;

  @Field({ description: "Whether the link has expired. It can be sent again." })
  isExpired!: boolean;
}

export const RosterInvitationConnection = connectionOf("RosterInvitation", () => RosterInvitation);

/** What the holder of an invitation's link may know. */
@ObjectType({ description: "An invitation to join a club as a student, as the holder of its link sees it." })
export class RosterInvitationPreview {
  @Field({ description: "The club's name." })
  clubName!: string;

  @Field({ description: "The college the club belongs to." })
  collegeName!: string;

  @Field(() => String, { nullable: true, description: "Name of who sent it; null if that account was deleted." })
  invitedBy!: string | null;

  @Field({ description: "The address it was sent to; only the account with this address can accept." })
  email!: string;

  @Field(() => String, { nullable: true, description: "Given name, as the club's list has it." })
  firstName!: string | null;

  @Field(() => String, { nullable: true, description: "Family name, as the club's list has it." })
  lastName!: string | null;

  @Field(() => String, { nullable: true, description: "Course and year, as the club's list has them." })
  education!: string | null;

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
