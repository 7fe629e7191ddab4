import { Field, ID, ObjectType } from "type-graphql";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";

/** A login of the signed-in person that still stands. */
@ObjectType({ description: "A login of the signed-in person on one device, as long as it stands." })
export abstract class ActiveSession {
  @Field(() => ID, { description: "Names the session for endSession." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: "What the device called itself at login: the `User-Agent` header.",
  })
  userAgent!: string | null;

  @Field(() => DateTime, { description: "When the person logged in." })
  createdAt!: Date;

  @Field(() => DateTime, {
    description: "When the session was last refreshed; clients do so about once an hour while they are in use.",
  })
  lastUsedAt!: Date;

  @Field(() => DateTime, { description: "When the session ends unless it is used before." })
  expiresAt!: Date;

  @Field({ description: "Whether this is the session that asks." })
  isCurrent!: boolean;
}

export const ActiveSessionConnection = connectionOf("ActiveSession", () => ActiveSession);
