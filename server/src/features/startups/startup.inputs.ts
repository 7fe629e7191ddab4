import { Field, InputType } from "type-graphql";
import { Industry, limits } from "../../contract/index.js";
import { howChangesWork } from "../../graphql/optional-input.js";
import { UpdateProfileInput } from "../profile/index.js";

@InputType({ description: `Changes to a startup's page. ${howChangesWork}` })
export class UpdateStartupInput {
  @Field(() => String, {
    nullable: true,
    description:
      `The company's name, at most ${limits.titleLength} characters. Another one than before, apart from case and ` +
      "spaces, ends the startup's verification: the domain has to be shown again.",
  })
  companyName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What the person who registered the startup does there, at most ${limits.titleLength} characters.`,
  })
  position?: string | null;

  @Field(() => Industry, { nullable: true, description: "The company's industry." })
  industry?: Industry | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The company's website, an http or https address; empty text is stored as null. Another domain than before " +
      "ends the startup's verification.",
  })
  website?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Description of the company, at most ${limits.descriptionLength} characters; empty text is stored as null.`,
  })
  description?: string | null;

  @Field(() => UpdateProfileInput, {
    nullable: true,
    description: "Changes to the representative's profile, saved in the same transaction.",
  })
  profile?: UpdateProfileInput | null;
}
