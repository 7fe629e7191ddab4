import { Field, ID, InputType } from "type-graphql";
import { ClubType, costPoints, limits } from "../../contract/index.js";
import { howChangesWork } from "../../graphql/optional-input.js";
import { UpdateProfileInput } from "../profile/index.js";

@InputType({ description: "Narrows a list of clubs." })
export class ClubFilter {
  @Field(() => ClubType, { nullable: true, description: "Clubs of this type only." })
  clubType?: ClubType | null;

  @Field(() => String, {
    nullable: true,
    description: `Matches name, college and the skills of those members whom the viewer may see, ignoring case. Costs ${costPoints.search} points.`,
  })
  search?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Clubs that can still be invited to this open project of the viewer's startup: those that neither applied " +
      "nor were invited. " +
      "Finds none for anybody else. An access token also needs APPLICATIONS_READ.",
  })
  invitableTo?: string | null;
}

@InputType({ description: `A club's page as its head and officers edit it. ${howChangesWork}` })
export class UpdateClubInput {
  @Field(() => String, { nullable: true, description: `The club's name, at most ${limits.titleLength} characters.` })
  clubName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `The college the club belongs to, at most ${limits.titleLength} characters.`,
  })
  collegeName?: string | null;

  @Field(() => ClubType, { nullable: true, description: "What the club is about." })
  clubType?: ClubType | null;

  @Field(() => String, {
    nullable: true,
    description: `What the club does, at most ${limits.descriptionLength} characters; empty is stored as null.`,
  })
  description?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether officers may answer invitations. Only the head decides; FORBIDDEN for everybody else.",
  })
  officersMayAnswer?: boolean | null;

  @Field(() => UpdateProfileInput, {
    nullable: true,
    description:
      "What the person says about themselves, saved together with the club or not at all. An access token also " +
      "needs PROFILES_WRITE.",
  })
  profile?: UpdateProfileInput | null;
}
