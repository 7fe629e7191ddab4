import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { webhookEventOf } from "../../contract/index.js";
import type { Database } from "../../database/database.js";
import type { AnnouncedEvent } from "../../events/domain-event.js";
import { webhooksFor, payloadOf } from "./webhook-events.js";
import { enqueueAttempt } from "./webhook-queue.js";

/** Name of the job that adds one event's deliveries to webhooks; its payload is the event. */
export const announceToWebhooksJob = "announce_to_webhooks";

/**
 * Adds that job for each event some webhook subscribes to, in the transaction of `manager`. The job decides which
 * webhooks receive it.
 */
export async function queueFanOut(manager: EntityManager, events: readonly AnnouncedEvent[]): Promise<void> {
  await manager.query(
    `select graphile_worker.add_job($1, event::json) from unnest($2::text[], $3::text[]) as announced (event, type)
     where exists (select from webhooks where disabled_reason is null and events @> array[type])`,
    [
      announceToWebhooksJob,
      events.map((event) => JSON.stringify(event)),
      events.map(({ type }) => webhookEventOf(type)),
    ],
  );
}

/**
 * Adds a delivery for every webhook that is subscribed to the event and whose owner may see what it is about.
 * Idempotent.
 */
export async function fanOut(database: Database, event: AnnouncedEvent): Promise<void> {
  await database.dataSource.transaction(async (manager) => {
    const payload = payloadOf(event);
    const now = new Date();
    for (const webhookId of await webhooksFor(
      manager,
      event,
      "hook.events @> array[$2::text]",
      webhookEventOf(event.type),
    )) {
      const id = newId();
      const added: unknown[] = await manager.query(
        `insert into webhook_deliveries (id, webhook_id, event_id, event_type, payload, next_attempt_at) values ($1, $2, $3, $4, $5, $6)
         on conflict (webhook_id, event_id) where not is_redelivery do nothing returning id`,
        [id, webhookId, event.id, event.type, payload, now],
      );
      if (added.length) await enqueueAttempt(manager, { id, webhookId }, now);
    }
  });
}
