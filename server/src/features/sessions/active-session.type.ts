import { Field, ID, ObjectType } from "type-graphql";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";

/** An active session of the signed-in person. */
@ObjectType({ description: "An active session of the viewer on one device." })
export abstract class ActiveSession {
  @Field(() => ID, { description: "The session's id." })
  id!: string;

  @Field(() => String, {
    nullable: true,
    description: "The device's `User-Agent` header at login.",
  })
  userAgent!: string | null;

  @Field(() => DateTime, { description: "When the viewer logged in." })
  createdAt!: Date;

  @Field(() => DateTime, {
    description: "When the session was last refreshed. Clients in use refresh it about once an hour.",
  })
  lastUsedAt!: Date;

  @Field(() => DateTime, { description: "When the session expires if it is not refreshed before." })
  expiresAt!: Date;

  @Field({ description: "Whether this is the current session." })
  isCurrent!: boolean;
}

export const ActiveSessionConnection = connectionOf("ActiveSession", () => ActiveSession);
