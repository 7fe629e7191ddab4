/**
 * `npm run dev`: the server restarts and the page reloads when a file changes. The web's development server passes
 * API requests on to the server. Ctrl-C stops both.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./support/install.mjs";
import { endWithNpm, repository, run, tool } from "./support/processes.mjs";

const WEB_PORT = 5173;
const port = process.env.PORT ?? "4000";
const environment = {
  ...process.env,
  PORT: port,
  NODE_ENV: "development",
  APP_URL: process.env.APP_URL ?? `http://localhost:${WEB_PORT}`,
  API_URL: `http://localhost:${port}`,
  DATABASE_DIR: process.env.DATABASE_DIR ?? join(repository, ".data/postgres"),
};

endWithNpm();
await ensureInstalled();

let server;
let stopping = false;

async function buildServer() {
  const { code, output } = await run("npm", ["run", "build", "--silent", "-w", "server"], { quiet: true });
  if (code !== 0) console.error(output);
  return code === 0;
}

async function stopServer() {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  server.kill("SIGTERM");
  await once(server, "exit");
}

/** Restarts the server, and again if a file changed in the meantime. Restarts never overlap. */
let restarting = false;
let changed = false;
async function restartServer() {
  changed = true;
  if (restarting) return;
  restarting = true;
  while (changed && !stopping) {
    changed = false;
    if (!(await buildServer())) continue;
    await stopServer();
    server = spawn(process.execPath, ["--enable-source-maps", "server/dist/main.js"], {
      cwd: repository,
      env: environment,
      stdio: "inherit",
    });
  }
  restarting = false;
}

await restartServer();
let timer;
watch(join(repository, "server/src"), { recursive: true }, (_event, file) => {
  if (file?.endsWith(".test.ts")) return;
  clearTimeout(timer);
  timer = setTimeout(restartServer, 100); // Editors save a file in several steps.
});

const web = spawn(process.execPath, [tool("@react-router/dev/bin.js"), "dev", "--port", String(WEB_PORT)], {
  cwd: join(repository, "web"),
  env: environment,
  stdio: "inherit",
});

async function stop(code) {
  if (stopping) return;
  stopping = true;
  web.kill("SIGTERM");
  await stopServer();
  process.exit(code);
}
web.on("exit", (code) => stop(code ?? 1));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => stop(0));
