import { FieldResolver, Resolver } from "type-graphql";
import { declared } from "../../graphql/declared.js";
import { Profile } from "../profile/index.js";
import { Membership } from "./membership.type.js";

/** What this feature adds to Profile. */
@Resolver(() => Profile)
export class ProfileMembershipField {
  @FieldResolver(() => Membership, {
    nullable: true,
    description:
      "For which club or startup the person acts. Null for a student who is no officer, and where the viewer may not " +
      "see it: it is shown to the person, to those who act for the same one, and a club's to its students.",
  })
  membership(): Membership | null {
    return declared();
  }
}
