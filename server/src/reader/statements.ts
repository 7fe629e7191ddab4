import { LRUCache } from "lru-cache";
import type { Pool, PoolClient, QueryConfig } from "pg";
import { tracedStatements } from "../platform/tracing.js";
import type { Plan } from "./plans.js";

/** A row of a statement's result. */
export interface Row {
  key?: string;
  json: string | null;
}

/**
 * A statement is prepared from this execution on, so that documents sent only once leave nothing on the connections.
 */
const preparedFrom = 3;

/**
 * Bytes of text to keep prepared, most recently used first: on each connection, a prepared statement takes some 120
 * times as much. The web app's own statements have a separate share, so that its screens stay fast whatever other
 * clients send.
 */
const preparedBytes = { own: 262_144, others: 32_768 } as const;

/** Longer statements are never prepared. Planning a text takes up to 1,700 times its length. */
const preparedAtMostBytes = 32_768;

const prefix = "read_";

/** The undeclared map in which `pg` records the statements prepared on a connection: texts by name. */
const parsedOn = (client: PoolClient) =>
  (client as unknown as { connection: { parsedStatements: Record<string, string> } }).connection.parsedStatements;

/** Statements prepared on the connections of a process. */
export interface Prepared {
  /** Statements of the web app, and of all other clients. */
  own: number;
  others: number;
}

const stored = (maxSize: number) => new LRUCache<string, string>({ maxSize, sizeCalculation: (text) => text.length });

/** Runs statements and decides which to prepare. One per process. */
export class Statements {
  private readonly own = stored(preparedBytes.own);
  private readonly others = stored(preparedBytes.others);
  /** Counts evictions, so that a connection can tell at a glance whether it has dropped all evicted statements. */
  private fallenOut = 0;
  private readonly droppedUpTo = new WeakMap<PoolClient, number>();

  /** Number of statements currently prepared, each on the connections it has run on. */
  get prepared(): Prepared {
    return { own: this.own.size, others: this.others.size };
  }

  /**
   * Runs a compiled statement on a connection of the pool. Costly ones are planned for their actual values each time.
   */
  async run(pool: Pool, plan: Plan, values: unknown[]): Promise<Row[]> {
    const name = plan.costly ? undefined : this.nameOf(plan);
    return this.query(pool, { text: plan.text, values, ...(name && { name }) });
  }

  /** The name under which a statement is prepared; undefined if it is not. */
  private nameOf(plan: Plan): string | undefined {
    if (plan.size.bytes > preparedAtMostBytes) return undefined;
    const name = prefix + plan.name;
    const kept = plan.own ? this.own : this.others;
    if (this.own.get(name) ?? kept.get(name)) return name;
    // An evicted statement has to recur again before it is prepared.
    if (!plan.own && ++plan.executions < preparedFrom) return undefined;
    plan.executions = 0;
    const before = kept.size;
    kept.set(name, plan.text);
    this.fallenOut += before + 1 - kept.size;
    return name;
  }

  /** Like the pool's own `query`, on a connection that first deallocates evicted statements. */
  private async query(pool: Pool, statement: QueryConfig): Promise<Row[]> {
    const client = await pool.connect();
    // Without a listener, a lost connection would end the process; its running statement fails anyway.
    const lost = () => undefined;
    client.on("error", lost);
    let ran = false;
    try {
      await this.dropFallenOut(client);
      const { rows } = await tracedStatements(client).query<Row>(statement);
      ran = true;
      return rows;
    } finally {
      client.off("error", lost);
      client.release(!ran);
    }
  }

  /**
   * `pg` never deallocates and treats a name in its list as prepared, so both PostgreSQL and `pg` are updated. Deferred
   * until the connection is next used, because only its holder may use it.
   */
  private async dropFallenOut(client: PoolClient): Promise<void> {
    const upTo = this.fallenOut;
    if ((this.droppedUpTo.get(client) ?? 0) === upTo) return;
    this.droppedUpTo.set(client, upTo);
    const parsed = parsedOn(client);
    const dropped = Object.keys(parsed).filter(
      (name) => name.startsWith(prefix) && !this.own.has(name) && !this.others.has(name),
    );
    if (dropped.length === 0) return;
    for (const name of dropped) delete parsed[name];
    await client.query(dropped.map((name) => `deallocate "${name}"`).join("; "));
  }
}
