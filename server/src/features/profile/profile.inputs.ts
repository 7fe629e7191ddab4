import { Field, InputType } from "type-graphql";
import { limits } from "../../contract/index.js";
import { howChangesWork } from "../../graphql/optional-input.js";

@InputType({ description: `Changes to a profile. ${howChangesWork}` })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: `Given name, at most ${limits.nameLength} characters.` })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: `Family name, at most ${limits.nameLength} characters.` })
  lastName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `About the person, at most ${limits.bioLength} characters; empty text is stored as null.`,
  })
  bio?: string | null;
}
