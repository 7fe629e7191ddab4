import { existsSync } from "node:fs";
import { findOnPath, run, tool } from "./processes.mjs";

/** The headless shell first: without a window, its pages take a quarter less of the processor. */
const NAMES = [
  ...["chromium-headless-shell", "chrome-headless-shell"],
  ...["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"],
];
const DOWNLOAD_LIMIT_MILLISECONDS = 10 * 60_000;

/** How the system's package manager installs a browser: commands to run as root, one after another. */
const packageManagers = {
  "apt-get": [
    ["apt-get", "update"],
    ["apt-get", "install", "-y", "--no-install-recommends", "chromium-headless-shell"],
  ],
  dnf: [["dnf", "install", "-y", "chromium"]],
  apk: [["apk", "add", "chromium"]],
  pacman: [["pacman", "-Sy", "--noconfirm", "chromium"]],
  zypper: [["zypper", "--non-interactive", "install", "chromium"]],
};

/** Starts the browser to check that it works: the file may exist while a library is missing. */
async function starts(path) {
  if (!path || !existsSync(path)) return false;
  if (process.platform === "win32") return true;
  return (await run(path, ["--version", "--no-sandbox"], { quiet: true, timeout: 30_000 })).code === 0;
}

async function firstThatStarts(paths) {
  for (const path of paths) if (await starts(path)) return path;
  return undefined;
}

const playwrightsOwn = async () => (await import("@playwright/test")).chromium.executablePath();

/** The prefix that runs a command as root; undefined if that requires a password. */
async function rootPrefix() {
  if (process.getuid?.() === 0) return [];
  if (findOnPath("sudo") && (await run("sudo", ["-n", "true"], { quiet: true })).code === 0) return ["sudo", "-n"];
  return undefined;
}

async function installByPlaywright() {
  console.log("Installing Chromium (Playwright's own) …");
  const playwright = tool("@playwright/test/cli.js");
  const { code, output } = await run("node", [playwright, "install", "chromium"], {
    quiet: true,
    timeout: DOWNLOAD_LIMIT_MILLISECONDS,
  });
  if (code !== 0) return console.log(`  not possible: ${output.trim().split("\n").at(-1)}`);
  if (await starts(await playwrightsOwn())) return;
  const prefix = await rootPrefix();
  if (prefix)
    await run(
      prefix[0] ?? "node",
      [...prefix.slice(1), ...(prefix.length ? [process.execPath] : []), playwright, "install-deps", "chromium"],
      { quiet: true },
    );
}

async function installBySystem() {
  const manager = Object.keys(packageManagers).find((name) => findOnPath(name));
  const prefix = await rootPrefix();
  if (!manager || !prefix) return;
  console.log(`Installing Chromium (${manager}) …`);
  for (const command of packageManagers[manager]) {
    const [program, ...parameters] = [...prefix, ...command];
    const { code, output } = await run(program, parameters, {
      quiet: true,
      env: { DEBIAN_FRONTEND: "noninteractive" },
    });
    if (code !== 0) console.log(`  ${command.join(" ")} failed: ${output.trim().split("\n").at(-1)}`);
  }
}

/**
 * Finds a working Chromium: CHROMIUM_PATH, one on PATH, Playwright's own. Installs one if there is none.
 *
 * @returns {Promise<string | undefined>} its absolute path; undefined if none could be installed.
 */
export async function ensureChromium() {
  const find = async () =>
    firstThatStarts([process.env.CHROMIUM_PATH, ...NAMES.map(findOnPath), await playwrightsOwn()]);
  for (const install of [() => undefined, installByPlaywright, installBySystem]) {
    await install();
    const found = await find();
    if (found) return found;
  }
  return undefined;
}
