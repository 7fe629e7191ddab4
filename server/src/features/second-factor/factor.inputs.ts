import { Field, ID, InputType } from "type-graphql";
import { limits } from "../../contract/index.js";

@InputType({ description: "An authenticator app to enrol." })
export class EnrollTotpInput {
  @Field({ description: `What to call it, at most ${limits.nameLength} characters.` })
  friendlyName!: string;

  @Field({ description: "The person's password." })
  password!: string;
}

@InputType({ description: "The first code of an authenticator app." })
export class VerifyTotpInput {
  @Field(() => ID, { description: "The `id` that enrollTotp answered with." })
  id!: string;

  @Field({ description: "The six digits that the app shows." })
  code!: string;
}

@InputType({ description: "A second factor to remove." })
export class RemoveFactorInput {
  @Field(() => ID, { description: "Names the factor." })
  id!: string;

  @Field({ description: "The person's password." })
  password!: string;

  @Field({
    description:
      "A code from the authenticator app, or a recovery code. Not looked at for an enrolment that was never " +
      "verified, since that protects nothing.",
  })
  code!: string;
}

@InputType({ description: "Proof that recovery codes may be replaced." })
export class RegenerateRecoveryCodesInput {
  @Field({ description: "The person's password." })
  password!: string;

  @Field({ description: "A code from the authenticator app, or one of the recovery codes." })
  code!: string;
}
