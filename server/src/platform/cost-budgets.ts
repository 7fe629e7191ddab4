import type pg from "pg";
import { LRUCache } from "lru-cache";
import type { Config } from "../config.js";

/** What one operation took from a budget, and what is left. */
export interface Spending {
  /** Whether the operation may run. A refused one takes nothing. */
  granted: boolean;
  /** Points left, as far as this process knows. */
  remaining: number;
  /** Seconds until the operation would be granted; 0 if it is. */
  retryAfterSeconds: number;
  /** Seconds until the budget is full again. */
  resetsInSeconds: number;
}

interface Account {
  /** Points at that time, minus everything this process has spent. */
  points: number;
  /** Milliseconds of the monotonic clock. */
  at: number;
  /** Spent here but not written yet. */
  unwritten: number;
}

/** Accounts that one process caches; the most recently used ones stay. */
const accountsAtMost = 20_000;
/** Milliseconds after which an unused account is read again. */
const rememberedFor = 60_000;
/** Milliseconds between writes of the spending. */
const writeEvery = 1000;
/** Milliseconds between deletions of full accounts. */
const cleanEvery = 600_000;

/** Subtracts the spending from each account, which refills over time and can owe at most its capacity. */
const writeSpending = `
  insert into cost_budgets as account (key, points)
  select key, $3::float8 - spent from unnest($1::text[], $2::float8[]) spending(key, spent) order by key
  on conflict (key) do update set updated_at = now(), points = greatest(-$3::float8,
    least($3::float8, account.points + $4::float8 * greatest(0, extract(epoch from now() - account.updated_at))) - ($3::float8 - excluded.points))
  returning key, points`;

/**
 * Points that a caller may spend on operations: a token bucket with a steady refill rate. Server processes share it
 * through the database without a statement per request: a process reads a caller it has not seen for a while once, then
 * decides from memory and writes the spending of all callers together every second. Points that processes grant beyond
 * the budget at the same moment become a debt that has to be refilled first.
 */
export class CostBudgets {
  private readonly accounts = new LRUCache<string, Account>({ max: accountsAtMost });
  private readonly loading = new Map<string, Promise<void>>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  private cleanedAt = performance.now();

  /** @param onStoreError called when the store cannot be reached; this process then counts alone. */
  constructor(
    private readonly store: pg.Pool,
    private readonly config: Pick<Config, "costBudget" | "costRefillPerSecond">,
    private readonly onStoreError: (error: Error) => void,
  ) {}

  /**
   * Takes points from a caller's budget if it has enough.
   * @param scale multiplies the budget and its rate, for callers who share it.
   */
  async spend(key: string, points: number, scale = 1): Promise<Spending> {
    const account = await this.account(key);
    const { costBudget: budget, costRefillPerSecond: rate } = this.config;
    // A shared budget is stored in units of a single one.
    const cost = points / scale;
    this.refill(account);
    const granted = account.points >= cost;
    if (granted) {
      account.points -= cost;
      account.unwritten += cost;
      this.timer ??= setTimeout(() => void this.write(), writeEvery).unref();
    }
    return {
      granted,
      remaining: Math.max(0, Math.floor(account.points * scale)),
      retryAfterSeconds: granted ? 0 : Math.ceil((cost - account.points) / rate),
      resetsInSeconds: Math.ceil((budget - account.points) / rate),
    };
  }

  /** Writes any remaining spending. */
  async close(): Promise<void> {
    await this.write();
  }

  private refill(account: Account): void {
    const now = performance.now();
    account.points = Math.min(
      this.config.costBudget,
      account.points + ((now - account.at) / 1000) * this.config.costRefillPerSecond,
    );
    account.at = now;
  }

  private async account(key: string): Promise<Account> {
    const known = this.accounts.get(key);
    if (known && performance.now() - known.at < rememberedFor) return known;
    let load = this.loading.get(key);
    if (!load)
      this.loading.set(key, (load = this.exchange(new Map([[key, 0]])).finally(() => this.loading.delete(key))));
    await load;
    let account = this.accounts.get(key);
    if (!account)
      this.accounts.set(key, (account = { points: this.config.costBudget, at: performance.now(), unwritten: 0 }));
    return account;
  }

  private write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(async () => {
      const spent = new Map<string, number>();
      for (const [key, account] of this.accounts.entries()) {
        if (account.unwritten === 0) continue;
        spent.set(key, account.unwritten);
        account.unwritten = 0;
      }
      if (spent.size > 0) await this.exchange(spent);
    });
    return this.writing;
  }

  /** Writes spending to the store and reads the balance of each account. */
  private async exchange(spent: Map<string, number>): Promise<void> {
    const { costBudget: budget, costRefillPerSecond: rate } = this.config;
    try {
      const { rows } = await this.store.query<{ key: string; points: number }>(writeSpending, [
        [...spent.keys()],
        [...spent.values()],
        budget,
        rate,
      ]);
      for (const { key, points } of rows) {
        const account = this.accounts.get(key);
        const unwritten = account?.unwritten ?? 0;
        this.accounts.set(
          key,
          Object.assign(account ?? {}, { points: points - unwritten, at: performance.now(), unwritten }),
        );
      }
      if (performance.now() - this.cleanedAt < cleanEvery) return;
      this.cleanedAt = performance.now();
      await this.store.query("delete from cost_budgets where updated_at < now() - $1 * interval '1 second'", [
        Math.ceil((2 * budget) / rate),
      ]);
    } catch (error) {
      this.onStoreError(error as Error);
    }
  }
}
