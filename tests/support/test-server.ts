/** A real server process on a database of its own, with a real mail server: what API and browser tests talk to. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expectListed } from "./listed-errors.ts";
import { type Mails, startMails } from "./mails.ts";
import { freePort, type ServerProcess, startServerProcess } from "./server-process.ts";
import { createTestDatabase } from "./test-database.ts";

/** An error as the API answers it. */
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

/** How a request is sent. */
export interface RequestOptions {
  /** Access token of the person who asks. */
  token?: string | undefined;
  headers?: Record<string, string>;
}

/** What a test may say about its server. */
export interface TestServerOptions {
  /** Environment variables that differ from the usual ones of tests. */
  environment?: Record<string, string>;
}

/** A server under test. */
export interface TestServer {
  /** Address without a trailing slash. */
  url: string;
  /** Sends a GraphQL request over HTTP. `Data` is what the caller expects to get; nothing checks it. */
  graphql<Data = Record<string, unknown>>(
    document: string,
    variables?: Record<string, unknown>,
    options?: RequestOptions,
  ): Promise<GraphqlAnswer<Data>>;
  /** As `graphql`, for requests that must succeed: returns the data, fails with the errors. */
  request<Data = Record<string, unknown>>(
    document: string,
    variables?: Record<string, unknown>,
    options?: RequestOptions,
  ): Promise<Data>;
  /** The server's database, for arranging rows and looking at results. */
  database: pg.Pool;
  /** Connection string of that database, for a second server process. */
  databaseUrl: string;
  mails: Mails;
  /** Where it keeps files; gone with the server. */
  filesDirectory: string;
  /** The process; its `child` may be killed by tests of failures. */
  process: ServerProcess;
  stop(): Promise<void>;
}

/** The secret all test servers sign access tokens with. */
export const TEST_JWT_SECRET = "a-secret-of-at-least-32-characters-for-tests-only";

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

/** What a test server consists of, without the ways to talk to it: survives the test file that uses it. */
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
  /** Lends the worker's own server, as good as new; test-environment.ts provides it. */
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
      // Refused in production, where no test needs it.
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

/** The ways to talk to a server; `leave` is what becomes of it in the end. */
function serverAt({ close: _close, ...premises }: Premises, leave: () => Promise<void>): TestServer {
  const database = new pg.Pool({ connectionString: premises.databaseUrl, max: 3 });
  database.on("error", () => undefined); // Tests of failures cut connections; the query that needs one tells.
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

/** Starts a server, unless told otherwise with generous rate limits and cost budgets; call `stop` in the end. */
export async function startTestServer({ environment = {} }: TestServerOptions = {}): Promise<TestServer> {
  const premises = await openPremises(environment);
  return serverAt(premises, premises.close);
}

/**
 * The server that this jest worker lends to one test file after the other, configured as `startTestServer()` would:
 * its database holds the reference data and nothing else, no mail has come, and its log begins here. Call `stop` in the
 * end. Tests that kill the server, cut its connections or measure it start one of their own.
 */
export async function borrowTestServer(): Promise<TestServer> {
  if (!globalThis.lendPremises) throw new Error("Only jest's tests of the API and of failures can borrow a server");
  return serverAt(await globalThis.lendPremises(), async () => undefined);
}
