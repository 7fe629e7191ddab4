import { Field, ID, ObjectType } from "type-graphql";
import { AccessScope } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";
import { ShownOnce } from "../../graphql/shown-once.js";

/** A credential with which a program calls the API for a person. */
@ObjectType({
  description:
    "A personal access token, which lets a program call the API on its owner's behalf. Visible to its owner, " +
    "in a session.",
})
export abstract class AccessToken {
  @Field(() => ID, { description: "The token's id, not the token itself." })
  id!: string;

  @Field({ description: "The name its owner gave it." })
  name!: string;

  @Field(() => [AccessScope], { description: "The scopes it grants, within what its owner may do." })
  scopes!: AccessScope[];

  @Field({ description: "The token's last four characters, so that its owner can recognise it." })
  lastFour!: string;

  @Field(() => DateTime, { description: "When it was created." })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: "When it expires; null if it never does." })
  expiresAt!: Date | null;

  @Field({ description: "Whether it has expired." })
  isExpired!: boolean;

  @Field(() => DateTime, { nullable: true, description: "When it was last used, to the minute; null if never." })
  lastUsedAt!: Date | null;
}

export const AccessTokenConnection = connectionOf("AccessToken", () => AccessToken);

/** The only moment at which a token can be read. */
@ObjectType({ description: "A new personal access token." })
export class CreatedAccessToken {
  /** Id of the row that the fields are read from. */
  id!: string;

  @ShownOnce()
  @Field({
    description: "The token. Send it as `Authorization: Bearer quadwork_…`. It is shown only once.",
  })
  token!: string;

  @Field(() => AccessToken, { description: "The token's stored details." })
  accessToken!: AccessToken;
}
