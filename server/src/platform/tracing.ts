import type pg from "pg";
import type { DataSource } from "typeorm";
import type { Config } from "../config.js";

/** Facts about a piece of work; never a person's data, a variable or a value of a statement. */
export type Facts = Record<string, string | number | boolean | undefined>;

/** A piece of work that is being measured. */
export interface Span {
  /** The id of the trace that it belongs to. */
  traceId: string;
  /** Runs something of which measured parts become parts of this. */
  run<Result>(work: () => Result): Result;
  /** What became known of it. */
  tell(facts: Facts & { name?: string; failed?: boolean }): void;
  end(): void;
}

/** What measures, where an address to send traces to is configured. */
export interface Tracing {
  /** Begins a request; `headers` may name the trace that it belongs to. */
  request(name: string, headers: Record<string, unknown>): Span;
  /** Begins a part of what is running. */
  part(name: string, facts: Facts, kind?: "client"): Span;
  /** Sends what is left. */
  stop(): Promise<void>;
}

let tracing: Tracing | null = null;

/** What measures; null where nothing is configured, and then nothing of it has been loaded. */
export const currentTracing = (): Tracing | null => tracing;

/** Measures a piece of work as part of what is running. */
export async function traced<Result>(
  name: string,
  facts: Facts,
  work: () => Promise<Result>,
  kind?: "client",
): Promise<Result> {
  if (!tracing) return work();
  const span = tracing.part(name, facts, kind);
  try {
    return await span.run(work);
  } catch (error) {
    span.tell({ failed: true, "error.type": error instanceof Error ? error.name : typeof error });
    throw error;
  } finally {
    span.end();
  }
}

/** What a statement is called: its first word. Its text has parameters where values belong. */
function describeStatement(text: string): [name: string, facts: Facts] {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "statement";
  return [verb, { "db.system.name": "postgresql", "db.operation.name": verb, "db.query.text": text.slice(0, 4000) }];
}

/** Asks a pool, and measures every statement as a part of what is running. */
export function tracedStatements(pool: Pick<pg.Pool, "query">): Pick<pg.Pool, "query"> {
  const ask = pool.query.bind(pool) as (statement: unknown, ...rest: unknown[]) => Promise<unknown>;
  const query = (statement: string | { text: string }, ...rest: unknown[]) => {
    const [name, facts] = describeStatement(typeof statement === "string" ? statement : statement.text);
    return traced(name, facts, () => ask(statement, ...rest), "client");
  };
  return { query: query as typeof pool.query };
}

/** Measures every statement of the reader and of TypeORM. */
function traceStatements(readPool: pg.Pool, dataSource: DataSource): void {
  readPool.query = tracedStatements(readPool).query;
  const createQueryRunner = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner) as (text: string, ...rest: unknown[]) => Promise<unknown>;
    runner.query = ((text: string, ...rest: unknown[]) => {
      const [name, facts] = describeStatement(text);
      return traced(name, facts, () => query(text, ...rest), "client");
    }) as typeof runner.query;
    return runner;
  };
}

/** Begins to measure and to send traces, where there is an address for them; returns how to stop. */
export async function startTracing(
  { tracesEndpoint }: Pick<Config, "tracesEndpoint">,
  { readPool, dataSource }: { readPool: pg.Pool; dataSource: DataSource },
): Promise<() => Promise<void>> {
  if (!tracesEndpoint) return async () => undefined;
  const { OpenTelemetry } = await import("./open-telemetry.js");
  tracing = new OpenTelemetry(tracesEndpoint);
  traceStatements(readPool, dataSource);
  return async () => {
    await tracing?.stop();
    tracing = null;
  };
}
