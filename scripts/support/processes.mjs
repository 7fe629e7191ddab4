/** Runs other programs, without dependencies: this works before anything is installed. */
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";
import { countChild } from "./phases.mjs";

/** Absolute path of the repository. */
export const repository = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** A program's JavaScript file in an installed package, for example `tool("typescript/bin/tsc")`. */
export const tool = (path) => join(repository, "node_modules", path);

/** The absolute path of a command on PATH; undefined if it is not found. */
export function findOnPath(name) {
  const names = process.platform === "win32" ? [`${name}.exe`, `${name}.cmd`] : [name];
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((file) => join(folder, file))).find((file) => existsSync(file));
}

/** How often to check whether npm's shell is alive, in milliseconds. */
const CHECK_EVERY = 250;

/**
 * Ends this process as a SIGTERM would once npm has ended: npm passes a SIGTERM on to the shell it runs a script in,
 * and most shells end without passing it on to what they run. Does nothing for a process that npm did not start.
 */
export function endWithNpm() {
  if (process.platform === "win32" || !process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, CHECK_EVERY);
  timer.unref();
}

/**
 * Runs a program until it exits.
 *
 * @param {string} command a program, or "node" for the Node that runs this.
 * @param {string[]} parameters
 * @param {{ cwd?: string, env?: Record<string, string | undefined>, quiet?: boolean, print?: (text: string) => void,
 * timeout?: number }} [options]
 *   quiet: collect its output instead of showing it. print: receives the output as it comes. timeout: milliseconds
 *   after which it is killed.
 * @returns {Promise<{ code: number, output: string }>} code -1: it could not be started.
 */
export function run(command, parameters, { cwd = repository, env = {}, quiet = false, print, timeout } = {}) {
  return new Promise((done) => {
    const child = spawn(command === "node" ? process.execPath : command, parameters, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet || print ? ["ignore", "pipe", "pipe"] : "inherit",
      // npm and the like are batch files on Windows, which only a shell can start.
      shell: process.platform === "win32" && command !== "node",
      timeout,
    });
    countChild(child);
    let output = "";
    const receive = (text) => {
      output += text;
      print?.(text);
    };
    child.stdout?.setEncoding("utf8").on("data", receive);
    child.stderr?.setEncoding("utf8").on("data", receive);
    child.on("error", (error) => done({ code: -1, output: error.message }));
    child.on("close", (code) => done({ code: code ?? 1, output }));
  });
}

/** Like `run`, but a failure ends this program with the same exit code, after one line that names the step. */
export async function must(step, command, parameters, options) {
  const { code, output } = await run(command, parameters, options);
  if (code === 0) return;
  if (options?.quiet) process.stderr.write(output);
  console.error(`${step} failed (exit code ${code}).`);
  process.exit(code > 0 ? code : 1);
}
