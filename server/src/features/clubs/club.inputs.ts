import { Field, InputType } from "type-graphql";
import { ClubType, limits } from "../../contract/index.js";
import { UpdateProfileInput } from "../accounts/index.js";

@InputType({ description: "Narrows a list of clubs." })
export class ClubFilter {
  @Field(() => ClubType, { nullable: true, description: "Clubs of this type only." })
  clubType?: ClubType | null;

  @Field(() => String, {
    nullable: true,
    description: "Matches name, college and the skills of members, ignoring case.",
  })
  search?: string | null;
}

@InputType({ description: "A club's page as its head edits it." })
export class UpdateClubInput {
  @Field({ description: `The club's name, at most ${limits.titleLength} characters.` })
  clubName!: string;

  @Field({ description: `The college the club belongs to, at most ${limits.titleLength} characters.` })
  collegeName!: string;

  @Field(() => ClubType, { description: "What the club is about." })
  clubType!: ClubType;

  @Field(() => String, {
    nullable: true,
    description: `What the club does, at most ${limits.descriptionLength} characters; empty is stored as null.`,
  })
  description?: string | null;

  @Field(() => UpdateProfileInput, {
    nullable: true,
    description:
      "What the head says about themselves, saved together with the club or not at all. An access token also needs PROFILES_WRITE.",
  })
  profile?: UpdateProfileInput | null;
}
