import { Field, ObjectType } from "type-graphql";
import { DateTime } from "../../graphql/scalars.js";

/** A version of the Terms of Service that the viewer accepted. */
@ObjectType({ description: "A version of the Terms of Service that the viewer accepted." })
export class TermsAcceptance {
  @Field({ description: "The version, which is the ISO date of its publication." })
  version!: string;

  @Field(() => DateTime, { description: "When the viewer first accepted it." })
  acceptedAt!: Date;
}
