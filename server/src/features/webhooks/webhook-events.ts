import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import type { AnnouncedEvent, DomainEvent } from "../../events/domain-event.js";
import { UserType } from "../../contract/index.js";
import { condition } from "../../policy/authorize.js";
import { resourceOf, resources, ruleOf, type Action } from "../../policy/permissions.js";

/** What is sent; grows when something in it is renamed or left out. docs/webhooks.md describes it. */
const version = 1;

/** The type of what is sent to try a webhook out; nobody subscribes to it. */
export const pingType = "ping";

/** The actions that decide who may be told about an event, by the first part of its type. */
const actions = {
  application: "application.read",
  // Judged on the project, since a deleted deliverable has no row to be judged on.
  deliverable: "project.readDeliverables",
  project: "project.read",
} as const satisfies Record<string, Action>;

type Area = keyof typeof actions;

/** The action that whoever is told about an event must be allowed. */
export const actionOf = (type: string): Action => actions[type.split(/[._]/)[0] as Area];

/** The id of the row on which that action is judged. */
const judgedId = (event: DomainEvent): string => ("applicationId" in event ? event.applicationId : event.projectId);

/** The body of a request: which rows it is about, and nothing that has to be asked for under the policy. */
export const payloadOf = ({ id, type, occurredAt, ...data }: AnnouncedEvent): string =>
  JSON.stringify({ id, type, version, occurredAt, data });

export const pingPayload = (webhookId: string): { eventId: string; payload: string } => {
  const id = newId();
  return {
    eventId: id,
    payload: JSON.stringify({ id, type: pingType, version, occurredAt: new Date().toISOString(), data: { webhookId } }),
  };
};

/** The event that a payload tells of; null for a trial. */
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
 * may see what the event is about, both at this moment. @param only SQL on `hook`; `$2` is its value.
 */
export async function webhooksFor(
  manager: Pick<EntityManager, "query">,
  event: DomainEvent,
  only: string,
  value: unknown,
): Promise<string[]> {
  const action = actionOf(event.type);
  const told = Object.values(UserType).map((role) => {
    const mayBeSent = condition(ruleOf("webhook.ping", role), "hook", "hook.profile_id");
    return `when '${role}' then ${mayBeSent} and ${condition(ruleOf(action, role), "target", "hook.profile_id")}`;
  });
  const rows: { id: string }[] = await manager.query(
    `select hook.id from webhooks hook join profiles person on person.id = hook.profile_id join ${resources[resourceOf(action)]} target on target.id = $1
     where hook.disabled_reason is null and ${only}
       and case person.user_type ${told.join(" ")} end
     order by hook.id`,
    [judgedId(event), value],
  );
  return rows.map(({ id }) => id);
}
