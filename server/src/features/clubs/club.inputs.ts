import { Field, ID, InputType } from "type-graphql";
import { ClubType, costPoints, limits } from "../../contract/index.js";
import { howChangesWork } from "../../graphql/optional-input.js";
import { UpdateProfileInput } from "../profile/index.js";

@InputType({ description: "Filters for a list of clubs." })
export class ClubFilter {
  @Field(() => ClubType, { nullable: true, description: "Only clubs of this type." })
  clubType?: ClubType | null;

  @Field(() => String, {
    nullable: true,
    description:
      "Matches the name, the college and the skills of members visible to the viewer. Ignores case. Costs " +
      `${costPoints.search} points.`,
  })
  search?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      "Only clubs that can still be invited to this open project of the viewer's startup: clubs that have " +
      "neither applied nor been invited. Matches nothing for other viewers. An access token also needs " +
      "APPLICATIONS_READ.",
  })
  invitableTo?: string | null;
}

@InputType({ description: `A club's page as its head and officers edit it. ${howChangesWork}` })
export class UpdateClubInput {
  @Field(() => String, {
    nullable: true,
    description:
      `Name, at most ${limits.titleLength} characters. Another one than before, apart from case and ` +
      "spaces, ends the club's verification: the domain has to be shown again.",
  })
  clubName?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      `College that the club belongs to, at most ${limits.titleLength} characters. Another one than before ends the ` +
      "club's verification, as another name does.",
  })
  collegeName?: string | null;

  @Field(() => ClubType, { nullable: true, description: "What the club is about." })
  clubType?: ClubType | null;

  @Field(() => String, {
    nullable: true,
    description: `Description, at most ${limits.descriptionLength} characters; empty text is stored as null.`,
  })
  description?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether officers may answer invitations. Only the head decides; FORBIDDEN for everyone else.",
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
