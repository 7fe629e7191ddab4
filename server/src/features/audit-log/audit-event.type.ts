import { Field, ID, ObjectType } from "type-graphql";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";
import { Profile } from "../profile/index.js";

/** Something that somebody did to a row. */
@ObjectType({
  description: "Something that was done. Seen, in a session, by who did it and by whose row it was done to.",
})
export abstract class AuditEvent {
  @Field(() => ID, { description: "Names the event." })
  id!: string;

  @Field(() => DateTime, { description: "When it was done." })
  occurredAt!: Date;

  @Field(() => Profile, {
    nullable: true,
    description: "Who did it. Null when the account was deleted since, or the viewer may not see the person.",
  })
  actor!: Profile | null;

  @Field({ description: "What was done, as the permissions name it: `project.update`." })
  action!: string;

  @Field({ description: "What kind of row it was done to: `project`." })
  resource!: string;

  @Field(() => ID, { description: "The row's id. The row may be gone by now." })
  resourceId!: string;

  @Field({ description: "Whether a program did it with a personal access token, rather than the person in a session." })
  viaAccessToken!: boolean;

  @Field(() => String, { nullable: true, description: "Name of that token, for the person whose token it is." })
  accessTokenName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Id of the request that did it, as it stands in the server's log.",
  })
  requestId!: string | null;
}

export const AuditEventConnection = connectionOf("AuditEvent", () => AuditEvent);
