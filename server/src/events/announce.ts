import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import type { AnnouncedEvent, DomainEvent } from "./domain-event.js";

/** The PostgreSQL channel on which server processes tell each other what happened. */
export const eventChannel = "quadwork_events";

/** What is done about events in the transaction that announces them; `manager` is that transaction's. */
export type EventReaction = (manager: EntityManager, events: readonly AnnouncedEvent[]) => Promise<void>;

/** Announces what writes did. */
export class Announcer {
  /** @param reactions run for every announcement, one after the other. */
  constructor(private readonly reactions: readonly EventReaction[]) {}

  /**
   * Announces what a write did, in the write's own transaction: every server process receives it when the transaction
   * commits, none if it rolls back.
   */
  async announce(manager: EntityManager, ...events: DomainEvent[]): Promise<void> {
    if (events.length === 0) return;
    const occurredAt = new Date().toISOString();
    const announced: AnnouncedEvent[] = events.map((event) => ({ id: newId(), occurredAt, ...event }));
    await manager.query("select pg_notify($1, event) from unnest($2::text[]) event", [
      eventChannel,
      announced.map((event) => JSON.stringify(event)),
    ]);
    for (const react of this.reactions) await react(manager, announced);
  }
}
