import { Arg, FieldResolver, ID, Mutation, Resolver } from "type-graphql";
import { declared } from "../../graphql/declared.js";
import { Guarded, Permitted } from "../../graphql/guarded.js";
import { Refuses } from "../../graphql/refuses.js";
import type { Permit } from "../../policy/permit.js";
import { Profile } from "../profile/index.js";
import { EndMembershipInput } from "./membership.inputs.js";
import type { MembershipService } from "./membership.service.js";
import { Membership } from "./membership.type.js";

@Resolver()
export class MembershipResolver {
  constructor(private readonly memberships: MembershipService) {}

  @Guarded("membership.end")
  @Refuses("FORBIDDEN", "NOT_FOUND")
  @Mutation(() => ID, {
    description:
      "Ends another person's membership of the viewer's club or startup. The person receives a mail. Binds on their " +
      "next request; a student stays in the club and in its teams. Returns the person's id.",
  })
  endMembership(@Arg("input", { description: "The person." }) input: EndMembershipInput, @Permitted() permit: Permit) {
    return this.memberships.end(permit, input);
  }
}

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
