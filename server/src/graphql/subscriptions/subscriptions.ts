import type pg from "pg";
import type { AnnouncedEvent, DomainEvent } from "../../events/domain-event.js";
import { AppError } from "../../platform/app-error.js";
import { audienceOf, endedOf, type Audience } from "../../policy/audience.js";
import type { Action } from "../../policy/permissions.js";
import type { SignedInViewer } from "../../policy/viewer.js";
import { Feed } from "./feed.js";

/** A client's connection, as far as its subscriptions are concerned. */
export interface Connection {
  viewer: SignedInViewer;
  /** Ends it because its session or access token has ended. */
  closeAsEnded: () => void;
  /** Ends it because something may have been missed; the client comes back and reads anew. */
  closeToReturn: (reason: string) => void;
}

/** The events of which the type may be one of these. */
type EventOf<Type extends DomainEvent["type"], Event = AnnouncedEvent> = Event extends { type: infer Types }
  ? [Types & Type] extends [never]
    ? never
    : Event
  : never;

/** What a subscription is told of. */
export interface Interest<Type extends DomainEvent["type"] = DomainEvent["type"], Value = unknown> {
  types: readonly Type[];
  /** Only what concerns this project; everything when it is null. */
  projectId: string | null;
  /** What the viewer must be allowed at the moment of the event, and on which row. */
  action: Action;
  rowOf: (event: EventOf<Type>) => string;
  /** What the subscriber is told. @throws AppError NOT_FOUND where the row is gone or out of sight by now. */
  read: (event: EventOf<Type>) => Promise<Value>;
}

interface Follower {
  connection: Connection;
  interest: Interest;
  feed: Feed<AnnouncedEvent, unknown>;
}

/** Events that one subscription may have waiting. */
const waitingAtMost = 100;

/**
 * All subscriptions of one server process. The permission table judges every subscriber of an event, in one statement
 * for each kind of viewer. Those who may know of it read its row in their own selection, one statement for each
 * document; the others receive nothing.
 */
export class Subscriptions {
  private readonly followers = new Set<Follower>();
  private telling: Promise<void> = Promise.resolve();

  constructor(
    private readonly pool: pg.Pool,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** How many there are at the moment. */
  get count(): number {
    return this.followers.size;
  }

  /** What happens from now on, as the viewer of the connection is told of it. */
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

  /** Tells whom it concerns, after everything before it. */
  tell(event: AnnouncedEvent): void {
    this.telling = this.telling.then(() => this.tellNow(event));
  }

  /** Ends the connections among these whose session or access token has ended. */
  async endEnded(connections: Iterable<Connection>): Promise<void> {
    const byViewer = new Map([...connections].map((connection) => [connection.viewer, connection]));
    if (byViewer.size === 0) return;
    try {
      for (const viewer of await endedOf(this.pool, byViewer.keys())) byViewer.get(viewer)!.closeAsEnded();
    } catch (error) {
      this.onError(error);
    }
  }

  private async tellNow(event: AnnouncedEvent): Promise<void> {
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
    await Promise.all([...questions.values()].map((followers) => this.tellAll(followers, event)));
  }

  private async tellAll(followers: Follower[], event: AnnouncedEvent): Promise<void> {
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
