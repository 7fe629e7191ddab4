/** The embedded PostgreSQL dies under the server, and the server is ended by way of npm. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdtempSync, readFileSync, readlinkSync, lstatSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { freePort, startServerProcess } from "../support/server-process.ts";
import { repository } from "../support/test-database.ts";
import { until } from "../support/until.ts";

// A database is created, and npm looks whether everything is installed and built.
jest.setTimeout(180_000);

let directory: string;
let port: number;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "quadwork-embedded-"));
  // Run by root, PostgreSQL belongs to another account, which has to pass through this folder.
  chmodSync(directory, 0o755);
  port = await freePort();
});

afterEach(() => {
  const data = join(directory, "database/data");
  if (lstatSync(data, { throwIfNoEntry: false })?.isSymbolicLink())
    rmSync(dirname(readlinkSync(data)), { recursive: true, force: true });
  rmSync(directory, { recursive: true, force: true });
});

const environment = () => ({
  PORT: String(port),
  HOST: "127.0.0.1",
  DATABASE_DIR: join(directory, "database"),
  FILES_DIR: join(directory, "files"),
  WEB_ROOT: join(directory, "web"),
  // The test asks far more often than a person would, also while the counts cannot be stored.
  RATE_LIMIT_SCALE: "10000",
});

const postmaster = () => Number.parseInt(readFileSync(join(directory, "database/data/postmaster.pid"), "utf8"), 10);

/** Whether a process runs; one that nobody has asked for its exit code does not. */
function runs(id: number): boolean {
  const status = `/proc/${id}/status`;
  if (existsSync(status)) return !/^State:\s+Z/m.test(readFileSync(status, "utf8"));
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
}

const ready = () =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ status }) => status,
    () => null,
  );

/** Asks for something that the database has to answer: the status and the code of the error. */
async function ask(): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: "mutation { reserveSecretCode }" }),
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return `${response.status} ${errors?.[0]?.extensions.code ?? "done"}`;
}

test("a database that dies is started again, the server recovers, and SIGTERM ends it with 0", async () => {
  const server = await startServerProcess(environment());
  const deaths = () => server.log().filter((line) => line.includes("the embedded database"));
  try {
    expect(await ask()).toBe("200 done");
    const first = postmaster();
    process.kill(first, "SIGKILL");
    const answers = new Set<string>();
    while (deaths().length === 0 || (await ready()) !== 200) answers.add(await ask());
    expect(["200 done", "503 DATABASE_UNAVAILABLE"]).toEqual(expect.arrayContaining([...answers]));
    expect(await ask()).toBe("200 done");
    expect(postmaster()).not.toBe(first);
    expect(deaths().map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: "warn", message: "the embedded database died and is being restarted" }),
    ]);
  } finally {
    const last = postmaster();
    await server.stop();
    expect([server.child.exitCode, runs(last)]).toEqual([0, false]);
  }
});

test("SIGTERM ends the server with 0 also while its database is dead", async () => {
  const server = await startServerProcess(environment());
  process.kill(postmaster(), "SIGKILL");
  await server.stop();
  expect(server.child.exitCode).toBe(0);
  expect(existsSync(join(directory, "database/data/postmaster.pid")) && runs(postmaster())).toBe(false);
});

/** Whether any process of the child's group is left. */
function groupRuns({ pid }: ChildProcess): boolean {
  try {
    return process.kill(-pid!, 0);
  } catch {
    return false;
  }
}

const unlessWindows = process.platform === "win32" ? test.skip : test;

unlessWindows("SIGTERM to npm alone ends the server and its database", async () => {
  const { PATH, HOME } = process.env;
  // In a group of its own, by which a test that fails can end all of it.
  const npm = spawn("npm", ["start"], {
    cwd: repository,
    env: { PATH, HOME, NODE_ENV: "test", ...environment() },
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  try {
    let output = "";
    for (const stream of [npm.stdout, npm.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
    while (!output.includes("Quadwork is ready at")) {
      if (npm.exitCode !== null) throw new Error(`npm start ended:\n${output}`);
      await Promise.race([once(npm.stdout, "data"), once(npm, "exit")]);
    }
    expect(await ready()).toBe(200);
    const database = postmaster();
    const ended = once(npm, "exit");
    npm.kill("SIGTERM");
    await ended;
    await until(() => !groupRuns(npm));
    expect([await ready(), runs(database)]).toEqual([null, false]);
  } finally {
    if (groupRuns(npm)) process.kill(-npm.pid!, "SIGKILL");
  }
});
