import { FieldResolver, Resolver } from "type-graphql";
import { declared } from "../../graphql/declared.js";
import { Profile } from "../profile/index.js";

/** What this feature adds to Profile. */
@Resolver(() => Profile)
export class ProfileOperatorField {
  @FieldResolver(() => Boolean, {
    description:
      "Whether the viewer, whose profile this is, operates the installation: has been granted it, and has a second " +
      "factor. False on other people's profiles, and for personal access tokens.",
  })
  viewerCanOperate(): boolean {
    return declared();
  }
}
