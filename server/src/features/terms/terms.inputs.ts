import { Field, InputType } from "type-graphql";
import { termsVersion } from "../../contract/index.js";

@InputType({ description: "The Terms of Service that the viewer accepts." })
export class AcceptTermsInput {
  @Field({
    description: `The version that the viewer has read. Only the current one can be accepted: ${termsVersion}.`,
  })
  version!: string;
}
