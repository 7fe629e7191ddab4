import { setTimeout as delay } from "node:timers/promises";

const answerAfterMilliseconds = 150;

/**
 * Where known and unknown addresses get the same answer, it comes after the same time too, whatever there was to do.
 */
export async function answerEvenly(work: () => Promise<void>): Promise<void> {
  await Promise.all([work(), delay(answerAfterMilliseconds)]);
}
