import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../graphql/scalars.js";

/** The signed-in person's second factor in force. */
@ObjectType({ description: "The signed-in person's second factor in force." })
export abstract class SecondFactor {
  @Field(() => ID, { description: "Names the factor." })
  id!: string;

  @Field(() => String, { nullable: true, description: "What the person called it." })
  friendlyName!: string | null;

  @Field(() => DateTime, { description: "Since when it is asked for at login." })
  verifiedAt!: Date;

  @Field(() => Int, { description: "How many recovery codes are left." })
  recoveryCodesLeft!: number;
}

/** An authenticator app that has to prove itself once before it is asked for. */
@ObjectType({ description: "An authenticator app being enrolled. What it says is shown this once." })
export class TotpEnrollment {
  @Field(() => ID, { description: "Names the factor; verifyTotp needs it." })
  id!: string;

  @Field({ description: "What the app has to know, in base 32, for typing." })
  secret!: string;

  @Field({ description: "The same as an address that apps open (`otpauth://…`): SHA-1, six digits, 30 seconds." })
  uri!: string;

  @Field({ description: "The address as a QR code: an SVG document, dark on light with its margin." })
  qrCode!: string;
}

/** Codes that stand in for the second factor. */
@ObjectType({ description: "Codes that stand in for the second factor, each once. They are shown this once." })
export class RecoveryCodes {
  @Field(() => [String], { description: "Ten codes; earlier ones no longer work." })
  codes!: string[];
}
