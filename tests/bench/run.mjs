/**
 * `npm run bench`: the cost of a read over HTTP, in CPU time of Node and PostgreSQL together, as a ratio to a plain
 * handler with one hand-written statement. The two alternate, so that a noisy machine disturbs both alike. Linux only,
 * because CPU time is read from /proc.
 *
 * Options: `npm run bench -- ROUNDS SECONDS CONNECTIONS`, by default 5 rounds of 3 seconds at 16 connections; `npm run
 * bench -- hostile` and `npm run bench -- siege` measure the effect of attacks, see hostile.mjs and siege.mjs.
 */
import { execFile } from "node:child_process";
import { createSecretKey } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";
import autocannon from "autocannon";
import jwt from "jsonwebtoken";
import pg from "pg";
import { startEmbeddedPostgres } from "../../server/dist/database/embedded-postgres.js";
import { measureHostile } from "./hostile.mjs";
import { operations } from "./operations.mjs";
import { measureSiege } from "./siege.mjs";
import { repository, startProcess, stopProcesses } from "./start-process.mjs";
import { fill, rowId, sizes } from "./world.mjs";

const attack = ["hostile", "siege"].find((name) => name === process.argv[2]);
const [rounds = 5, seconds = 3, connections = 16] = attack ? [] : process.argv.slice(2).map(Number);
const secret = "a-secret-that-only-this-benchmark-uses";
const ticksPerSecond = 100;

const tokens = Array.from({ length: 50 }, (_, index) =>
  jwt.sign(
    { sub: rowId("8002", index + 1), sid: rowId("8007", index + 1), role: "club_head" },
    createSecretKey(Buffer.from(secret)),
    {
      issuer: "quadwork",
      audience: "quadwork-api",
      expiresIn: "1h",
    },
  ),
);

const statOf = (processId) => {
  const stat = readFileSync(`/proc/${processId}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return { parent: Number(fields[1]), seconds: (Number(fields[11]) + Number(fields[12])) / ticksPerSecond };
};

/** Private memory of a postmaster's children, in megabytes. Shared memory is not counted. */
function backendMegabytes(postmaster) {
  let total = 0;
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      if (statOf(entry).parent !== postmaster) continue;
      total += Number(/RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${entry}/status`, "utf8"))[1]) / 1024;
    } catch {
      // The process ended while we were reading.
    }
  }
  return total;
}

/** CPU seconds that a process and its children have used. */
function cpuSeconds(processId) {
  let total = 0;
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const stat = statOf(entry);
      if (Number(entry) === processId || stat.parent === processId) total += stat.seconds;
    } catch {
      // The process ended while we were reading.
    }
  }
  return total;
}

const residentMegabytes = (processId) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, "utf8"))[1]) / 1024;

const requestOf = (name, index) => ({
  method: "POST",
  path: "/graphql",
  headers: { "content-type": "application/json", authorization: `Bearer ${tokens[index % tokens.length]}` },
  body: JSON.stringify({
    operationName: name[0].toUpperCase() + name.slice(1),
    query: operations[name].query,
    variables: name === "project" ? { id: rowId("8004", 3 * (1 + (index % Math.floor(sizes.projects / 3)))) } : {},
  }),
});

// Only one of the two reports the cost of an answer.
const answer = async (url, { path, ...request }) => ({
  ...(await (await fetch(url + path, request)).json()),
  extensions: undefined,
});

const sorted = (value) =>
  Array.isArray(value)
    ? value.map(sorted)
    : value && typeof value === "object"
      ? Object.fromEntries(
          Object.keys(value)
            .sort()
            .map((key) => [key, sorted(value[key])]),
        )
      : value;

const load = (url, name, duration) =>
  autocannon({
    url,
    duration,
    connections,
    requests: Array.from({ length: 100 }, (_, index) => requestOf(name, index)),
  });

/** CPU microseconds per request of Node and PostgreSQL while one target is under load. */
async function measure(target, postmaster, name) {
  await load(target.url, name, 1);
  const before = [cpuSeconds(target.child.pid), cpuSeconds(postmaster)];
  const result = await load(target.url, name, seconds);
  if (result.non2xx || result.errors) throw new Error(`${result.non2xx + result.errors} requests failed`);
  const requests = result.requests.total;
  const [node, postgres] = [cpuSeconds(target.child.pid) - before[0], cpuSeconds(postmaster) - before[1]].map(
    (used) => (used / requests) * 1e6,
  );
  return { node, postgres, total: node + postgres, perSecond: requests / seconds };
}

/**
 * Seconds of load before the first measurement. Until a process has compiled what it runs often, a request costs it
 * several times as much.
 */
const warmUp = 8;

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

const directory = mkdtempSync(join(tmpdir(), "quadwork-bench-"));
const postgres = await startEmbeddedPostgres({ directory, durability: "none" });
const targets = [];
try {
  const environment = {
    ...{ DATABASE_URL: postgres.url, JWT_SECRET: secret, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error" },
    ...(!attack && { COST_BUDGET: "1000000000", REQUESTS_AT_ONCE: "100" }),
    // The siege's attackers come from many addresses.
    ...(attack === "siege" && { TRUST_PROXY: "1" }),
  };
  await promisify(execFile)(process.execPath, [join(repository, "server/dist/migrate.js")], {
    env: { ...process.env, ...environment },
  });
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(fill);
  await client.end();
  const postmaster = Number(readFileSync(join(postgres.dataDirectory, "postmaster.pid"), "utf8").split("\n")[0]);

  const plain = await startProcess("tests/bench/plain-server.mjs", environment);
  targets.push(plain);
  const quadwork = await startProcess("server/dist/main.js", environment);
  targets.push(quadwork);
  await delay(2000);
  console.log(`Quadwork at rest: ${residentMegabytes(quadwork.child.pid).toFixed(0)} MB resident\n`);

  const [amount, attackRounds] = process.argv.slice(3).map(Number);
  if (attack === "siege") {
    const [ordinary, ...attackers] = tokens;
    const project = rowId("8004", 3);
    const memory = () => backendMegabytes(postmaster);
    const target = { url: quadwork.url, hostile: attackers, ordinary, project, backendMegabytes: memory };
    if (!(await measureSiege({ ...target, seconds: amount, rounds: attackRounds }))) process.exitCode = 1;
  }
  if (attack === "hostile") {
    const memory = () => residentMegabytes(quadwork.child.pid);
    if (
      !(await measureHostile({
        url: quadwork.url,
        tokens,
        residentMegabytes: memory,
        requests: amount,
        rounds: attackRounds,
      }))
    )
      process.exitCode = 1;
  }

  for (const name of attack ? [] : Object.keys(operations)) {
    for (const index of [0, 7, 13]) {
      const [expected, got] = await Promise.all(
        [plain, quadwork].map(async ({ url }) => JSON.stringify(sorted(await answer(url, requestOf(name, index))))),
      );
      if (expected !== got || !expected.startsWith('{"data"'))
        throw new Error(`${name} answers differ:\n${expected}\n${got}`);
    }
    for (const target of [plain, quadwork]) await load(target.url, name, warmUp);
    const pairs = [];
    for (let round = 0; round < rounds; round++) {
      const order = round % 2 ? [quadwork, plain] : [plain, quadwork];
      const results = new Map();
      for (const target of order) results.set(target, await measure(target, postmaster, name));
      pairs.push({ plain: results.get(plain), quadwork: results.get(quadwork) });
    }
    const figure = (target, field) => median(pairs.map((pair) => pair[target][field]));
    const ratio = median(pairs.map((pair) => pair.quadwork.total / pair.plain.total));
    for (const target of ["plain", "quadwork"])
      console.log(
        `${name.padEnd(10)} ${target.padEnd(9)} node ${figure(target, "node").toFixed(0).padStart(5)} µs  postgres ${figure(target, "postgres").toFixed(0).padStart(5)} µs  ${figure(target, "perSecond").toFixed(0).padStart(6)} requests/s`,
      );
    const { limit } = operations[name];
    console.log(
      `${name.padEnd(10)} ratio ${ratio.toFixed(2)} (median of ${rounds} pairs; at most ${limit}: ${ratio <= limit ? "kept" : "MISSED"})\n`,
    );
    if (ratio > limit) process.exitCode = 1;
  }
} finally {
  await stopProcesses(targets);
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}
