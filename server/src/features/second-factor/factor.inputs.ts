import { Field, ID, InputType } from "type-graphql";
import { limits } from "../../contract/index.js";

@InputType({ description: "The authenticator app to enrol." })
export class EnrollTotpInput {
  @Field({ description: `A name for it, at most ${limits.nameLength} characters.` })
  friendlyName!: string;

  @Field({ description: "The viewer's password." })
  password!: string;
}

@InputType({ description: "The first code from an authenticator app." })
export class VerifyTotpInput {
  @Field(() => ID, { description: "The `id` that enrollTotp returned." })
  id!: string;

  @Field({ description: "The six-digit code from the app." })
  code!: string;
}

@InputType({ description: "The second factor to remove." })
export class RemoveFactorInput {
  @Field(() => ID, { description: "The factor's id." })
  id!: string;

  @Field({ description: "The viewer's password." })
  password!: string;

  @Field({
    description:
      "A code from the authenticator app, or a recovery code. Ignored for an enrolment that was never verified.",
  })
  code!: string;
}

@InputType({ description: "Confirmation to replace the recovery codes." })
export class RegenerateRecoveryCodesInput {
  @Field({ description: "The viewer's password." })
  password!: string;

  @Field({ description: "A code from the authenticator app, or a recovery code." })
  code!: string;
}
