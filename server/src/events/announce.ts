import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { webhookEventOf } from "../contract/index.js";
import type { AnnouncedEvent, DomainEvent } from "./domain-event.js";

/** The PostgreSQL channel on which server processes tell each other what happened. */
export const eventChannel = "quadwork_events";

/** Name of the job that adds one event's deliveries to webhooks; its payload is the event. */
export const announceToWebhooksJob = "announce_to_webhooks";

/** Adds that job for each event some webhook subscribes to. The job decides which webhooks receive it. */
async function queueForWebhooks(manager: EntityManager, announced: AnnouncedEvent[]): Promise<void> {
  await manager.query(
    `select graphile_worker.add_job($1, event::json) from unnest($2::text[], $3::text[]) as announced (event, type)
     where exists (select from webhooks where disabled_reason is null and events @> array[type])`,
    [
      announceToWebhooksJob,
      announced.map((event) => JSON.stringify(event)),
      announced.map(({ type }) => webhookEventOf(type)),
    ],
  );
}

/**
 * Announces what a write did, in the write's own transaction: every server process receives it when the transaction
 * commits, none if it rolls back.
 */
export async function announce(manager: EntityManager, ...events: DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  const occurredAt = new Date().toISOString();
  const announced: AnnouncedEvent[] = events.map((event) => ({ id: newId(), occurredAt, ...event }));
  await manager.query("select pg_notify($1, event) from unnest($2::text[]) event", [
    eventChannel,
    announced.map((event) => JSON.stringify(event)),
  ]);
  await queueForWebhooks(manager, announced);
}
