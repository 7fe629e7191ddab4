/** What measures under attack share: ordinary queries, timed alone and beside attackers who work in another process. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** Ordinary queries are sent this often, in milliseconds, whether or not the ones before were answered. */
const ordinaryEvery = 20;

/**
 * Runs an attacker's script in a process of its own, at the lowest priority: attackers bring their own machine, so the
 * cost of sending their requests must not be taken for the cost of answering them.
 *
 * @param {string} script a file of this folder that takes its options from one message and answers with another
 * @returns {Promise<any>} what the attacker reports in the end
 */
export async function attackAside(script, options) {
  const attacker = fork(fileURLToPath(new URL(script, import.meta.url)));
  setPriority(attacker.pid, constants.priority.PRIORITY_LOW);
  attacker.send(options);
  const [outcomes] = await once(attacker, "message");
  return outcomes;
}

/**
 * Sends ordinary queries, each person in turn, until `ended` settles.
 *
 * @param {{ query: string, variables?: object }} request
 * @returns {Promise<number[]>} milliseconds that each one took
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

/** The value below which a share (0 to 1) of the values lies. */
export const percentile = (values, share) =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * share))];

export const median = (values) => percentile(values, 0.5);
