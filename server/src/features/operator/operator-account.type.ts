import { Field, ID, ObjectType } from "type-graphql";
import { MembershipRole, UserType } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";
import { ShownOnce } from "../../graphql/shown-once.js";

/** Why and since when an account is suspended. */
@ObjectType({ description: "A suspension of an account that has not been lifted." })
export abstract class AccountSuspension {
  @Field(() => ID, { description: "The suspension's id, as suspendedAccounts lists it." })
  id!: string;

  @Field({ description: "The reason that the person was told." })
  reason!: string;

  @Field(() => DateTime, { description: "When the account was suspended." })
  suspendedAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: "Name of the operator who suspended it; null once that account was deleted.",
  })
  suspendedByName!: string | null;
}

/** An account as an operator sees it, after opening it. */
@ObjectType({
  description:
    "An account as operators see it. Only mutations return it, one at a time, so that each look is recorded where " +
    "the person sees it.",
})
export abstract class OperatorAccount {
  @Field(() => ID, { description: "The person's profile id." })
  id!: string;

  @ShownOnce()
  @Field({ description: "Given name." })
  firstName!: string;

  @ShownOnce()
  @Field({ description: "Family name." })
  lastName!: string;

  @ShownOnce()
  @Field({ description: "The verified address." })
  email!: string;

  @Field(() => UserType, { description: "The kind of user." })
  userType!: UserType;

  @Field(() => DateTime, { description: "When the person registered." })
  createdAt!: Date;

  @ShownOnce()
  @Field(() => DateTime, {
    nullable: true,
    description: "When a session was last begun or refreshed; null if there is no record of one.",
  })
  lastActiveAt!: Date | null;

  @ShownOnce()
  @Field(() => String, {
    nullable: true,
    description: "Name of the club or startup that the person acts for, or of the student's club.",
  })
  organisationName!: string | null;

  @Field(() => MembershipRole, { nullable: true, description: "As what the person acts for it; null for others." })
  role!: MembershipRole | null;

  @Field({ description: "Whether a second factor is required at login." })
  hasSecondFactor!: boolean;

  @Field({ description: "Whether the person has been granted the operator's rights." })
  isOperator!: boolean;

  @Field(() => AccountSuspension, { nullable: true, description: "The suspension; null while the account is active." })
  suspension!: AccountSuspension | null;

  @Field({ description: "Whether the viewer may call suspendAccount now." })
  viewerCanSuspend!: boolean;

  @Field({ description: "Whether the viewer may call reopenAccount now." })
  viewerCanReopen!: boolean;
}

/** A line in the list of suspended accounts. */
@ObjectType({
  description: "A suspended account in the operators' list, which names nobody. openAccount shows who it is.",
})
export abstract class SuspendedAccount {
  @Field(() => ID, { description: "The suspension's id." })
  id!: string;

  @Field(() => ID, { description: "The person's profile id, for openAccount." })
  profileId!: string;

  @Field({ description: "The address without most of the part before the @." })
  maskedEmail!: string;

  @Field({ description: "The reason that the person was told." })
  reason!: string;

  @Field(() => DateTime, { description: "When the account was suspended." })
  suspendedAt!: Date;
}

export const SuspendedAccountConnection = connectionOf("SuspendedAccount", () => SuspendedAccount);
