import { FieldResolver, Resolver } from "type-graphql";
import { declared } from "../../graphql/declared.js";
import { SecondFactor } from "./factor.type.js";
import { Profile } from "../profile/index.js";

/** Fields this feature adds to Profile. */
@Resolver(() => Profile)
export class ProfileSecondFactorField {
  @FieldResolver(() => SecondFactor, {
    nullable: true,
    description: "The second factor required at login. Null if there is none, or if the viewer is another person.",
  })
  secondFactor(): SecondFactor | null {
    return declared();
  }
}
