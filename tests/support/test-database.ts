/** One disposable PostgreSQL for a whole run, with a migrated template that each test file copies. */
import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
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

async function connected<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

const execute = (url: string, statement: string) => connected(url, (client) => client.query(statement));

/** Only a superuser may end an autovacuum that runs in the database; it finishes within moments. */
async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  for (let attempt = 1; ; attempt++)
    try {
      return void (await execute(serverUrl, `drop database if exists ${name} with (force)`));
    } catch (error) {
      const insufficientPrivilege = "42501";
      if ((error as pg.DatabaseError).code !== insufficientPrivilege || attempt === 100) throw error;
      await delay(100);
    }
}

/**
 * Starts the run's PostgreSQL and fills the template with the server's own migration program.
 *
 * @returns a function that stops it and removes everything.
 */
export async function startTestDatabase(): Promise<() => Promise<void>> {
  const built = join(repository, "server/dist/database/embedded-postgres.js");
  if (!existsSync(built))
    throw new Error("The server is not built: run `npm run build`, or the tests through `npm test`");
  const embedded = (await import(pathToFileURL(built).href)) as { startEmbeddedPostgres: typeof startEmbeddedPostgres };
  const directory = mkdtempSync(join(tmpdir(), "quadwork-test-"));
  // As root, PostgreSQL runs under another account, which must be able to enter this folder; the data stays private.
  chmodSync(directory, 0o755);
  const server = await embedded.startEmbeddedPostgres({ directory, durability: "none" });
  const lockFile = join(server.dataDirectory, "postmaster.pid");
  // A run cut short by Ctrl-C has no time for an orderly stop, and the data is disposable.
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
  /** Removes it, even while clients are connected. */
  drop(): Promise<void>;
}

/** Copies the template, within a few tens of milliseconds. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const serverUrl = process.env[VARIABLE];
  if (!serverUrl) throw new Error("No PostgreSQL for tests: run them through `npm test`, whose setup starts one");
  const name = `quadwork_${randomBytes(6).toString("hex")}`;
  await execute(serverUrl, `create database ${name} template ${TEMPLATE}`);
  return {
    url: withDatabase(serverUrl, name),
    drop: () => dropDatabase(serverUrl, name),
  };
}

/** Schema for a database's initial rows; outside `public`, which tests inspect. */
const ORIGINALS = "originals";

/** Deletes waiting jobs and waits until none is running. */
async function endJobs(client: pg.Client): Promise<void> {
  for (;;) {
    await client.query("delete from graphile_worker._private_jobs where locked_at is null");
    const { rowCount } = await client.query("select from graphile_worker._private_jobs");
    if (rowCount === 0) return;
  }
}

/**
 * Remembers the rows of a fresh database.
 *
 * @returns a function that removes all other rows, while a server keeps using the database.
 */
export async function rememberDatabase(url: string): Promise<() => Promise<void>> {
  const [tables, filled] = await connected(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'migrations'",
    );
    const names = rows.map(({ name }) => name);
    const kept: string[] = [];
    for (const name of names) if ((await client.query(`select from "${name}" limit 1`)).rowCount) kept.push(name);
    const copies = kept.map((name) => `create table ${ORIGINALS}."${name}" as table public."${name}";`);
    await client.query(`create schema ${ORIGINALS}; ${copies.join("")}`);
    return [names, kept] as const;
  });
  const clear = `truncate ${tables.map((name) => `public."${name}"`).join(", ")};`;
  const fill = filled.map((name) => `insert into public."${name}" table ${ORIGINALS}."${name}";`);
  return () =>
    connected(url, async (client) => {
      await endJobs(client);
      await client.query(`begin; drop schema if exists kept cascade; ${clear} ${fill.join("")} commit;`);
    });
}
