import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import { queueOf, type Queue } from "../platform/queue.js";
import type { Viewer } from "../policy/viewer.js";

const peopleAtMost = 5000;
/** Of the connections, what one person's statements take at most. Less than half, so that nobody's take all. */
const share = 0.4;

/** The connections of a pool, shared out fairly among people, and all guests together. */
export class Lane {
  private readonly everyone: Queue;
  private readonly people = new LRUCache<string, Queue>({ max: peopleAtMost });

  constructor(readonly pool: Pool) {
    this.everyone = queueOf(pool.options.max);
  }

  /** @param signal aborted when nobody waits for the answer any more; then what has not begun never does. */
  run<Result>({ id }: Viewer, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const person = id ?? "guests";
    let turn = this.people.get(person);
    if (!turn) this.people.set(person, (turn = queueOf(Math.max(1, Math.floor(this.pool.options.max * share)))));
    return turn(() => this.everyone(work, signal), signal);
  }
}
