import { Field, ID, ObjectType } from "type-graphql";
import { connectionOf } from "../../graphql/connection.js";
import { DateTime } from "../../graphql/scalars.js";
import { Profile } from "../profile/index.js";

/** An action that a person took on a row. */
@ObjectType({
  description:
    "A recorded action. Visible, in a session, to the person who did it and to the owner of the affected row.",
})
export abstract class AuditEvent {
  @Field(() => ID, { description: "The event's id." })
  id!: string;

  @Field(() => DateTime, { description: "When it happened." })
  occurredAt!: Date;

  @Field(() => Profile, {
    nullable: true,
    description: "Who did it. Null if that account has since been deleted, or if the viewer may not see the person.",
  })
  actor!: Profile | null;

  @Field({ description: "The action, as the permissions name it: `project.update`." })
  action!: string;

  @Field({ description: "The type of the affected row: `project`." })
  resource!: string;

  @Field(() => ID, { description: "The affected row's id. The row may no longer exist." })
  resourceId!: string;

  @Field({ description: "Whether it was done with a personal access token instead of in a session." })
  viaAccessToken!: boolean;

  @Field(() => String, {
    nullable: true,
    description: "The token's name. Null unless the token belongs to the viewer.",
  })
  accessTokenName!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Id of the request, as it appears in the server's log.",
  })
  requestId!: string | null;
}

export const AuditEventConnection = connectionOf("AuditEvent", () => AuditEvent);
