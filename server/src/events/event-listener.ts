import pg from "pg";
import { eventChannel } from "./announce.js";
import type { AnnouncedEvent } from "./domain-event.js";

/** What the listener calls. */
export interface EventHandlers {
  /** An event was announced, by this process or another. */
  onEvent: (event: AnnouncedEvent) => void;
  /** The connection was lost and is back: events announced in between do not arrive. */
  onGap: () => void;
  log: { warn: (message: string) => void };
}

/** Milliseconds before a lost connection is reopened. */
const reconnectAfter = 1000;
/** Milliseconds between checks of the connection, and for it to respond. */
const checkEvery = 30_000;
const answerWithin = 10_000;

/** Receives what every server process on the database announces, on a connection that lives as long as the process. */
export class EventListener {
  private client: pg.Client | null = null;
  private reconnecting: NodeJS.Timeout | undefined;
  private readonly checking: NodeJS.Timeout;
  private stopping = false;
  private hasConnected = false;

  constructor(
    private readonly url: string,
    private readonly handlers: EventHandlers,
  ) {
    // A network that drops packets does not close the connection.
    this.checking = setInterval(
      () => void this.client?.query("select 1").catch(() => this.reconnect("it does not answer")),
      checkEvery,
    ).unref();
  }

  /** Starts listening. Resolves once it listens or the first attempt fails; further attempts follow. */
  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: "quadwork events",
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: answerWithin,
    });
    this.client = client;
    const lost = (reason: string) => client === this.client && this.reconnect(reason);
    client.on("error", (error) => lost(error.message));
    client.on("end", () => lost("it was ended"));
    client.on("notification", ({ payload }) => this.receive(payload));
    try {
      await client.connect();
      await client.query(`listen ${eventChannel}`);
    } catch (error) {
      lost((error as Error).message);
      return;
    }
    if (this.hasConnected) this.handlers.onGap();
    this.hasConnected = true;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.reconnecting);
    clearInterval(this.checking);
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private receive(payload: string | undefined): void {
    try {
      this.handlers.onEvent(JSON.parse(payload ?? "") as AnnouncedEvent);
    } catch (error) {
      this.handlers.log.warn(`events: something unreadable was announced: ${(error as Error).message}`);
    }
  }

  private reconnect(reason: string): void {
    const { client } = this;
    if (this.stopping || !client) return;
    this.client = null;
    this.handlers.log.warn(`events: the connection was lost: ${reason}`);
    client.end().catch(() => undefined);
    this.reconnecting = setTimeout(() => void this.start(), reconnectAfter);
  }
}
