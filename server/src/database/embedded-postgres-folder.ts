import { randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Account, EmbeddedPostgresError, NOBODY } from "./embedded-postgres-binaries.js";

/** The paths of one embedded server, all absolute. */
export interface DatabaseFolder {
  /** PostgreSQL's data folder; inside `directory` unless the account cannot reach it there. */
  data: string;
  /** PostgreSQL's own log. */
  log: string;
  /** File with the password of both database roles, readable only by its owner. */
  password: string;
  /** File with the id of the process that stops the server. */
  owner: string;
  /** The account to run as; undefined for that of this process. */
  account: Account | undefined;
}

const SYSTEM_DATA_FOLDER = "/var/lib/quadwork";

/** Whether a process with this id is alive. */
export function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Reads a process id from a file's first line; 0 if there is none. */
export function readProcessId(file: string): number {
  return existsSync(file) ? Number.parseInt(readFileSync(file, "utf8"), 10) || 0 : 0;
}

/** Whether the account can enter a folder and all its parents. */
function canReach(folder: string, { uid, gid }: Account): boolean {
  const { mode, uid: owner, gid: group } = statSync(folder);
  const pass = owner === uid ? 0o100 : group === gid ? 0o010 : 0o001;
  if ((mode & pass) === 0) return false;
  return dirname(folder) === folder || canReach(dirname(folder), { uid, gid });
}

/** The data folder, resolved if it is a link; the target may not exist yet. */
function resolveDataFolder(path: string): string {
  const entry = lstatSync(path, { throwIfNoEntry: false });
  return entry?.isSymbolicLink() ? readlinkSync(path) : path;
}

/**
 * Sets up the folder of an embedded server and decides which account runs it. PostgreSQL refuses to run as root:
 * existing data is run by its owner, new data by `nobody`. Data that `nobody` could not reach (a checkout below a
 * private folder) goes to the system's data folder, with a link left behind.
 *
 * @throws EmbeddedPostgresError when this process cannot use the folder.
 */
export function layOutFolder(directory: string, log: (message: string) => void): DatabaseFolder {
  try {
    mkdirSync(directory, { recursive: true });
  } catch (error) {
    throw new EmbeddedPostgresError(
      `Cannot create the database folder ${directory} (${(error as Error).message}): set DATABASE_DIR to a ` +
        "writable folder",
      { cause: error },
    );
  }
  const link = join(directory, "data");
  let data = resolveDataFolder(link);
  const processUser = process.getuid?.();
  const isRoot = processUser === 0;
  if (isRoot && data === link && !existsSync(data) && !canReach(directory, NOBODY)) {
    data = join(SYSTEM_DATA_FOLDER, randomBytes(8).toString("hex"), "data");
    mkdirSync(dirname(data), { recursive: true, mode: 0o755 });
    symlinkSync(data, link);
    log(
      `The database is in ${data}, because PostgreSQL does not run as root and other accounts cannot enter ` +
        `${directory}`,
    );
  }
  const dataOwner = statSync(data, { throwIfNoEntry: false });
  if (dataOwner && processUser !== undefined && !isRoot && dataOwner.uid !== processUser) {
    throw new EmbeddedPostgresError(
      `The database in ${data} belongs to another account (uid ${dataOwner.uid}): start as that account or as root, or set DATABASE_DIR to another folder`,
    );
  }
  const account = !isRoot
    ? undefined
    : dataOwner && dataOwner.uid !== 0
      ? { uid: dataOwner.uid, gid: dataOwner.gid }
      : NOBODY;
  return {
    data,
    log: join(dirname(data), "postgres.log"),
    password: join(directory, "password"),
    owner: join(directory, "owner"),
    account,
  };
}

/** Creates an empty file or folder that belongs to the account and that only it can access. */
export function createPrivate(path: string, kind: "file" | "folder", account: Account | undefined, content = ""): void {
  if (kind === "folder") mkdirSync(path, { recursive: true, mode: 0o700 });
  else writeFileSync(path, content, { mode: 0o600 });
  if (account) chownSync(path, account.uid, account.gid);
}

/**
 * Lets one process at a time prepare and start the server of a folder.
 *
 * @returns a function that releases the lock.
 * @throws EmbeddedPostgresError when a live process holds it for more than two minutes.
 */
export async function lockFolder(directory: string): Promise<() => void> {
  const file = join(directory, "starting");
  for (let waited = 0; ; waited += 100) {
    try {
      const handle = openSync(file, "wx", 0o600);
      writeFileSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const holder = readProcessId(file);
    // A holder that has created its file but not written it yet has no id; it gets a second for that.
    if (holder ? !isAlive(holder) : waited >= 1000 && waited % 1000 === 0) rmSync(file, { force: true });
    else if (waited > 120_000)
      throw new EmbeddedPostgresError(
        `Process ${holder} has been starting the database in ${directory} for two minutes: stop it, or delete ${file}`,
      );
    else await delay(100);
  }
}
