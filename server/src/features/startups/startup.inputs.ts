import { Field, InputType } from "type-graphql";
import { Industry, limits } from "../../contract/index.js";
import { howChangesWork } from "../../graphql/optional-input.js";
import { UpdateProfileInput } from "../profile/index.js";

@InputType({ description: `A startup's page as it edits it. ${howChangesWork}` })
export class UpdateStartupInput {
  @Field(() => String, { nullable: true, description: `The company's name, at most ${limits.titleLength} characters.` })
  companyName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What the person who registered the startup does there, at most ${limits.titleLength} characters.`,
  })
  position?: string | null;

  @Field(() => Industry, { nullable: true, description: "The industry the company works in." })
  industry?: Industry | null;

  @Field(() => String, { nullable: true, description: "An http or https address; empty is stored as null." })
  website?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What the company does, at most ${limits.descriptionLength} characters; empty is stored as null.`,
  })
  description?: string | null;

  @Field(() => UpdateProfileInput, {
    nullable: true,
    description: "What the person says about themselves, saved together with the startup or not at all.",
  })
  profile?: UpdateProfileInput | null;
}
