import { AppError } from "./app-error.js";

interface Place {
  /** Whose work it is; those who wait take turns. Work without it shares one line. */
  from?: string;
  /** Work still waiting when this is aborted never runs. */
  signal?: AbortSignal | undefined;
}

/** Runs work when its turn comes. */
export type Queue = <Result>(work: () => Promise<Result>, place?: Place) => Promise<Result>;

/** Seconds after which to try again when too much waits already. */
const retryAfterSeconds = 5;

/**
 * Runs this many pieces of work at once; the others wait. Those they come from take turns, so that one with much work
 * delays another by one piece per turn.
 * @param waitingAtMost from one; more is refused.
 * @throws AppError REQUEST_TIMED_OUT for work abandoned before its turn, RATE_LIMITED for work that may not wait.
 */
export function queueOf(atOnce: number, waitingAtMost = Infinity): Queue {
  let running = 0;
  /** Lines of waiting work, the one whose turn is next first. None is empty. */
  const lines = new Map<string, Set<() => void>>();

  const turn = ({ from = "", signal }: Place) =>
    new Promise<void>((start, giveUp) => {
      const line = lines.get(from) ?? new Set();
      if (line.size >= waitingAtMost) return giveUp(new AppError("RATE_LIMITED", { retryAfterSeconds }));
      const leave = () => {
        line.delete(begin);
        if (line.size === 0) lines.delete(from);
        giveUp(new AppError("REQUEST_TIMED_OUT"));
      };
      const begin = () => {
        signal?.removeEventListener("abort", leave);
        start();
      };
      lines.set(from, line.add(begin));
      signal?.addEventListener("abort", leave, { once: true });
    });

  const next = (): (() => void) | undefined => {
    const [first] = lines;
    if (!first) return undefined;
    const [from, line] = first;
    const [begin] = line;
    line.delete(begin!);
    lines.delete(from);
    // Behind all others.
    if (line.size > 0) lines.set(from, line);
    return begin;
  };

  return async (work, place = {}) => {
    if (place.signal?.aborted) throw new AppError("REQUEST_TIMED_OUT");
    if (running < atOnce) running++;
    // Finished work passes its place on, so that the count stays the same.
    else await turn(place);
    try {
      return await work();
    } finally {
      const begin = next();
      if (begin) begin();
      else running--;
    }
  };
}
