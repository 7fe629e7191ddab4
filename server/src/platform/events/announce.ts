import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import type { AnnouncedEvent, DomainEvent } from "./domain-event.js";

/** The PostgreSQL channel on which server processes tell each other what happened. */
export const eventChannel = "quadwork_events";

/**
 * Tells what a write did, in the write's own transaction: every server process hears it once the transaction is
 * committed, and nobody if it is rolled back.
 */
export async function announce(manager: EntityManager, ...events: DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  const occurredAt = new Date().toISOString();
  const announced: AnnouncedEvent[] = events.map((event) => ({ id: newId(), occurredAt, ...event }));
  await manager.query("select pg_notify($1, event) from unnest($2::text[]) event", [eventChannel, announced.map((event) => JSON.stringify(event))]);
}
