import { LRUCache } from "lru-cache";

/**
 * Keys that one process caches, most recently used first; enough that an attacker cannot evict a key with many others.
 */
const keysAtMost = 50_000;

interface Count {
  attempts: number;
  /** Milliseconds of the monotonic clock. */
  until: number;
}

/**
 * Attempts as a single process counts them. Bounded, unlike the library's in-memory limiter, which keeps each key with
 * a separate timer.
 */
export class LocalCounts {
  private readonly counts = new LRUCache<string, Count>({ max: keysAtMost });

  /** Counts an attempt. @returns milliseconds until the next one is allowed: 0 if this one is. */
  consume(key: string, { points, seconds }: { points: number; seconds: number }): number {
    const now = performance.now();
    const known = this.counts.get(key);
    const count = known && known.until > now ? known : { attempts: 0, until: now + seconds * 1000 };
    count.attempts += 1;
    this.counts.set(key, count);
    return count.attempts > points ? count.until - now : 0;
  }

  /** Makes an attempt uncounted. */
  takeBack(key: string): void {
    const count = this.counts.get(key);
    if (count) count.attempts -= 1;
  }

  forget(key: string): void {
    this.counts.delete(key);
  }
}
