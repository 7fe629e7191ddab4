import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.js";

jest.setTimeout(60_000);

/** Outlives the tests, so that only those about creating a database spend the time on it. */
const kept = mkdtempSync(join(tmpdir(), "quadwork-embedded-kept-"));
const keptDatabase = join(kept, "database");
let base: string;
let running: EmbeddedPostgres[] = [];
/** Data that could not lie in the folder asked for, because the account that runs PostgreSQL cannot reach it. */
const elsewhere = new Set<string>();

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "quadwork-embedded-"));
});

afterEach(async () => {
  for (const server of running) {
    await server.stop();
    if (!server.dataDirectory.startsWith(base) && !server.dataDirectory.startsWith(kept))
      elsewhere.add(dirname(server.dataDirectory));
  }
  running = [];
  rmSync(base, { recursive: true, force: true });
});

afterAll(() => {
  for (const folder of [kept, ...elsewhere]) rmSync(folder, { recursive: true, force: true });
});

async function start(
  directory = join(base, "database"),
  durability: "full" | "none" = "none",
): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ directory, durability });
  running.push(server);
  return server;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

const serverProcess = (server: EmbeddedPostgres) =>
  Number.parseInt(readFileSync(join(server.dataDirectory, "postmaster.pid"), "utf8"), 10);

test("the first start creates a database that keeps its rows over a stop, behind a private password", async () => {
  const first = await start();
  await query(first.url, "create table kept (id int)");
  await query(first.url, "insert into kept values (1)");
  await first.stop();
  await expect(query(first.url, "select 1")).rejects.toThrow();

  const second = await start();
  expect(await query(second.url, "select id from kept")).toEqual([{ id: 1 }]);
  expect(await query(second.url, "select rolsuper, rolcreatedb from pg_roles where rolname = current_user")).toEqual([
    { rolsuper: false, rolcreatedb: true },
  ]);
  expect(statSync(join(base, "database", "password")).mode & 0o077).toBe(0);
  const wrong = second.url.replace(/:[0-9a-f]{48}@/, ":wrong@");
  await expect(query(wrong, "select 1")).rejects.toThrow("password authentication failed");
});

test("a second start on the same folder uses the running server and does not stop it", async () => {
  const [one, two] = await Promise.all([start(), start()]);
  expect(one.url).toBe(two.url);
  const shared = await start();
  await shared.stop();
  // Whichever came first owns the server; the later ones left it running.
  expect(await query(one.url, "select 1 as alive")).toEqual([{ alive: 1 }]);
});

test("after kill -9 the next start recovers every acknowledged write", async () => {
  const first = await start(keptDatabase, "full");
  await query(first.url, "create table survived as select 7 as id");
  process.kill(serverProcess(first), "SIGKILL");
  const second = await start(keptDatabase);
  expect(await query(second.url, "select id from survived")).toEqual([{ id: 7 }]);
});

test("a stale lock file that names another program's process is overcome", async () => {
  const first = await start(keptDatabase);
  const lock = readFileSync(join(first.dataDirectory, "postmaster.pid"), "utf8");
  await first.stop();
  writeFileSync(join(first.dataDirectory, "postmaster.pid"), lock.replace(/^\d+/, String(process.pid)));
  const second = await start(keptDatabase);
  expect(await query(second.url, "select 1 as alive")).toEqual([{ alive: 1 }]);
});

test("an interrupted creation is repeated", async () => {
  mkdirSync(join(base, "database", "data.new", "base"), { recursive: true });
  const server = await start();
  expect(await query(server.url, "select 1 as alive")).toEqual([{ alive: 1 }]);
});

test("errors say in one line what to do", async () => {
  const server = await start(keptDatabase);
  await server.stop();
  writeFileSync(join(server.dataDirectory, "PG_VERSION"), "9\n");
  await expect(start(keptDatabase)).rejects.toThrow(/was created by PostgreSQL 9, this is 18: migrate it with pg_dump/);
  writeFileSync(join(server.dataDirectory, "PG_VERSION"), "18\n");
  rmSync(join(keptDatabase, "password"));
  await expect(start(keptDatabase)).rejects.toThrow(/password of the database is missing/);
  writeFileSync(join(base, "file"), "");
  await expect(start(join(base, "file", "database"))).rejects.toThrow(/set DATABASE_DIR/);
});
