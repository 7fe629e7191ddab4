import { Field, ID, Int, ObjectType } from "type-graphql";
import { DateTime } from "../../graphql/scalars.js";
import { ShownOnce } from "../../graphql/shown-once.js";

/** The viewer's active second factor. */
@ObjectType({ description: "The viewer's active second factor." })
export abstract class SecondFactor {
  @Field(() => ID, { description: "The factor's id." })
  id!: string;

  @Field(() => String, { nullable: true, description: "The name the viewer gave it." })
  friendlyName!: string | null;

  @Field(() => DateTime, { description: "When it became active." })
  verifiedAt!: Date;

  @Field(() => Int, { description: "Number of unused recovery codes." })
  recoveryCodesLeft!: number;
}

/** An authenticator app that has yet to be verified before logins require it. */
@ObjectType({ description: "An authenticator app being enrolled. These values are shown only once." })
export class TotpEnrollment {
  @Field(() => ID, { description: "The factor's id, which verifyTotp needs." })
  id!: string;

  @ShownOnce()
  @Field({ description: "The app's secret in base 32, to type in by hand." })
  secret!: string;

  @ShownOnce()
  @Field({ description: "The secret as an `otpauth://…` URI that apps can open: SHA-1, six digits, 30 seconds." })
  uri!: string;

  @ShownOnce()
  @Field({ description: "The URI as a QR code: an SVG document, dark on light, including its margin." })
  qrCode!: string;
}

/** Codes that each replace the second factor once. */
@ObjectType({ description: "Codes that each replace the second factor once. They are shown only once." })
export class RecoveryCodes {
  @ShownOnce()
  @Field(() => [String], { description: "Ten codes. Earlier ones no longer work." })
  codes!: string[];
}
