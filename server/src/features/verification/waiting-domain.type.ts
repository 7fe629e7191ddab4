import { Field, ID, InputType, ObjectType } from "type-graphql";
import { VerificationMethod } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";

/** A domain that a club or startup has yet to show, or failed to show again. */
@ObjectType({
  description: "A domain that a club or startup has yet to show to be its own, or failed to show again, for operators.",
})
export abstract class WaitingDomain {
  @Field(() => ID, { description: "The id of the verification." })
  id!: string;

  @Field({ description: "The domain, in ASCII." })
  domain!: string;

  @Field({ description: "Name of the club or startup." })
  organisationName!: string;

  @Field(() => VerificationMethod, { nullable: true, description: "How it was shown before; null if it never was." })
  method!: VerificationMethod | null;

  @Field(() => DateTime, { nullable: true, description: "When a check last succeeded; null if none did." })
  checkedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: "Since when later checks have failed; null if none did." })
  failingSince!: Date | null;

  @Field(() => DateTime, {
    description: "Until when it can be shown. Then the verification, or the wait for it, ends.",
  })
  dueAt!: Date;

  @Field(() => DateTime, { description: "When the club or startup named the domain." })
  createdAt!: Date;
}

export const WaitingDomainConnection = connectionOf("WaitingDomain", () => WaitingDomain);

@InputType({ description: "The domain that an operator has checked at once." })
export class CheckWaitingDomainInput {
  @Field(() => ID, { description: "The id of the verification." })
  id!: string;
}
