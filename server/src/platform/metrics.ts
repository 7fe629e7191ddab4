import type pg from "pg";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { errorMessages } from "../contract/index.js";
import { passwordChecks } from "./passwords.js";

/** Measurements of an answered request. */
export interface AnsweredRequest {
  method: string;
  /** Pattern of its route. */
  route: string;
  status: number;
  seconds: number;
  /** Kind of the GraphQL operation, if there was one. */
  operationType?: string | undefined;
  /** Points that the operation cost. */
  cost?: number | undefined;
  /** Error codes in the response. */
  codes: ReadonlySet<string>;
}

/** Current WebSocket connections and subscriptions. */
export interface Realtime {
  /** Open WebSocket connections. */
  connections: () => number;
  /** Subscriptions on all of them. */
  subscriptions: () => number;
}

/** What the gauges read when they are collected. */
export interface MeasuredParts {
  /** Pools by purpose. */
  pools: Record<string, Pick<pg.Pool, "totalCount" | "idleCount" | "waitingCount">>;
  /** Runs the few statements about queues. */
  database: Pick<pg.Pool, "query">;
  realtime: Realtime;
  /** Statements prepared on the reading connections, for the web app's own documents and for others. */
  prepared: () => { own: number; others: number };
}

const methods = new Set(["GET", "HEAD", "POST", "DELETE", "OPTIONS"]);
/** Codes defined by GraphQL and HTTP. */
const codesOfOthers = [
  "BAD_REQUEST",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "PERSISTED_QUERY_NOT_FOUND",
];
/** Callers cannot invent label values: unknown codes become OTHER. */
const knownCodes = new Set<string>([...Object.keys(errorMessages), ...codesOfOthers]);
const ourFailures = ["DATABASE_UNAVAILABLE", "FILES_UNAVAILABLE", "INTERNAL_SERVER_ERROR", "REQUEST_TIMED_OUT"];

const seconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15];

const outcomeOf = (codes: ReadonlySet<string>) =>
  codes.size === 0 ? "ok" : ourFailures.some((code) => codes.has(code)) ? "failed" : "refused";

/** Each file of the web app has a separate route, with a new name in each build. */
const labelOf = (route: string) => (route.startsWith("/assets/") ? "/assets/*" : route);

/** Counts what a server process does, in Prometheus format. */
export class Metrics {
  private readonly registry = new Registry();
  private readonly requests = new Counter({
    name: "quadwork_http_requests_total",
    help: "Requests answered.",
    labelNames: ["method", "route", "status"],
    registers: [this.registry],
  });
  private readonly duration = new Histogram({
    name: "quadwork_http_request_seconds",
    help: "Duration of requests until the response.",
    labelNames: ["route"],
    buckets: seconds,
    registers: [this.registry],
  });
  private readonly operations = new Counter({
    name: "quadwork_graphql_operations_total",
    help: "GraphQL operations by kind and result: ok, refused, failed.",
    labelNames: ["type", "outcome"],
    registers: [this.registry],
  });
  private readonly operationDuration = new Histogram({
    name: "quadwork_graphql_operation_seconds",
    help: "Duration of GraphQL operations until the response.",
    labelNames: ["type"],
    buckets: seconds,
    registers: [this.registry],
  });
  private readonly errors = new Counter({
    name: "quadwork_errors_total",
    help: "Responses with an error, by code.",
    labelNames: ["code"],
    registers: [this.registry],
  });
  private readonly points = new Counter({
    name: "quadwork_cost_points_total",
    help: "Points charged for GraphQL operations.",
    labelNames: ["type"],
    registers: [this.registry],
  });

  constructor(private readonly parts: MeasuredParts) {
    collectDefaultMetrics({ register: this.registry });
    const { pools, realtime, prepared } = parts;
    new Gauge({
      name: "quadwork_database_connections",
      help: "Database connections by purpose and state; waiting counts requests for a connection.",
      labelNames: ["pool", "state"],
      registers: [this.registry],
      collect() {
        for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
          this.set({ pool, state: "busy" }, totalCount - idleCount);
          this.set({ pool, state: "idle" }, idleCount);
          this.set({ pool, state: "waiting" }, waitingCount);
        }
      },
    });
    new Gauge({
      name: "quadwork_websocket_connections",
      help: "Open WebSocket connections.",
      registers: [this.registry],
      collect() {
        this.set(realtime.connections());
      },
    });
    new Gauge({
      name: "quadwork_subscriptions",
      help: "Subscriptions on all WebSocket connections.",
      registers: [this.registry],
      collect() {
        this.set(realtime.subscriptions());
      },
    });
    new Gauge({
      name: "quadwork_prepared_statements",
      help: "Statements prepared on the reading connections, by document; own counts the web app's.",
      labelNames: ["documents"],
      registers: [this.registry],
      collect() {
        for (const [documents, count] of Object.entries(prepared())) this.set({ documents }, count);
      },
    });
    new Counter({
      name: "quadwork_password_checks_total",
      help: "Passwords compared with a hash.",
      registers: [this.registry],
      collect() {
        this.reset();
        this.inc(passwordChecks());
      },
    });
    this.addQueues();
  }

  /** Work queued in the database by all processes; without a value while the database is unavailable. */
  private addQueues(): void {
    const { database } = this.parts;
    const rowsOf = async <Row extends object>(statement: string): Promise<Row[]> =>
      (await database.query<Row>(statement).catch(() => ({ rows: [] }))).rows;
    new Gauge({
      name: "quadwork_jobs",
      help: "Jobs by task and state: waiting, retrying after a failure, given up.",
      labelNames: ["task", "state"],
      registers: [this.registry],
      async collect() {
        this.reset();
        const state =
          "case when attempts >= max_attempts then 'given_up' when last_error is not null then 'retrying' else " +
          "'waiting' end";
        for (const { task, state: value, count } of await rowsOf<{ task: string; state: string; count: number }>(
          `select task_identifier as task, ${state} as state, count(*)::int from graphile_worker.jobs group by 1, 2`,
        ))
          this.set({ task, state: value }, count);
      },
    });
    new Gauge({
      name: "quadwork_mails_waiting",
      help: "Unsent mails in the outbox whose time has come.",
      registers: [this.registry],
      async collect() {
        this.reset();
        for (const { count } of await rowsOf<{ count: number }>(
          "select count(*)::int from outbox_mails where sent_at is null and send_from <= now()",
        ))
          this.set(count);
      },
    });
  }

  /** Counts an answered request. */
  count({ method, route, status, seconds: taken, operationType: type, cost, codes }: AnsweredRequest): void {
    const label = labelOf(route);
    this.requests.inc({ method: methods.has(method) ? method : "OTHER", route: label, status });
    this.duration.observe({ route: label }, taken);
    for (const code of codes) this.errors.inc({ code: knownCodes.has(code) ? code : "OTHER" });
    if (!type) return;
    this.operations.inc({ type, outcome: outcomeOf(codes) });
    this.operationDuration.observe({ type }, taken);
    if (cost !== undefined) this.points.inc({ type }, cost);
  }

  /** All metrics as Prometheus text. */
  async text(): Promise<{ contentType: string; body: string }> {
    return { contentType: this.registry.contentType, body: await this.registry.metrics() };
  }
}
