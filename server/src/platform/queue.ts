import { AppError } from "./app-error.js";

/** Does a piece of work when its turn comes. With a signal, what still waits when it is aborted is never done. */
export type Queue = <Result>(work: () => Promise<Result>, signal?: AbortSignal) => Promise<Result>;

/**
 * Lets so many pieces of work run at once; the others wait for their turn.
 * @throws AppError REQUEST_TIMED_OUT for what was abandoned before its turn came.
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
    // Whoever finishes hands its place over, so that the count stays as it is.
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
