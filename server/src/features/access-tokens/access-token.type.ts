import { Field, ID, ObjectType } from "type-graphql";
import { AccessScope } from "../../contract/index.js";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";

/** What a person's program calls the API with. */
@ObjectType({
  description:
    "A personal access token, with which a person's program calls the API. Seen by its person, in a session.",
})
export abstract class AccessToken {
  @Field(() => ID, { description: "Names the token; not the token itself." })
  id!: string;

  @Field({ description: "What the person called it." })
  name!: string;

  @Field(() => [AccessScope], { description: "What it may be used for, within what its person may do." })
  scopes!: AccessScope[];

  @Field({ description: "The last four characters of the token, by which it can be recognised." })
  lastFour!: string;

  @Field(() => DateTime, { description: "When it was created." })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: "When it ends; null if it does not expire." })
  expiresAt!: Date | null;

  @Field({ description: "Whether that moment has passed." })
  isExpired!: boolean;

  @Field(() => DateTime, { nullable: true, description: "When it was last used, to the minute; null if never." })
  lastUsedAt!: Date | null;
}

export const AccessTokenConnection = connectionOf("AccessToken", () => AccessToken);

/** The one moment at which a token can be read. */
@ObjectType({ description: "A token just created." })
export class CreatedAccessToken {
  /** Names the row that the fields are read from. */
  id!: string;

  @Field({
    description: "Send it as `Authorization: Bearer quadwork_…`. It is shown this once and cannot be read again.",
  })
  token!: string;

  @Field(() => AccessToken, { description: "What is kept of it." })
  accessToken!: AccessToken;
}
