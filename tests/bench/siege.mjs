/**
 * `npm run bench -- siege`: fifty attackers at once, each with an account or network of their own, send the largest
 * statements that are accepted, null instead of a page size, searches, a stream of new documents, unfinished bodies and
 * guessed passwords. Meanwhile another person reads a project. Rounds with and without the attack alternate, so that a
 * noisy machine disturbs both alike.
 *
 * Options: `npm run bench -- siege SECONDS ROUNDS`, by default 15 seconds in 5 rounds.
 */
import { setTimeout as delay } from "node:timers/promises";
import { askOrdinarily, attackAside, median, percentile } from "./beside.mjs";
import { operations } from "./operations.mjs";

const attackers = 50;
const aims = { backendMegabytes: 100, slower: 3 };
/** Interval between readiness checks, in milliseconds. */
const readinessEvery = 200;

/** Requests `/readyz` until `ended` settles. Returns how often each status came back. */
async function askReadiness(url, ended) {
  const statuses = {};
  let going = true;
  void ended.finally(() => (going = false));
  while (going) {
    const { status } = await fetch(`${url}/readyz`);
    statuses[status] = (statuses[status] ?? 0) + 1;
    await delay(readinessEvery);
  }
  return statuses;
}

/**
 * Runs the benchmark against a server that trusts one proxy hop. Returns whether all limits were kept.
 *
 * @param {{ url: string, hostile: string[], ordinary: string, project: string, backendMegabytes: () => number }} target
 *   access tokens of the attackers and of the ordinary person, the project to read, and the memory of all PostgreSQL
 *   backends
 */
export async function measureSiege({ url, hostile, ordinary, project, backendMegabytes, seconds = 15, rounds = 5 }) {
  const request = { query: operations.project.query, variables: { id: project } };
  const attack = (milliseconds) => attackAside("siege-attacker.mjs", { url, tokens: hostile, attackers, milliseconds });
  // Warm-up: first runs are compiled, which is the cost of neither the attack nor the query.
  await Promise.all([attack(2000), askOrdinarily(url, [ordinary], request, delay(3000))]);
  const before = backendMegabytes();
  let highest = before;
  const watch = setInterval(() => (highest = Math.max(highest, backendMegabytes())), 1000);
  const p99 = { alone: [], beside: [] };
  const ready = {};
  let outcomes;
  for (let round = 0; round < rounds; round++) {
    p99.alone.push(percentile(await askOrdinarily(url, [ordinary], request, delay(seconds * 1000)), 0.99));
    const attacking = attack(seconds * 1000);
    const [times, statuses] = await Promise.all([
      askOrdinarily(url, [ordinary], request, attacking),
      askReadiness(url, attacking),
    ]);
    p99.beside.push(percentile(times, 0.99));
    for (const [status, count] of Object.entries(statuses)) ready[status] = (ready[status] ?? 0) + count;
    outcomes = await attacking;
  }
  clearInterval(watch);
  const slower = median(p99.beside.map((beside, round) => beside / p99.alone[round]));
  const grown = highest - before;
  const kept = slower <= aims.slower && grown < aims.backendMegabytes && Object.keys(ready).join() === "200";
  console.log(`siege      answers by status in the last round (0: no answer) ${JSON.stringify(outcomes)}`);
  console.log(`siege      /readyz by status ${JSON.stringify(ready)}`);
  console.log(
    `siege      PostgreSQL's backends grew by ${grown.toFixed(0)} MB in total (under ${aims.backendMegabytes})`,
  );
  console.log(
    `siege      p99 of project(id) ${median(p99.alone).toFixed(1)} ms alone, ${median(p99.beside).toFixed(1)} ms under attack: ` +
      `${slower.toFixed(1)} times (at most ${aims.slower})`,
  );
  console.log(`siege      ${kept ? "kept" : "MISSED"}\n`);
  return kept;
}
