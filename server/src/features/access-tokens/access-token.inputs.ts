import { Field, ID, InputType, Int } from "type-graphql";
import { AccessScope, limits } from "../../contract/index.js";

@InputType({ description: "A new personal access token." })
export class CreateAccessTokenInput {
  @Field({ description: `What it is for, at most ${limits.titleLength} characters.` })
  name!: string;

  @Field(() => [AccessScope], {
    description: "What it may be used for; at least one. Writing in an area includes reading it.",
  })
  scopes!: AccessScope[];

  @Field(() => Int, {
    nullable: true,
    defaultValue: limits.accessTokenDaysDefault,
    description: `In how many days it ends, 1 to ${limits.accessTokenDaysMaximum}; ${limits.accessTokenDaysDefault} when left out. Null for a token that does not expire.`,
  })
  expiresInDays!: number | null;
}

@InputType({ description: "A token to end." })
export class RevokeAccessTokenInput {
  @Field(() => ID, { description: "The token's id." })
  id!: string;
}
