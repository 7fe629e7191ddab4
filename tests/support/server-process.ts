import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { join } from "node:path";
import { repository } from "./test-database.ts";

/** A running server process. */
export interface ServerProcess {
  child: ChildProcess;
  /** All output so far. */
  output(): string;
  /** The lines of its log so far. */
  log(): string[];
  /** Stops it gracefully; fails when it does not exit within {@link STOP_LIMIT_MILLISECONDS}. */
  stop(): Promise<void>;
}

const READY = "Quadwork is ready at ";
const START_LIMIT_MILLISECONDS = 60_000;
/** The server gives open requests ten seconds; everything else gets as long again. */
const STOP_LIMIT_MILLISECONDS = 20_000;

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const probe = createServer().on("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => done(port));
    });
  });
}

async function stopProcess(child: ChildProcess, output: () => string): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOP_LIMIT_MILLISECONDS);
  await ended;
  clearTimeout(timer);
  if (child.signalCode === "SIGKILL")
    throw new Error(`The server did not stop within ${STOP_LIMIT_MILLISECONDS} ms of SIGTERM:\n${output()}`);
}

/** Starts the built server with exactly these variables and waits until it reports that it is ready. */
export async function startServerProcess(environment: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ["--enable-source-maps", join(repository, "server/dist/main.js")], {
    env: { PATH: process.env["PATH"], HOME: process.env["HOME"], NODE_ENV: "test", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A test that fails before stopping its server must not keep the run waiting.
  child.unref();
  for (const stream of [child.stdout, child.stderr]) (stream as Socket).unref();
  const killAtExit = () => child.kill("SIGKILL");
  process.once("exit", killAtExit);
  child.once("exit", () => process.off("exit", killAtExit));
  let printed = "";
  let logged = "";
  child.stderr.on("data", (chunk: Buffer) => (logged += chunk.toString()));
  const output = () => printed;
  await new Promise<void>((done, fail) => {
    const give = (reason: string) => {
      child.kill("SIGKILL");
      fail(new Error(`The server ${reason}:\n${printed}`));
    };
    const timer = setTimeout(() => give("was not ready within a minute"), START_LIMIT_MILLISECONDS);
    const read = (chunk: Buffer) => {
      printed += chunk.toString();
      if (!printed.includes(READY)) return;
      clearTimeout(timer);
      done();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.on("error", (error) => give(`could not be started (${error.message})`));
    child.on("exit", (code) => {
      clearTimeout(timer);
      give(`ended with code ${code} before it was ready`);
    });
  });
  return { child, output, log: () => logged.split("\n").filter(Boolean), stop: () => stopProcess(child, output) };
}
