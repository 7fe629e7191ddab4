import { Field, ID, InputType, Int } from "type-graphql";
import { AccessScope, limits } from "../../contract/index.js";

@InputType({ description: "A new personal access token." })
export class CreateAccessTokenInput {
  @Field({ description: `Purpose of the token, at most ${limits.titleLength} characters.` })
  name!: string;

  @Field(() => [AccessScope], {
    description: "Scopes of the token; at least one. Writing in an area includes reading it.",
  })
  scopes!: AccessScope[];

  @Field(() => Int, {
    nullable: true,
    defaultValue: limits.accessTokenDaysDefault,
    description:
      `Days until it expires, 1 to ${limits.accessTokenDaysMaximum}; ${limits.accessTokenDaysDefault} by ` +
      "default. Pass null for a token that never expires.",
  })
  expiresInDays!: number | null;
}

@InputType({ description: "The personal access token to revoke." })
export class RevokeAccessTokenInput {
  @Field(() => ID, { description: "The token's id." })
  id!: string;
}
