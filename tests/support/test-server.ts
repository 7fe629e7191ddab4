/** The server for API and browser tests: a real process with its own database and a real mail server. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expectListed } from "./listed-errors.ts";
import { type Mails, startMails } from "./mails.ts";
import { freePort, type ServerProcess, startServerProcess } from "./server-process.ts";
import { createTestDatabase } from "./test-database.ts";

/** An error as the API returns it. */
export interface GraphqlError {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: string; fields?: Record<string, string> } & Record<string, unknown>;
}

/** The answer to one GraphQL request. */
export interface GraphqlAnswer<Data> {
  /** HTTP status. */
  status: number;
  headers: Headers;
  body: { data?: Data | null; errors?: GraphqlError[]; extensions?: Record<string, unknown> };
}

/** Options of a request. */
export interface RequestOptions {
  /** Access token of the sender. */
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** Options of a test's server. */
export interface TestServerOptions {
  /** Environment variables that differ from the test defaults. */
  environment?: Record<string, string>;
}

/** A server under test. */
export interface TestServer {
  /** Address without a trailing slash. */
  url: string;
  /** Sends a GraphQL request over HTTP. `Data` is the type that the caller expects, unchecked. */
  graphql<Data = Record<string, unknown>>(
    document: string,
    variables?: Record<string, unknown>,
    options?: RequestOptions,
  ): Promise<GraphqlAnswer<Data>>;
  /** Like `graphql`, for requests that must succeed: returns the data or fails with the errors. */
  request<Data = Record<string, unknown>>(
    document: string,
    variables?: Record<string, unknown>,
    options?: RequestOptions,
  ): Promise<Data>;
  /** The server's database, for arranging rows and checking results. */
  database: pg.Pool;
  /** Connection string of that database, for a second server process. */
  databaseUrl: string;
  mails: Mails;
  /** Its file storage; removed with the server. */
  filesDirectory: string;
  /** The process; failure tests may kill its `child`. */
  process: ServerProcess;
  stop(): Promise<void>;
}

/** The secret that all test servers sign access tokens with. */
export const TEST_JWT_SECRET = "a-secret-of-at-least-32-characters-for-tests-only";

/** The token with which the lent server shows its metrics. */
export const TEST_METRICS_TOKEN = "a-token-of-at-least-32-characters-for-metrics";

async function send<Data>(
  url: string,
  document: string,
  variables: object,
  options: RequestOptions,
): Promise<GraphqlAnswer<Data>> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
      ...options.headers,
    },
    body: JSON.stringify({ query: document, variables }),
  });
  const body = (await response.json()) as GraphqlAnswer<Data>["body"];
  if (body.errors) expectListed(document, options, body.errors);
  return { status: response.status, headers: response.headers, body };
}

/** The parts of a test server without its client functions; outlives the test file that uses it. */
export interface Premises {
  url: string;
  databaseUrl: string;
  mails: Mails;
  filesDirectory: string;
  process: ServerProcess;
  /** Stops the process and removes everything else. */
  close(): Promise<void>;
}

declare global {
  /** Lends the worker's own server, reset; provided by test-environment.ts. */
  var lendPremises: (() => Promise<Premises>) | undefined;
}

/** Starts a server process with its database, mail server and folder. */
export async function openPremises(environment: Record<string, string> = {}): Promise<Premises> {
  const [port, database, mails] = await Promise.all([freePort(), createTestDatabase(), startMails()]);
  const url = `http://127.0.0.1:${port}`;
  const filesDirectory = mkdtempSync(join(tmpdir(), "quadwork-test-files-"));
  const cleanUp = async () => {
    rmSync(filesDirectory, { recursive: true, force: true });
    await Promise.all([mails.stop(), database.drop()]);
  };
  let process: ServerProcess;
  try {
    process = await startServerProcess({
      PORT: String(port),
      HOST: "127.0.0.1",
      APP_URL: url,
      DATABASE_URL: database.url,
      SMTP_URL: mails.url,
      JWT_SECRET: TEST_JWT_SECRET,
      RATE_LIMIT_SCALE: "1000",
      COST_BUDGET: "1000000000",
      REQUESTS_AT_ONCE: "100",
      FILES_DIR: filesDirectory,
      // Nobody answers there: no test asks a real name server.
      DNS_SERVERS: "127.0.0.1:9",
      // Production refuses this; tests need it.
      ...(environment["NODE_ENV"] !== "production" && { WEBHOOK_ALLOW_PRIVATE: "true" }),
      ...environment,
    });
  } catch (error) {
    await cleanUp();
    throw error;
  }
  const close = async () => {
    try {
      await process.stop();
    } finally {
      await cleanUp();
    }
  };
  return { url, databaseUrl: database.url, mails, filesDirectory, process, close };
}

/** Client functions for a server; `leave` runs at the end. */
function serverAt({ close: _close, ...premises }: Premises, leave: () => Promise<void>): TestServer {
  const database = new pg.Pool({ connectionString: premises.databaseUrl, max: 3 });
  database.on("error", () => undefined); // Failure tests cut connections; the next query reports it.
  return {
    ...premises,
    graphql: (document, variables = {}, options = {}) => send(premises.url, document, variables, options),
    async request<Data>(document: string, variables = {}, options = {}) {
      const { status, body } = await send<Data>(premises.url, document, variables, options);
      if (body.errors || !body.data) throw new Error(`HTTP ${status}: ${JSON.stringify(body.errors ?? body, null, 2)}`);
      return body.data;
    },
    database,
    async stop() {
      await database.end();
      await leave();
    },
  };
}

/** Starts a server, by default with generous rate limits and cost budgets; call `stop` at the end. */
export async function startTestServer({ environment = {} }: TestServerOptions = {}): Promise<TestServer> {
  const premises = await openPremises(environment);
  return serverAt(premises, premises.close);
}

/**
 * The server that this jest worker lends to one test file after another, configured as by `startTestServer()` and with
 * what test-environment.ts adds: its database holds only the reference data, no mail has arrived, and its log starts
 * here. Call `stop` at the end. Tests that kill the server, cut its connections or measure it start their own.
 */
export async function borrowTestServer(): Promise<TestServer> {
  if (!globalThis.lendPremises) throw new Error("Only jest's API and failure tests can borrow a server");
  return serverAt(await globalThis.lendPremises(), async () => undefined);
}
