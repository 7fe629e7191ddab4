import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import type { AnnouncedEvent, DomainEvent } from "../../events/domain-event.js";
import { UserType } from "../../contract/index.js";
import { condition } from "../../policy/authorize.js";
import { resourceOf, resources, ruleOf, type Action } from "../../policy/permissions.js";
import { viewerSql } from "../../policy/rules.js";
import { isSuspended } from "../suspensions/index.js";

/** Version of the payload; increases when a field is renamed or removed. docs/webhooks.md describes the payload. */
const version = 1;

/** The event type of a test delivery; webhooks cannot subscribe to it. */
export const pingType = "ping";

/** The actions that decide who may receive an event, by the first part of its type. */
const actions = {
  application: "application.read",
  // Checked against the project, since a deleted deliverable has no row.
  deliverable: "project.readDeliverables",
  project: "project.read",
} as const satisfies Record<string, Action>;

type Area = keyof typeof actions;

/** The action that a recipient of the event must be allowed. */
export const actionOf = (type: string): Action => actions[type.split(/[._]/)[0] as Area];

/** The id of the row on which that action is checked. */
const judgedId = (event: DomainEvent): string => ("applicationId" in event ? event.applicationId : event.projectId);

/** The request body: it names the affected rows and contains nothing that is subject to the policy. */
export const payloadOf = ({ id, type, occurredAt, ...data }: AnnouncedEvent): string =>
  JSON.stringify({ id, type, version, occurredAt, data });

export const pingPayload = (webhookId: string): { eventId: string; payload: string } => {
  const id = newId();
  return {
    eventId: id,
    payload: JSON.stringify({ id, type: pingType, version, occurredAt: new Date().toISOString(), data: { webhookId } }),
  };
};

/** The event in a payload; null for a test. */
export function eventOf(payload: string): AnnouncedEvent | null {
  const { id, type, occurredAt, data } = JSON.parse(payload) as {
    id: string;
    type: string;
    occurredAt: string;
    data: object;
  };
  return type === pingType ? null : ({ id, type, occurredAt, ...data } as AnnouncedEvent);
}

/**
 * Of the enabled webhooks that fulfil the condition, the ids of those whose person may have something sent to it and
 * may see what the event is about, both at this moment. A suspended person's webhooks are sent nothing.
 * @param only SQL on `hook`; `$2` is its value.
 */
export async function webhooksFor(
  manager: Pick<EntityManager, "query">,
  event: DomainEvent,
  only: string,
  value: unknown,
): Promise<string[]> {
  const action = actionOf(event.type);
  const told = Object.values(UserType).map((role) => {
    const mayBeSent = condition(ruleOf("webhook.ping", role), "hook", viewerSql("hook.profile_id"));
    return `when '${role}' then ${mayBeSent} and ${condition(ruleOf(action, role), "target", viewerSql("hook.profile_id"))}`;
  });
  const rows: { id: string }[] = await manager.query(
    `select hook.id from webhooks hook join profiles person on person.id = hook.profile_id join ${resources[resourceOf(action)]} target on target.id = $1
     where hook.disabled_reason is null and ${only}
       and not ${isSuspended("hook.profile_id")}
       and case person.user_type ${told.join(" ")} end
     order by hook.id`,
    [judgedId(event), value],
  );
  return rows.map(({ id }) => id);
}
