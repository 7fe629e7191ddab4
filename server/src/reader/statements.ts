import { LRUCache } from "lru-cache";
import type { Pool, PoolClient, QueryConfig } from "pg";
import { tracedStatements } from "../platform/tracing.js";
import type { Plan } from "./plans.js";

/** A row of a statement's answer. */
export interface Row {
  key?: string;
  json: string | null;
}

/**
 * A statement is prepared from this execution on, so that documents sent once leave nothing behind on the connections.
 */
const preparedFrom = 3;

/**
 * Bytes of text that are prepared at most, the ones used last: on each connection a prepared statement takes some 120
 * times as much. The web app's own statements have their share to themselves, so that its screens stay fast whatever
 * else is asked.
 */
const preparedBytes = { own: 262_144, others: 32_768 } as const;

/** Nothing longer is prepared. While it is planned, a text takes up to 1,700 times its length. */
const preparedAtMostBytes = 32_768;

const prefix = "read_";

/** What `pg` takes for prepared on a connection, which it does not declare: texts by name. */
const parsedOn = (client: PoolClient) =>
  (client as unknown as { connection: { parsedStatements: Record<string, string> } }).connection.parsedStatements;

/** Statements prepared on the connections of a process. */
export interface Prepared {
  /** Statements of the web app, and of everybody else. */
  own: number;
  others: number;
}

const stored = (maxSize: number) => new LRUCache<string, string>({ maxSize, sizeCalculation: (text) => text.length });

/** Runs statements, and decides which are prepared. One for the process. */
export class Statements {
  private readonly own = stored(preparedBytes.own);
  private readonly others = stored(preparedBytes.others);
  /** Counts the statements that fell out, so that a connection that has dropped all of them is told by a look. */
  private fallenOut = 0;
  private readonly droppedUpTo = new WeakMap<PoolClient, number>();

  /** How many statements are prepared at the moment, each on the connections that it has run on. */
  get prepared(): Prepared {
    return { own: this.own.size, others: this.others.size };
  }

  /** Runs a compiled statement on a connection of the pool. Costly ones are planned anew for their values. */
  async run(pool: Pool, plan: Plan, values: unknown[]): Promise<Row[]> {
    const name = plan.costly ? undefined : this.nameOf(plan);
    return this.query(pool, { text: plan.text, values, ...(name && { name }) });
  }

  /** The name under which a statement is prepared; undefined where it is not. */
  private nameOf(plan: Plan): string | undefined {
    if (plan.size.bytes > preparedAtMostBytes) return undefined;
    const name = prefix + plan.name;
    const kept = plan.own ? this.own : this.others;
    if (this.own.get(name) ?? kept.get(name)) return name;
    // One that fell out has to prove itself anew.
    if (!plan.own && ++plan.executions < preparedFrom) return undefined;
    plan.executions = 0;
    const before = kept.size;
    kept.set(name, plan.text);
    this.fallenOut += before + 1 - kept.size;
    return name;
  }

  /** As the pool's own `query`, on a connection that has first dropped what is no longer to be prepared. */
  private async query(pool: Pool, statement: QueryConfig): Promise<Row[]> {
    const client = await pool.connect();
    // Without a listener a connection that is lost would end the process; the statement that runs fails with it.
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
   * `pg` never deallocates, and would take a name that it has in its list for prepared, so both are told. By the time
   * that a connection is next used, because nobody else may speak on it before.
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
