import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Config } from "../config.js";
import { AppError } from "./app-error.js";

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
}

/** What is limited, and how. */
export const rateLimits = {
  register: { address: { points: 200, seconds: 600 } },
  clubCodeLookup: { address: { points: 300, seconds: 600 } },
  reserveSecretCode: { address: { points: 100, seconds: 600 } },
  logIn: { address: { points: 300, seconds: 600 }, account: { points: 10, seconds: 300 } },
  completeLogIn: { address: { points: 300, seconds: 600 }, account: { points: 10, seconds: 300 } },
  manageFactor: { address: { points: 300, seconds: 600 }, account: { points: 10, seconds: 300 } },
  // Asking a signed-in person for the password again, before what must not happen behind their back.
  confirmPassword: { address: { points: 300, seconds: 600 }, account: { points: 10, seconds: 300 } },
  refreshSession: { address: { points: 1200, seconds: 600 } },
  verifyEmail: { address: { points: 300, seconds: 600 } },
  resendVerification: { address: { points: 200, seconds: 600 }, account: { points: 5, seconds: 600 } },
  requestPasswordReset: { address: { points: 200, seconds: 600 }, account: { points: 5, seconds: 600 } },
  uploadPicture: { address: { points: 300, seconds: 600 }, account: { points: 20, seconds: 600 } },
  // What makes the server call a stranger's address, or look up its name.
  useWebhook: { address: { points: 300, seconds: 600 }, account: { points: 60, seconds: 600 } },
  resetPassword: { address: { points: 200, seconds: 600 } },
  sendContactMessage: { address: { points: 60, seconds: 600 }, account: { points: 5, seconds: 600 } },
} as const satisfies Record<string, LimitPair>;

export type RateLimitName = keyof typeof rateLimits;

/** How many mails of one kind anybody together can cause to one recipient. Their links outlive the time, so none is missed. */
const mailsPerRecipient: Limit = { points: 5, seconds: 3600 };

/** Whom an attempt counts for. */
export interface Attempt {
  /** Network address of the caller. */
  address: string;
  /** What names the account, such as its e-mail address; whether it exists makes no difference. */
  account?: string;
}

/** Waiting for the store must never slow a request noticeably. */
const storeMilliseconds = 500;

const digest = (...parts: string[]) => createHash("sha256").update(parts.join("\n")).digest("base64url");

/** One caller's network: an IPv4 address, or the 64 leading bits of an IPv6 address, which one subscriber owns whole. */
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
  private readonly limiters = new Map<string, RateLimiterPostgres>();

  /** @param onStoreError told when the store could not be asked; the attempt was let through. */
  constructor(
    database: { url: string },
    config: Pick<Config, "rateLimitScale">,
    private readonly onStoreError: (error: Error) => void,
  ) {
    this.store = new pg.Pool({
      connectionString: database.url,
      max: 2,
      connectionTimeoutMillis: storeMilliseconds,
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
    }
    this.add("mail", mailsPerRecipient);
  }

  private add(name: string, { points, seconds }: Limit): void {
    const options = { storeClient: this.store, storeType: "pool", tableName: "rate_limits", tableCreated: true };
    // Each limiter could clear the whole table of what has expired; one of them does.
    const clearExpiredByTimeout = this.limiters.size === 0;
    this.limiters.set(
      name,
      new RateLimiterPostgres({ ...options, clearExpiredByTimeout, keyPrefix: name, points, duration: seconds }),
    );
  }

  /**
   * Counts an attempt.
   * @throws AppError RATE_LIMITED with the seconds to wait when there were too many.
   */
  async consume(name: RateLimitName, { address, account }: Attempt): Promise<void> {
    const network = networkOf(address);
    const waits = await Promise.all([
      this.count(`${name}:address`, digest(network)),
      account === undefined ? 0 : this.count(`${name}:account`, digest(network, account.toLowerCase())),
    ]);
    const wait = Math.max(...waits);
    if (wait > 0) throw new AppError("RATE_LIMITED", { retryAfterSeconds: Math.ceil(wait / 1000) });
  }

  /** Forgets the failed attempts on an account from an address, after one that succeeded. */
  async forgive(name: RateLimitName, { address, account = "" }: Attempt): Promise<void> {
    await this.limiters
      .get(`${name}:account`)
      ?.delete(digest(networkOf(address), account.toLowerCase()))
      .catch(this.onStoreError);
  }

  /** Whether one more mail of a kind may go to a recipient. Never refuses aloud, because that would tell who has an account. */
  async mayMail(kind: string, recipient: string): Promise<boolean> {
    return (await this.count("mail", digest(kind, recipient.toLowerCase()))) === 0;
  }

  async close(): Promise<void> {
    await this.store.end();
  }

  /** Milliseconds until the next attempt is let through: 0 when this one is, and when the store fails. */
  private async count(limiter: string, key: string): Promise<number> {
    try {
      await this.limiters.get(limiter)?.consume(key);
      return 0;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return Math.max(refusal.msBeforeNext, 1);
      this.onStoreError(refusal as Error);
      return 0;
    }
  }
}
