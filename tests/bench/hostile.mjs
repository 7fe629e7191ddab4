/**
 * `npm run bench -- hostile`: what 10,000 hostile requests at 50 connections do to a server and to whoever asks it
 * something ordinary meanwhile. Rounds of the ordinary query alone and beside the attack take turns, so that a noisy
 * machine disturbs both alike. Linux only, because memory is read from /proc.
 *
 * Options: `npm run bench -- hostile REQUESTS ROUNDS`, by default 10,000 in 5 rounds.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { attack } from "../support/hostile.cjs";
import { operations } from "./operations.mjs";

const connections = 50;
/** Ordinary queries are asked this often, whatever becomes of the ones before. */
const ordinaryEvery = 20;
/** Rounds without an attack take this long. Milliseconds. */
const quietRound = 8000;
const aims = { memoryMegabytes: 150, slower: 3 };

/**
 * The attack in a process of its own that yields to all others: attackers bring their own machine, and what it costs to
 * send their requests must not be taken for what it costs to answer them.
 */
async function attackAside(options) {
  const attacker = fork(fileURLToPath(new URL("attacker.mjs", import.meta.url)));
  setPriority(attacker.pid, constants.priority.PRIORITY_LOW);
  attacker.send(options);
  const [outcomes] = await once(attacker, "message");
  return outcomes;
}

/** Milliseconds that each ordinary query took until `ended`. */
async function askOrdinarily(url, tokens, ended) {
  const times = [];
  let asked = 0;
  const waiting = new Set();
  const ask = async () => {
    const begun = performance.now();
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${tokens[asked++ % tokens.length]}` },
      body: JSON.stringify({ query: operations.dashboard.query }),
    });
    const { errors } = await response.json();
    if (errors) throw new Error(`An ordinary query failed: ${JSON.stringify(errors)}`);
    times.push(performance.now() - begun);
  };
  let going = true;
  void ended.finally(() => (going = false));
  while (going) {
    const asking = ask().finally(() => waiting.delete(asking));
    waiting.add(asking);
    await delay(ordinaryEvery);
  }
  await Promise.all(waiting);
  return times;
}

const percentile = (times, share) =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))];
const median = (values) => percentile(values, 0.5);

/** Runs the measure against a server; whether all promises were kept. */
export async function measureHostile({
  url,
  tokens: [hostile, ...ordinary],
  residentMegabytes,
  requests = 10_000,
  rounds = 5,
}) {
  // What runs for the first time is compiled then; that is neither the attack's nor the query's doing.
  await attack({ url, token: hostile, count: 200, connections });
  await askOrdinarily(url, ordinary, delay(3000));
  const before = residentMegabytes();
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, residentMegabytes())), 100);
  const statuses = {};
  const failed = {};
  const p99 = { alone: [], beside: [] };
  for (let round = 0; round < rounds; round++) {
    p99.alone.push(percentile(await askOrdinarily(url, ordinary, delay(quietRound)), 0.99));
    const attacking = attackAside({ url, token: hostile, count: Math.ceil(requests / rounds), connections });
    p99.beside.push(percentile(await askOrdinarily(url, ordinary, attacking), 0.99));
    for (const [kind, byStatus] of Object.entries(await attacking))
      for (const [status, count] of Object.entries(byStatus)) {
        statuses[status] = (statuses[status] ?? 0) + count;
        if (Number(status) >= 500) failed[kind] = (failed[kind] ?? 0) + count;
      }
  }
  clearInterval(watch);
  const alive = (await fetch(`${url}/healthz`)).ok;
  const slower = median(p99.beside.map((beside, round) => beside / p99.alone[round]));
  const grown = highest - before;
  const kept = alive && Object.keys(failed).length === 0 && grown < aims.memoryMegabytes && slower <= aims.slower;
  console.log(
    `hostile    answers by status (0: connection ended first) ${JSON.stringify(statuses)}; 5xx ${JSON.stringify(failed)}; ${alive ? "alive" : "DEAD"}`,
  );
  console.log(
    `hostile    memory ${before.toFixed(0)} MB, at most ${highest.toFixed(0)} MB: grown by ${grown.toFixed(0)} MB (under ${aims.memoryMegabytes})`,
  );
  console.log(
    `hostile    p99 of an ordinary query ${median(p99.alone).toFixed(0)} ms alone, ${median(p99.beside).toFixed(0)} ms beside: ${slower.toFixed(1)} times (at most ${aims.slower})`,
  );
  console.log(`hostile    ${kept ? "kept" : "MISSED"}\n`);
  return kept;
}
