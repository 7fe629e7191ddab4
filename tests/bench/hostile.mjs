/**
 * `npm run bench -- hostile`: what 10,000 hostile requests over 50 connections do to a server and to the people who
 * send it ordinary queries meanwhile. Rounds with and without the attack alternate, so that a noisy machine disturbs
 * both alike. Linux only, because memory is read from /proc.
 *
 * Options: `npm run bench -- hostile REQUESTS ROUNDS`, by default 10,000 in 5 rounds.
 */
import { setTimeout as delay } from "node:timers/promises";
import { attack } from "../support/hostile.cjs";
import { askOrdinarily, attackAside, median, percentile } from "./beside.mjs";
import { operations } from "./operations.mjs";

const connections = 50;
/** Length of a round without an attack, in milliseconds. */
const quietRound = 8000;
const aims = { memoryMegabytes: 150, slower: 3 };

/** Runs the benchmark against a server. Returns whether all limits were kept. */
export async function measureHostile({
  url,
  tokens: [hostile, ...ordinary],
  residentMegabytes,
  requests = 10_000,
  rounds = 5,
}) {
  // Warm-up: first runs are compiled, which is the cost of neither the attack nor the query.
  await attack({ url, token: hostile, count: 200, connections });
  const query = { query: operations.dashboard.query };
  await askOrdinarily(url, ordinary, query, delay(3000));
  const before = residentMegabytes();
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, residentMegabytes())), 100);
  const statuses = {};
  const failed = {};
  const p99 = { alone: [], beside: [] };
  for (let round = 0; round < rounds; round++) {
    p99.alone.push(percentile(await askOrdinarily(url, ordinary, query, delay(quietRound)), 0.99));
    const attacking = attackAside("attacker.mjs", {
      url,
      token: hostile,
      count: Math.ceil(requests / rounds),
      connections,
    });
    p99.beside.push(percentile(await askOrdinarily(url, ordinary, query, attacking), 0.99));
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
    `hostile    answers by status (0: connection closed early) ${JSON.stringify(statuses)}; 5xx ${JSON.stringify(failed)}; ${alive ? "alive" : "DEAD"}`,
  );
  console.log(
    `hostile    memory ${before.toFixed(0)} MB, at most ${highest.toFixed(0)} MB, growth ${grown.toFixed(0)} MB (under ${aims.memoryMegabytes})`,
  );
  console.log(
    `hostile    p99 of an ordinary query ${median(p99.alone).toFixed(0)} ms alone, ${median(p99.beside).toFixed(0)} ms under attack: ${slower.toFixed(1)} times (at most ${aims.slower})`,
  );
  console.log(`hostile    ${kept ? "kept" : "MISSED"}\n`);
  return kept;
}
