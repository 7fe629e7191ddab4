import { context, SpanKind, SpanStatusCode, trace, type Attributes, type Context, type Span } from "@opentelemetry/api";
import type pg from "pg";
import type { DataSource } from "typeorm";
import type { Config } from "../config.js";

let isTracing = false;

/** Whether an address for traces is configured. Without one, no spans are created and no SDK is loaded. */
export const tracingIsOn = (): boolean => isTracing;

/**
 * Starts a span. Attributes are facts about the work, never personal data, variables or a statement's values.
 * @param parent the parent context; the current one by default.
 */
export const startSpan = (name: string, kind: SpanKind, attributes?: Attributes, parent = context.active()): Span =>
  trace.getTracer("quadwork").startSpan(name, { kind, ...(attributes && { attributes }) }, parent);

/** The context in which a span's children run. */
export const inside = (span: Span, parent: Context = context.active()): Context => trace.setSpan(parent, span);

/**
 * Traces a piece of work as a child of the current span. An error marks the span; its message, which may quote
 * anything, is left out.
 */
export async function traced<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
  kind = SpanKind.INTERNAL,
): Promise<Result> {
  if (!isTracing) return work();
  const span = startSpan(name, kind, attributes);
  try {
    return await context.with(inside(span), work);
  } catch (error) {
    span.setStatus({ code: SpanStatusCode.ERROR });
    span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
    throw error;
  } finally {
    span.end();
  }
}

/** Runs a statement as a span named after its first word. Its text has parameters in place of values. */
function tracedStatement<Result>(text: string, work: () => Promise<Result>): Promise<Result> {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? "statement";
  const attributes = {
    "db.system.name": "postgresql",
    "db.operation.name": verb,
    "db.query.text": text.slice(0, 4000),
  };
  return traced(verb, attributes, work, SpanKind.CLIENT);
}

/** A pool's `query` that traces every statement. */
export function tracedStatements(pool: Pick<pg.Pool, "query">): Pick<pg.Pool, "query"> {
  const ask = pool.query.bind(pool) as (statement: unknown, ...rest: unknown[]) => Promise<unknown>;
  const query = (statement: string | { text: string }, ...rest: unknown[]) =>
    tracedStatement(typeof statement === "string" ? statement : statement.text, () => ask(statement, ...rest));
  return { query: query as typeof pool.query };
}

/** Traces every statement of the reader and of TypeORM. */
function traceStatements(pools: pg.Pool[], dataSource: DataSource): void {
  for (const pool of pools) pool.query = tracedStatements(pool).query;
  const createQueryRunner = dataSource.createQueryRunner.bind(dataSource);
  dataSource.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner) as (text: string, ...rest: unknown[]) => Promise<unknown>;
    runner.query = ((text: string, ...rest: unknown[]) =>
      tracedStatement(text, () => query(text, ...rest))) as typeof runner.query;
    return runner;
  };
}

/** Starts tracing if an address for traces is configured. @returns a function that stops it. */
export async function startTracing(
  { tracesEndpoint }: Pick<Config, "tracesEndpoint">,
  { readPool, costlyPool, dataSource }: { readPool: pg.Pool; costlyPool: pg.Pool; dataSource: DataSource },
): Promise<() => Promise<void>> {
  if (!tracesEndpoint) return async () => undefined;
  const { startExporting } = await import("./open-telemetry.js");
  const stopExporting = startExporting(tracesEndpoint);
  isTracing = true;
  traceStatements([readPool, costlyPool], dataSource);
  return async () => {
    isTracing = false;
    await stopExporting();
  };
}
