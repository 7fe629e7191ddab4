import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const repository = fileURLToPath(new URL("../..", import.meta.url));

/** Starts a script of this repository and waits until it prints "ready at <address>". */
export async function startProcess(script, environment) {
  const child = spawn(process.execPath, [join(repository, script)], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  for await (const chunk of child.stdout) {
    output += chunk;
    const url = /ready at (http\S+)/.exec(output)?.[1];
    if (url) {
      child.stdout.resume();
      return { child, url };
    }
  }
  throw new Error(`${script} did not start: ${output}`);
}

/** Asks processes to stop and waits until they have. */
export async function stopProcesses(processes) {
  for (const { child } of processes) child.kill("SIGTERM");
  await Promise.all(
    processes.map(({ child }) => child.exitCode ?? new Promise((resolve) => child.once("exit", resolve))),
  );
}
