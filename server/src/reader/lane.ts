import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import { queueOf, type Queue } from "../platform/queue.js";
import type { Viewer } from "../policy/viewer.js";

const peopleAtMost = 5000;
/** Largest share of the connections for one person's statements. Less than half, so that no one can occupy them all. */
const share = 0.4;

/** Shares the connections of a pool fairly among people; all guests count as one. */
export class Lane {
  private readonly everyone: Queue;
  private readonly people = new LRUCache<string, Queue>({ max: peopleAtMost });

  constructor(readonly pool: Pool) {
    this.everyone = queueOf(pool.options.max);
  }

  /** @param signal aborted when the response is no longer awaited; waiting work is then dropped. */
  run<Result>({ id }: Viewer, work: () => Promise<Result>, signal?: AbortSignal): Promise<Result> {
    const person = id ?? "guests";
    let turn = this.people.get(person);
    if (!turn) this.people.set(person, (turn = queueOf(Math.max(1, Math.floor(this.pool.options.max * share)))));
    return turn(() => this.everyone(work, { signal }), { signal });
  }
}
