import { LRUCache } from "lru-cache";

/**
 * Keys one process remembers, the ones used last: with as many of its own an attacker could have another one forgotten.
 */
const keysAtMost = 50_000;

interface Count {
  attempts: number;
  /** Milliseconds of the clock that only goes forward. */
  until: number;
}

/**
 * Attempts as one process by itself sees them. Bounded, unlike the library's limiter in memory, which keeps each key
 * with a timer of its own.
 */
export class LocalCounts {
  private readonly counts = new LRUCache<string, Count>({ max: keysAtMost });

  /** Counts an attempt. @returns milliseconds until the next one is let through: 0 when this one is. */
  consume(key: string, { points, seconds }: { points: number; seconds: number }): number {
    const now = performance.now();
    const known = this.counts.get(key);
    const count = known && known.until > now ? known : { attempts: 0, until: now + seconds * 1000 };
    count.attempts += 1;
    this.counts.set(key, count);
    return count.attempts > points ? count.until - now : 0;
  }

  forget(key: string): void {
    this.counts.delete(key);
  }
}
