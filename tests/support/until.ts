import { setTimeout as delay } from "node:timers/promises";

const giveUpMilliseconds = 20_000;
/** Asking without a break would take the processor from the server that is waited for. */
const breakMilliseconds = 20;

/** Asks again and again until the answer fulfils the condition, or is true without one; returns that answer. */
export async function until<Result>(
  ask: () => Result | Promise<Result>,
  isIt: (result: Result) => boolean = Boolean,
): Promise<Result> {
  const giveUp = Date.now() + giveUpMilliseconds;
  for (;;) {
    const result = await ask();
    if (isIt(result)) return result;
    if (Date.now() > giveUp) throw new Error(`Gave up waiting. The last answer was ${JSON.stringify(result)}`);
    await delay(breakMilliseconds);
  }
}
