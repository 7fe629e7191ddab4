import { Field, InputType } from "type-graphql";
import { limits } from "../../contract/index.js";
import { howChangesWork } from "../../graphql/optional-input.js";

@InputType({ description: `What a person says about themselves. ${howChangesWork}` })
export class UpdateProfileInput {
  @Field(() => String, { nullable: true, description: `Given name, at most ${limits.nameLength} characters.` })
  firstName?: string | null;

  @Field(() => String, { nullable: true, description: `Family name, at most ${limits.nameLength} characters.` })
  lastName?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What the person says about themselves, at most ${limits.bioLength} characters; empty is stored as null.`,
  })
  bio?: string | null;
}
