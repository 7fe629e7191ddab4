/** One throw-away PostgreSQL for a whole run, with a migrated template from which each test file gets its own copy. */
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import pg from "pg";
import type { startEmbeddedPostgres } from "../../server/src/database/embedded-postgres.ts";

/** Absolute path of the repository. */
export const repository = fileURLToPath(new URL("../..", import.meta.url));

const TEMPLATE = "quadwork_template";
/** Tells the test processes, which inherit it, where the run's PostgreSQL listens. */
const VARIABLE = "QUADWORK_TEST_DATABASE_URL";

function withDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function execute(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Starts the run's PostgreSQL and fills the template by the server's own migration program.
 *
 * @returns a function that stops it and removes everything.
 */
export async function startTestDatabase(): Promise<() => Promise<void>> {
  const built = join(repository, "server/dist/database/embedded-postgres.js");
  if (!existsSync(built))
    throw new Error("The server is not built: run `npm run build`, or the tests through `npm test`");
  const embedded = (await import(pathToFileURL(built).href)) as { startEmbeddedPostgres: typeof startEmbeddedPostgres };
  const directory = mkdtempSync(join(tmpdir(), "quadwork-test-"));
  // Run by root, PostgreSQL belongs to another account, which has to pass through this folder; the data stays private.
  chmodSync(directory, 0o755);
  const server = await embedded.startEmbeddedPostgres({ directory, durability: "none" });
  const lockFile = join(server.dataDirectory, "postmaster.pid");
  // A run that is cut short by Ctrl-C has no time for an orderly stop, and the data is thrown away anyway.
  const stopAtExit = () =>
    existsSync(lockFile) && process.kill(Number.parseInt(readFileSync(lockFile, "utf8"), 10), "SIGQUIT");
  process.once("exit", stopAtExit);
  const stop = async () => {
    process.off("exit", stopAtExit);
    await server.stop();
    if (!server.dataDirectory.startsWith(directory))
      rmSync(dirname(server.dataDirectory), { recursive: true, force: true });
    rmSync(directory, { recursive: true, force: true });
  };
  try {
    await execute(server.url, `create database ${TEMPLATE}`);
    await promisify(execFile)(process.execPath, [join(repository, "server/dist/migrate.js")], {
      env: { ...process.env, NODE_ENV: "test", DATABASE_URL: withDatabase(server.url, TEMPLATE) },
    });
  } catch (error) {
    await stop();
    throw error;
  }
  process.env[VARIABLE] = server.url;
  return stop;
}

/** A fresh database with the schema and the reference data, and nothing else. */
export interface TestDatabase {
  /** Connection string. */
  url: string;
  /** Removes it, whoever is still connected. */
  drop(): Promise<void>;
}

/** Copies the template; takes a few tens of milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env[VARIABLE];
  if (!serverUrl) throw new Error("No PostgreSQL for tests: run them through `npm test`, whose setup starts one");
  const name = `quadwork_${randomBytes(6).toString("hex")}`;
  await execute(serverUrl, `create database ${name} template ${TEMPLATE}`);
  return {
    url: withDatabase(serverUrl, name),
    drop: () => execute(serverUrl, `drop database if exists ${name} with (force)`),
  };
}
