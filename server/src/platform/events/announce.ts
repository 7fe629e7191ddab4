import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { webhookEventOf } from "../../contract/index.js";
import type { AnnouncedEvent, DomainEvent } from "./domain-event.js";

/** The PostgreSQL channel on which server processes tell each other what happened. */
export const eventChannel = "quadwork_events";

/** Name of the job that adds the deliveries of one event to webhooks; its payload is the event. */
export const announceToWebhooksJob = "announce_to_webhooks";

/** Adds that job for the events that a webhook asks for. Whose it is, and what that person may see, the job finds out. */
async function tellWebhooks(manager: EntityManager, announced: AnnouncedEvent[]): Promise<void> {
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
 * Tells what a write did, in the write's own transaction: every server process hears it once the transaction is
 * committed, and nobody if it is rolled back.
 */
export async function announce(manager: EntityManager, ...events: DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  const occurredAt = new Date().toISOString();
  const announced: AnnouncedEvent[] = events.map((event) => ({ id: newId(), occurredAt, ...event }));
  await manager.query("select pg_notify($1, event) from unnest($2::text[]) event", [
    eventChannel,
    announced.map((event) => JSON.stringify(event)),
  ]);
  await tellWebhooks(manager, announced);
}
