import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Config } from "../config.js";
import { normalEmail } from "../contract/index.js";
import { AppError } from "./app-error.js";
import { LocalCounts } from "./local-counts.js";

interface Limit {
  /** How often. */
  points: number;
  /** Within how many seconds. */
  seconds: number;
}

interface LimitPair {
  /** For everybody behind one network address; multiplied by RATE_LIMIT_SCALE. Must leave room for a class of 60. */
  address?: Limit;
  /** For one account from one network address, so that nobody can use up somebody else's attempts. */
  account?: Limit;
  /**
   * For one account on one device that it is known to use, which counts instead of the other two: wrong passwords of
   * somebody behind the same network address must not keep the owner out.
   */
  device?: Limit;
  /**
   * For one account from everywhere. Only for what is asked of people who know the password or are signed in, because
   * anybody who is asked can use up these attempts.
   */
  everywhere?: Limit;
}

/** What guards a second factor, or the password of somebody who is signed in, against guesses from many networks. */
const everywhere: Limit = { points: 50, seconds: 3600 };

/**
 * What is limited, and how. When the store cannot be asked, each process counts by itself and lets half as many
 * attempts through, rounded up: nothing here is open then, neither what guards a secret (logins, codes, links, refresh
 * tokens) nor what costs others something (mails, files, calls to strangers' addresses).
 */
export const rateLimits = {
  register: { address: { points: 200, seconds: 600 } },
  lookUpSecretCode: { address: { points: 300, seconds: 600 } },
  reserveSecretCode: { address: { points: 100, seconds: 600 } },
  logIn: {
    address: { points: 300, seconds: 600 },
    account: { points: 10, seconds: 300 },
    device: { points: 10, seconds: 300 },
  },
  completeLogIn: { address: { points: 300, seconds: 600 }, account: { points: 10, seconds: 300 }, everywhere },
  manageFactor: { address: { points: 300, seconds: 600 }, account: { points: 10, seconds: 300 }, everywhere },
  // Asking a signed-in person for the password again, before what must not happen behind their back.
  confirmPassword: { address: { points: 300, seconds: 600 }, account: { points: 10, seconds: 300 }, everywhere },
  refreshSession: { address: { points: 1200, seconds: 600 } },
  verifyEmail: { address: { points: 300, seconds: 600 } },
  resendVerification: { address: { points: 200, seconds: 600 }, account: { points: 5, seconds: 600 } },
  requestPasswordReset: { address: { points: 200, seconds: 600 }, account: { points: 5, seconds: 600 } },
  uploadPicture: { address: { points: 300, seconds: 600 }, account: { points: 20, seconds: 600 } },
  // What makes the server call a stranger's address, or look up its name.
  useWebhook: { address: { points: 300, seconds: 600 }, account: { points: 60, seconds: 600 } },
  checkPasswordReset: { address: { points: 300, seconds: 600 } },
  resetPassword: { address: { points: 200, seconds: 600 } },
  sendContactMessage: { address: { points: 60, seconds: 600 }, account: { points: 5, seconds: 600 } },
} as const satisfies Record<string, LimitPair>;

export type RateLimitName = keyof typeof rateLimits;

/**
 * How many mails of one kind anybody together can cause to one recipient. Their links outlive the time, so none is
 * missed.
 */
const mailsPerRecipient: Limit = { points: 5, seconds: 3600 };

/** Whom an attempt counts for. */
export interface Attempt {
  /** Network address of the caller. */
  address: string;
  /** What names the account, such as its e-mail address; whether it exists makes no difference. */
  account?: string;
  /** The secret of a device that the account is known to use, if the caller has shown one. */
  device?: string | null;
}

/** One limit in the shared store, and what stands in for it while the store cannot be asked. */
interface Limiter {
  shared: RateLimiterPostgres;
  alone: Limit;
}

/** Connections for counts, of each process. */
const storeConnections = 4;
/** Waiting for the store must never slow a request much. For a connection twice as long. */
const storeMilliseconds = 500;

const digest = (...parts: string[]) => createHash("sha256").update(parts.join("\n")).digest("base64url");

/**
 * One caller's network: an IPv4 address, or the 64 leading bits of an IPv6 address, which one subscriber owns whole.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = "", tail] = address.toLowerCase().split("%")[0]!.split("::");
  const groups = head ? head.split(":") : [];
  const after = tail ? tail.split(":") : [];
  const filled =
    tail === undefined
      ? groups
      : [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill("0"), ...after];
  return `${filled
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}

/** What stands for a caller's network in the store, where no address is kept. */
export const networkKey = (address: string): string => digest(networkOf(address));

/** Slows down guessing and flooding. The counts live in the database, so that several server processes share them. */
export class RateLimits {
  /** Connections for counts: few, impatient, and never waiting for the disk. */
  readonly store: pg.Pool;
  private readonly limiters = new Map<string, Limiter>();
  private readonly local = new LocalCounts();

  /** @param onStoreError told when the store could not be asked; the attempt was counted by this process alone. */
  constructor(
    database: { url: string },
    config: Pick<Config, "rateLimitScale">,
    private readonly onStoreError: (error: Error) => void,
  ) {
    this.store = new pg.Pool({
      connectionString: database.url,
      max: storeConnections,
      connectionTimeoutMillis: 2 * storeMilliseconds,
      // For a database that says nothing at all.
      query_timeout: 2 * storeMilliseconds,
      allowExitOnIdle: true,
      // Counts that a crash loses are worth no wait for the disk.
      options: `-c statement_timeout=${storeMilliseconds} -c synchronous_commit=off`,
    });
    this.store.on("error", onStoreError);
    for (const [name, limit] of Object.entries(rateLimits) as [RateLimitName, LimitPair][]) {
      if (limit.address)
        this.add(`${name}:address`, {
          ...limit.address,
          points: Math.ceil(limit.address.points * config.rateLimitScale),
        });
      if (limit.account) this.add(`${name}:account`, limit.account);
      if (limit.device) this.add(`${name}:device`, limit.device);
      if (limit.everywhere) this.add(`${name}:everywhere`, limit.everywhere);
    }
    this.add("mail", mailsPerRecipient);
  }

  private add(name: string, { points, seconds }: Limit): void {
    const options = { storeClient: this.store, storeType: "pool", tableName: "rate_limits", tableCreated: true };
    // Each limiter could clear the whole table of what has expired; one of them does.
    const clearExpiredByTimeout = this.limiters.size === 0;
    // Who was refused once is refused from memory for as long as that lasts, so that a flood does not reach the store.
    const inMemoryBlockOnConsumed = points + 1;
    const shared = new RateLimiterPostgres({
      ...options,
      clearExpiredByTimeout,
      keyPrefix: name,
      points,
      duration: seconds,
      inMemoryBlockOnConsumed,
    });
    this.limiters.set(name, { shared, alone: { points: Math.ceil(points / 2), seconds } });
  }

  /**
   * Counts an attempt.
   * @throws AppError RATE_LIMITED with the seconds to wait when there were too many.
   */
  async consume(name: RateLimitName, attempt: Attempt): Promise<void> {
    const own = ownCount(name, attempt);
    let wait = own?.limiter === `${name}:device` ? 0 : await this.count(`${name}:address`, networkKey(attempt.address));
    // One network's flood is not to fill the store with counts of accounts.
    if (wait === 0 && own) wait = await this.count(own.limiter, own.key);
    if (wait === 0 && attempt.account !== undefined)
      wait = await this.count(`${name}:everywhere`, everywhereKey(attempt.account));
    if (wait > 0) throw new AppError("RATE_LIMITED", { retryAfterSeconds: Math.ceil(wait / 1000) });
  }

  /** Forgets the failed attempts on an account from an address, after one that succeeded. */
  async forgive(name: RateLimitName, attempt: Attempt): Promise<void> {
    const own = ownCount(name, attempt);
    if (!own || attempt.account === undefined) return;
    await this.forget(own.limiter, own.key);
    await this.forget(`${name}:everywhere`, everywhereKey(attempt.account));
  }

  private async forget(name: string, key: string): Promise<void> {
    this.local.forget(`${name} ${key}`);
    await this.limiters.get(name)?.shared.delete(key).catch(this.onStoreError);
  }

  /**
   * Whether one more mail of a kind may go to a recipient. Never refuses aloud, because that would tell who has an
   * account.
   */
  async mayMail(kind: string, recipient: string): Promise<boolean> {
    return (await this.count("mail", digest(kind, normalEmail(recipient)))) === 0;
  }

  async close(): Promise<void> {
    await this.store.end();
  }

  /** Milliseconds until the next attempt is let through: 0 when this one is, or is not limited so. */
  private async count(name: string, key: string): Promise<number> {
    const limiter = this.limiters.get(name);
    if (!limiter) return 0;
    try {
      await limiter.shared.consume(key);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext, 1);
      this.onStoreError(refusal as Error);
      return this.local.consume(`${name} ${key}`, limiter.alone);
    }
  }
}

/** What stands for an account wherever it is asked from. */
const everywhereKey = (account: string) => digest("everywhere", normalEmail(account));

/**
 * Where an attempt counts for its account: on a device that it is known to use, or else in a network. Null where there
 * is no account.
 */
function ownCount(name: RateLimitName, { address, account, device }: Attempt): { limiter: string; key: string } | null {
  if (account === undefined) return null;
  const isOnDevice = device && "device" in rateLimits[name];
  return isOnDevice
    ? { limiter: `${name}:device`, key: digest("device", device, normalEmail(account)) }
    : { limiter: `${name}:account`, key: digest(networkOf(address), normalEmail(account)) };
}
