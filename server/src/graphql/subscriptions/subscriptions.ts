import type pg from "pg";
import type { AnnouncedEvent, DomainEvent } from "../../events/domain-event.js";
import { AppError } from "../../platform/app-error.js";
import { audienceOf, endedOf, type Audience } from "../../policy/audience.js";
import type { Action } from "../../policy/permissions.js";
import type { SignedInViewer } from "../../policy/viewer.js";
import { Feed } from "./feed.js";

/** A client's connection, as the subscriptions see it. */
export interface Connection {
  viewer: SignedInViewer;
  /** Closes it because its session or access token has ended. */
  closeAsEnded: () => void;
  /** Closes it because events may have been missed; the client reconnects and reads again. */
  closeToReturn: (reason: string) => void;
}

/** Those domain events whose type may be one of these. */
type EventOf<Type extends DomainEvent["type"], Event = AnnouncedEvent> = Event extends { type: infer Types }
  ? [Types & Type] extends [never]
    ? never
    : Event
  : never;

/** What a subscription wants to receive. */
export interface Interest<Type extends DomainEvent["type"] = DomainEvent["type"], Value = unknown> {
  types: readonly Type[];
  /** Only events of this project; all events if null. */
  projectId: string | null;
  /** The action the viewer must be allowed at the time of the event, and on which row. */
  action: Action;
  rowOf: (event: EventOf<Type>) => string;
  /** The value to send. @throws AppError NOT_FOUND if the row is deleted or no longer visible. */
  read: (event: EventOf<Type>) => Promise<Value>;
}

interface Follower {
  connection: Connection;
  interest: Interest;
  feed: Feed<AnnouncedEvent, unknown>;
}

/** Pending events per subscription. */
const waitingAtMost = 100;

/**
 * All subscriptions of one server process. The permission table checks every subscriber of an event, in one statement
 * per kind of viewer. Those who may see it read its row with their own selection, one statement per document; the
 * others receive nothing.
 */
export class Subscriptions {
  private readonly followers = new Set<Follower>();
  private delivering: Promise<void> = Promise.resolve();

  constructor(
    private readonly pool: pg.Pool,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** Number of current subscriptions. */
  get count(): number {
    return this.followers.size;
  }

  /** Events from now on, as the connection's viewer receives them. */
  follow<Type extends DomainEvent["type"], Value>(
    connection: Connection,
    interest: Interest<Type, Value>,
  ): AsyncIterableIterator<Value> {
    const feed: Feed<EventOf<Type>, Value> = new Feed({
      capacity: waitingAtMost,
      read: (event) => this.read(connection, interest, event),
      onOverflow: () => connection.closeToReturn("Too slow"),
      onEnd: () => void this.followers.delete(follower),
    });
    const follower = { connection, interest, feed } as unknown as Follower;
    this.followers.add(follower);
    return feed;
  }

  /** Sends the event to the subscribers concerned, after all earlier events. */
  deliver(event: AnnouncedEvent): void {
    this.delivering = this.delivering.then(() => this.deliverNow(event));
  }

  /** Closes those of the connections whose session or access token has ended. */
  async endEnded(connections: Iterable<Connection>): Promise<void> {
    const byViewer = new Map([...connections].map((connection) => [connection.viewer, connection]));
    if (byViewer.size === 0) return;
    try {
      for (const viewer of await endedOf(this.pool, byViewer.keys())) byViewer.get(viewer)!.closeAsEnded();
    } catch (error) {
      this.onError(error);
    }
  }

  private async deliverNow(event: AnnouncedEvent): Promise<void> {
    const concerned = [...this.followers].filter(
      ({ interest }) =>
        interest.types.includes(event.type) && (interest.projectId ?? event.projectId) === event.projectId,
    );
    const questions = new Map<string, Follower[]>();
    for (const follower of concerned) {
      const question = `${follower.interest.action} ${follower.interest.rowOf(event)}`;
      const asking = questions.get(question);
      if (asking) asking.push(follower);
      else questions.set(question, [follower]);
    }
    await Promise.all([...questions.values()].map((followers) => this.deliverTo(followers, event)));
  }

  private async deliverTo(followers: Follower[], event: AnnouncedEvent): Promise<void> {
    const [{ interest }] = followers as [Follower];
    let audience: Audience;
    try {
      audience = await audienceOf(
        this.pool,
        new Set(followers.map(({ connection }) => connection.viewer)),
        interest.action,
        interest.rowOf(event),
      );
    } catch (error) {
      this.onError(error);
      for (const { connection } of followers) connection.closeToReturn("Try again later");
      return;
    }
    const [ended, entitled] = [new Set(audience.ended), new Set(audience.entitled)];
    for (const { connection, feed } of followers) {
      if (ended.has(connection.viewer)) connection.closeAsEnded();
      if (entitled.has(connection.viewer)) feed.push(event);
    }
  }

  private async read<Type extends DomainEvent["type"], Value>(
    connection: Connection,
    { read }: Interest<Type, Value>,
    event: EventOf<Type>,
  ): Promise<Value | undefined> {
    try {
      return await read(event);
    } catch (error) {
      const code = error instanceof AppError ? error.code : null;
      if (code === "NOT_FOUND") return undefined;
      if (code === "UNAUTHENTICATED") connection.closeAsEnded();
      else {
        this.onError(error);
        connection.closeToReturn("Try again later");
      }
      return undefined;
    }
  }
}
