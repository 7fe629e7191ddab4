import { Field, FieldResolver, ID, ObjectType, Resolver } from "type-graphql";
import { limits, VerificationMethod } from "../../contract/index.js";
import { declared } from "../../graphql/declared.js";
import { DateTime } from "../../graphql/scalars.js";
import { Club } from "../clubs/index.js";
import { Startup } from "../startups/index.js";

/** What is known about a verified domain, for everybody who sees the club or startup. */
@ObjectType({
  description:
    "A domain that a club or startup showed to be its own, exactly as it was checked. Several may have the same " +
    "domain: a college has many clubs. Says nothing else about them.",
})
export abstract class Verification {
  @Field(() => ID, { description: "The verification's id." })
  id!: string;

  @Field({ description: "The domain, in ASCII: letters of other scripts appear in punycode, so that none deceive." })
  domain!: string;

  @Field(() => VerificationMethod, { description: "How it was shown." })
  method!: VerificationMethod;

  @Field(() => DateTime, {
    description: `When a check last succeeded. It is checked again every ${limits.verificationDays} days.`,
  })
  checkedAt!: Date;
}

/** What the head or owner publishes to have the domain verified. */
@ObjectType({
  description: "What the head or owner publishes, or has answered, to have the domain verified. Visible to them alone.",
})
export abstract class VerificationChallenge {
  @Field(() => ID, { description: "The id of the verification, which it becomes." })
  id!: string;

  @Field({ description: "The domain, in ASCII." })
  domain!: string;

  @Field({ description: "The name of the TXT record to add." })
  recordName!: string;

  @Field(() => String, {
    nullable: true,
    description: "The address at which the website serves the file, there or below `www`. Null for clubs.",
  })
  fileUrl!: string | null;

  @Field({ description: "The text of the record, or a line of the file." })
  proof!: string;

  @Field({ description: "Whether the domain is verified at the moment." })
  isVerified!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: "Until when it waits to be shown; null once the domain is verified.",
  })
  expiresAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      "Since when a later check has failed, or the mail of one waits for an answer; null while all is well. The " +
      "verification ends if the next check fails too.",
  })
  failingSince!: Date | null;

  @Field(() => String, { nullable: true, description: "Where the newest link was mailed to; null if none was." })
  email!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "Until when that link works; null once it was followed.",
  })
  mailExpiresAt!: Date | null;
}

/** What the holder of a mailed link may know. */
@ObjectType({ description: "What a mailed link would confirm, for whoever holds the link." })
export class DomainConfirmation {
  @Field({ description: "Name of the club or startup." })
  organisationName!: string;

  @Field({ description: "The domain that it shows to be its own, in ASCII." })
  domain!: string;

  @Field({ description: "The address that the link was sent to." })
  email!: string;
}

const verification = "The domain that it showed to be its own; null if it is not verified.";
const challenge =
  "What to publish to have the domain verified; null until startVerification was called. Filled for the head or owner.";
const viewerCanVerify = "Whether the viewer may have its domain verified: the head or owner, in a session.";

/** What this feature adds to Club. */
@Resolver(() => Club)
export class ClubVerificationFields {
  @FieldResolver(() => Verification, { nullable: true, description: verification })
  verification(): Verification | null {
    return declared();
  }

  @FieldResolver(() => VerificationChallenge, { nullable: true, description: challenge })
  verificationChallenge(): VerificationChallenge | null {
    return declared();
  }

  @FieldResolver(() => Boolean, { description: viewerCanVerify })
  viewerCanVerify(): boolean {
    return declared();
  }
}

/** What this feature adds to Startup. */
@Resolver(() => Startup)
export class StartupVerificationFields {
  @FieldResolver(() => Verification, { nullable: true, description: verification })
  verification(): Verification | null {
    return declared();
  }

  @FieldResolver(() => VerificationChallenge, { nullable: true, description: challenge })
  verificationChallenge(): VerificationChallenge | null {
    return declared();
  }

  @FieldResolver(() => Boolean, { description: viewerCanVerify })
  viewerCanVerify(): boolean {
    return declared();
  }
}
