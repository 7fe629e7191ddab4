import pg from "pg";
import { eventChannel } from "./announce.js";
import type { AnnouncedEvent } from "./domain-event.js";

/** What is told about events. */
export interface EventEars {
  /** Something happened, in this process or another. */
  onEvent: (event: AnnouncedEvent) => void;
  /** The connection was lost and is there again: something may have happened of which nobody will be told. */
  onGap: () => void;
  log: { warn: (message: string) => void };
}

/** Wait in milliseconds before a lost connection is made again. */
const reconnectAfter = 1000;
/** How often the connection is asked whether it still lives, and how long it may take to answer. Milliseconds. */
const askEvery = 30_000;
const answerWithin = 10_000;

/** Hears what all server processes on the database announce, on a connection of its own, for as long as the process lives. */
export class EventListener {
  private client: pg.Client | null = null;
  private reconnecting: NodeJS.Timeout | undefined;
  private readonly asking: NodeJS.Timeout;
  private stopping = false;
  private hasHeard = false;

  constructor(
    private readonly url: string,
    private readonly ears: EventEars,
  ) {
    // A network that swallows everything ends no connection by itself.
    this.asking = setInterval(
      () => void this.client?.query("select 1").catch(() => this.lose("it does not answer")),
      askEvery,
    ).unref();
  }

  /** Begins to listen; resolves once it does, or after the first attempt has failed and others will follow. */
  async start(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: answerWithin,
    });
    this.client = client;
    const lost = (reason: string) => client === this.client && this.lose(reason);
    client.on("error", (error) => lost(error.message));
    client.on("end", () => lost("it was ended"));
    client.on("notification", ({ payload }) => this.hear(payload));
    try {
      await client.connect();
      await client.query(`listen ${eventChannel}`);
    } catch (error) {
      lost((error as Error).message);
      return;
    }
    if (this.hasHeard) this.ears.onGap();
    this.hasHeard = true;
  }

  async stop(): Promise<void> {
    this.stopping = true;
    clearTimeout(this.reconnecting);
    clearInterval(this.asking);
    const { client } = this;
    this.client = null;
    await client?.end().catch(() => undefined);
  }

  private hear(payload: string | undefined): void {
    try {
      this.ears.onEvent(JSON.parse(payload ?? "") as AnnouncedEvent);
    } catch (error) {
      this.ears.log.warn(`events: something unreadable was announced: ${(error as Error).message}`);
    }
  }

  private lose(reason: string): void {
    const { client } = this;
    if (this.stopping || !client) return;
    this.client = null;
    this.ears.log.warn(`events: the connection was lost: ${reason}`);
    client.end().catch(() => undefined);
    this.reconnecting = setTimeout(() => void this.start(), reconnectAfter);
  }
}
