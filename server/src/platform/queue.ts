import { AppError } from "./app-error.js";

/** Runs work when its turn comes. Work still waiting when the signal is aborted never runs. */
export type Queue = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/**
 * Runs this many pieces of work at once; the others wait for their turn.
 * @throws AppError REQUEST_TIMED_OUT for work abandoned before its turn.
 */
export function queueOf(atOnce: number): Queue {
  let running = 0;
  const waiting = new Set<() => void>();

  const turn = (signal: AbortSignal | undefined) =>
    new Promise<void>((start, giveUp) => {
      const leave = () => {
        waiting.delete(begin);
        giveUp(new AppError("REQUEST_TIMED_OUT"));
      };
      const begin = () => {
        signal?.removeEventListener("abort", leave);
        start();
      };
      waiting.add(begin);
      signal?.addEventListener("abort", leave, { once: true });
    });

  return async (work, signal) => {
    if (signal?.aborted) throw new AppError("REQUEST_TIMED_OUT");
    if (running < atOnce) running++;
    // Finished work passes its place on, so that the count stays the same.
    else await turn(signal);
    try {
      return await work();
    } finally {
      const [next] = waiting;
      if (next) {
        waiting.delete(next);
        next();
      } else running--;
    }
  };
}
