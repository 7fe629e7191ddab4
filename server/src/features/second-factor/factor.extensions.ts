import { FieldResolver, Resolver } from "type-graphql";
import { declared } from "../../graphql/declared.js";
import { SecondFactor } from "./factor.type.js";
import { Profile } from "../profile/index.js";

/** What this feature adds to Profile. */
@Resolver(() => Profile)
export class ProfileSecondFactorField {
  @FieldResolver(() => SecondFactor, {
    nullable: true,
    description:
      "What is asked for at login besides the password. Filled for the person alone; null while there is none.",
  })
  secondFactor(): SecondFactor | null {
    return declared();
  }
}
