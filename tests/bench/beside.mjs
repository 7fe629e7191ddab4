/** Shared by the benchmarks under attack: ordinary queries, timed alone and while attackers run in another process. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** Interval between ordinary queries in milliseconds, whether or not the earlier ones have been answered. */
const ordinaryEvery = 20;

/**
 * Runs an attacker's script in a separate process at the lowest priority: real attackers bring their own machine, so
 * the cost of sending their requests must not count as the cost of answering them.
 *
 * @param {string} script a file in this folder that takes its options from one message and answers with another
 * @returns {Promise<any>} the attacker's final report
 */
export async function attackAside(script, options) {
  const attacker = fork(fileURLToPath(new URL(script, import.meta.url)));
  setPriority(attacker.pid, constants.priority.PRIORITY_LOW);
  attacker.send(options);
  const [outcomes] = await once(attacker, "message");
  return outcomes;
}

/**
 * Sends ordinary queries, one person after another, until `ended` settles.
 *
 * @param {{ query: string, variables?: object }} request
 * @returns {Promise<number[]>} duration of each query in milliseconds
 */
export async function askOrdinarily(url, tokens, request, ended) {
  const times = [];
  let asked = 0;
  const waiting = new Set();
  const ask = async () => {
    const begun = performance.now();
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${tokens[asked++ % tokens.length]}` },
      body: JSON.stringify(request),
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

/** The value below which the given share (0 to 1) of the values falls. */
export const percentile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))];

export const median = (values) => percentile(values, 0.5);
