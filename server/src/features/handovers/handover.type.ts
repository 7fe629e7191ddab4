import { Field, FieldResolver, ID, ObjectType, Resolver } from "type-graphql";
import { AfterHandover, limits } from "../../contract/index.js";
import { declared } from "../../graphql/declared.js";
import { DateTime } from "../../graphql/scalars.js";
import { Club } from "../clubs/index.js";
import { Membership } from "../memberships/index.js";
import { Profile } from "../profile/index.js";
import { Startup } from "../startups/index.js";

/** A standing offer to hand a club or startup over. */
@ObjectType({
  description:
    "A standing offer to hand a club or startup over to another person who acts for it. Visible to those who act for " +
    "it. Nothing changes before it is accepted.",
})
export abstract class Handover {
  @Field(() => ID, { description: "The offer's id." })
  id!: string;

  @Field(() => Profile, { description: "The head or owner." })
  from!: Profile;

  @Field(() => Profile, { description: "The person who would become head or owner." })
  to!: Profile;

  @Field(() => AfterHandover, { description: "What becomes of the head or owner." })
  afterwards!: AfterHandover;

  @Field({
    description:
      `Whether the offer was made because the head or owner has not been seen for ${limits.absenceDays} days. It ends ` +
      "as soon as they are back.",
  })
  isForAbsence!: boolean;

  @Field(() => DateTime, { description: "When it was offered." })
  createdAt!: Date;

  @Field(() => DateTime, { description: "Until when it can be accepted." })
  expiresAt!: Date;

  @Field({ description: "Whether the viewer may call acceptHandover now." })
  viewerCanAccept!: boolean;

  @Field({ description: "Whether the viewer may call declineHandover now." })
  viewerCanDecline!: boolean;

  @Field({ description: "Whether the viewer may call withdrawHandover now." })
  viewerCanWithdraw!: boolean;
}

const description = "The standing offer to hand it over; null if there is none. Filled for those who act for it.";

/** What this feature adds to Club. */
@Resolver(() => Club)
export class ClubHandoverField {
  @FieldResolver(() => Handover, { nullable: true, description })
  handover(): Handover | null {
    return declared();
  }
}

/** What this feature adds to Startup. */
@Resolver(() => Startup)
export class StartupHandoverField {
  @FieldResolver(() => Handover, { nullable: true, description })
  handover(): Handover | null {
    return declared();
  }
}

/** What this feature adds to Membership. */
@Resolver(() => Membership)
export class MembershipHandoverFields {
  @FieldResolver(() => Boolean, {
    description: "Whether the viewer may call offerHandover now: the head or owner, for the own membership.",
  })
  viewerCanHandOver(): boolean {
    return declared();
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the viewer may call leaveOrganisation now. False for a head or owner while others act for the club or " +
      "startup.",
  })
  viewerCanLeave(): boolean {
    return declared();
  }
}
