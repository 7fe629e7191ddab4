import { setTimeout as delay } from "node:timers/promises";

const answerAfterMilliseconds = 150;

/** Makes responses for known and unknown addresses take equally long, whatever work they involve. */
export async function answerEvenly(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), delay(answerAfterMilliseconds)]);
}
