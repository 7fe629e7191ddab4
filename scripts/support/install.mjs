import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { must, repository } from "./processes.mjs";

const OLDEST_NODE = [20, 19];

function requireNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  console.error(`Quadwork needs Node ${OLDEST_NODE.join(".")} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Whether npm's record of node_modules lists every package at the version in the lock file. */
function isInstalled() {
  const record = join(repository, "node_modules/.package-lock.json");
  if (!existsSync(record)) return false;
  const installed = JSON.parse(readFileSync(record, "utf8")).packages;
  const wanted = JSON.parse(readFileSync(join(repository, "package-lock.json"), "utf8")).packages;
  return Object.entries(wanted).every(
    ([path, { version, optional, devOptional, peer, link }]) =>
      !path.includes("node_modules/") ||
      optional ||
      devOptional ||
      peer ||
      link ||
      installed[path]?.version === version,
  );
}

/** Installs the packages of the lock file when they are missing or differ. */
export async function ensureInstalled() {
  requireNode();
  if (isInstalled()) return;
  console.log("Installing packages (npm ci) …");
  await must("npm ci", "npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
}
