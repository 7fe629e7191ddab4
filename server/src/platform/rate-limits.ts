import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import pg from "pg";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Config } from "../config.js";
import { limits, normalEmail } from "../contract/index.js";
import { AppError } from "./app-error.js";
import { LocalCounts } from "./local-counts.js";

interface Limit {
  /** Number of attempts. */
  points: number;
  /** Length of the window in seconds. */
  seconds: number;
}

interface LimitPair {
  /** Per network address; multiplied by RATE_LIMIT_SCALE. Must leave room for a class of 60. */
  address?: Limit;
  /** Per account and network address, so that no one can use up another person's attempts. */
  account?: Limit;
  /**
   * Per account and known device; replaces the other two limits: wrong passwords from behind the same network address
   * must not lock the owner out.
   */
  device?: Limit;
  /**
   * Per account, from everywhere. For people who know the password or are signed in, because anyone allowed to try can
   * use these attempts up; for strangers only where known devices are exempt.
   */
  everywhere?: Limit;
}

/** Protects a second factor, or the password of a signed-in person, from guesses from many networks. */
const everywhere: Limit = { points: 50, seconds: 3600 };

/**
 * The limited actions and their limits. When the store cannot be reached, each process counts alone and allows half as
 * many attempts, rounded up: the limits stay in force for secrets (logins, codes, links, refresh tokens) and for what
 * costs others something (mails, files, calls to other people's servers).
 */
export const rateLimits = {
  register: { address: { points: 200, seconds: 600 } },
  // Fewer than mails per recipient, so that one network cannot use up what an address is sent.
  registerSameEmail: { account: { points: 3, seconds: 3600 } },
  lookUpSecretCode: { address: { points: 300, seconds: 600 } },
  reserveSecretCode: { address: { points: 100, seconds: 600 } },
  logIn: {
    address: { points: 300, seconds: 600 },
    account: { points: 10, seconds: 300 },
    device: { points: 10, seconds: 300 },
  },
  // Logins from unknown devices, counted while the password stays the same; only wrong passwords stay counted. An
  // attacker with many networks can use these up: for that hour, the owner needs a known device or a new password.
  logInFromNewDevice: { everywhere: { points: 100, seconds: 3600 } },
  completeLogIn: { address: { points: 300, seconds: 600 }, account: { points: 10, seconds: 300 }, everywhere },
  manageFactor: { address: { points: 300, seconds: 600 }, account: { points: 10, seconds: 300 }, everywhere },
  // Asking a signed-in person for the password again, before sensitive changes.
  confirmPassword: { address: { points: 300, seconds: 600 }, account: { points: 10, seconds: 300 }, everywhere },
  // Invitations to act for a club or startup: mails to strangers, counted by inviter.
  invitePerson: { address: { points: 300, seconds: 600 }, everywhere: { points: 60, seconds: 86_400 } },
  // Previews and parts of imported lists. How many mails they send is limited by club and by address.
  importRoster: { address: { points: 600, seconds: 600 }, everywhere: { points: 200, seconds: 3600 } },
  resendRosterInvitation: { address: { points: 300, seconds: 600 }, everywhere: { points: 100, seconds: 86_400 } },
  openInvitation: { address: { points: 300, seconds: 600 } },
  refreshSession: { address: { points: 1200, seconds: 600 } },
  verifyEmail: { address: { points: 300, seconds: 600 } },
  resendVerification: { address: { points: 200, seconds: 600 }, account: { points: 5, seconds: 600 } },
  requestPasswordReset: { address: { points: 200, seconds: 600 }, account: { points: 5, seconds: 600 } },
  uploadPicture: { address: { points: 300, seconds: 600 }, account: { points: 20, seconds: 600 } },
  // Actions that make the server call a foreign address, or look up its name.
  useWebhook: { address: { points: 300, seconds: 600 }, account: { points: 60, seconds: 600 } },
  checkPasswordReset: { address: { points: 300, seconds: 600 } },
  resetPassword: { address: { points: 200, seconds: 600 } },
  // Each offer is mailed to somebody.
  offerHandover: { address: { points: 300, seconds: 600 }, account: { points: 10, seconds: 3600 } },
  // Each that is stored takes an operator's time.
  report: { address: { points: 300, seconds: 600 }, everywhere: { points: limits.reportsPerDay, seconds: 86_400 } },
  // Operators look accounts up one by one, never all of them.
  openAccount: { address: { points: 300, seconds: 600 }, account: { points: 60, seconds: 3600 } },
  // Each makes the server ask foreign name servers and websites.
  verifyDomain: { address: { points: 300, seconds: 600 }, everywhere: { points: 100, seconds: 86_400 } },
  // Mails to strangers, counted by sender.
  mailDomain: { address: { points: 300, seconds: 600 }, everywhere: { points: 10, seconds: 86_400 } },
  openDomainMail: { address: { points: 300, seconds: 600 } },
  createCalendarFeed: { address: { points: 300, seconds: 600 }, everywhere: { points: 20, seconds: 86_400 } },
  // Large services read the calendars of many people from few addresses.
  readCalendar: { address: { points: 6000, seconds: 600 }, everywhere: { points: 30, seconds: 600 } },
  sendContactMessage: { address: { points: 60, seconds: 600 }, account: { points: 5, seconds: 600 } },
} as const satisfies Record<string, LimitPair>;

export type RateLimitName = keyof typeof rateLimits;

/** Mails of one kind to one recipient. Their links outlive the window, so none is missed. */
const mailsPerRecipient: Limit = { points: 5, seconds: 3600 };

/** What an attempt is counted by. */
export interface Attempt {
  /** Network address of the caller. */
  address: string;
  /** Identifies the account, for example its email address; the account need not exist. */
  account?: string;
  /** The secret of a device known to the account, if the caller presented one. */
  device?: string | null;
}

/** One limit in the shared store, and its fallback for when the store cannot be reached. */
interface Limiter {
  shared: RateLimiterPostgres;
  alone: Limit;
}

/** Connections for counts, per process. */
const storeConnections = 4;
/** Milliseconds to wait for the store, so that it never slows a request much. Twice as long for a connection. */
const storeMilliseconds = 500;

const digest = (...parts: string[]) => createHash("sha256").update(parts.join("\n")).digest("base64url");

/** A caller's network: an IPv4 address, or the 64-bit prefix of an IPv6 address, which one subscriber owns whole. */
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

/** The store's key for a caller's network; addresses are not stored. */
export const networkKey = (address: string): string => digest(networkOf(address));

/** Slows down guessing and flooding. The counts are in the database, so that server processes share them. */
export class RateLimits {
  /** Connections for counts: few, with short timeouts and asynchronous commit. */
  readonly store: pg.Pool;
  private readonly limiters = new Map<string, Limiter>();
  private readonly local = new LocalCounts();

  /** @param onStoreError called when the store cannot be reached; the attempt is then counted by this process alone. */
  constructor(
    database: { url: string },
    config: Pick<Config, "rateLimitScale">,
    private readonly onStoreError: (error: Error) => void,
  ) {
    this.store = new pg.Pool({
      connectionString: database.url,
      max: storeConnections,
      connectionTimeoutMillis: 2 * storeMilliseconds,
      // For a database that does not respond at all.
      query_timeout: 2 * storeMilliseconds,
      allowExitOnIdle: true,
      // Counts lost in a crash are not worth waiting for the disk.
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
    // Each limiter could delete expired rows of the whole table; one of them does.
    const clearExpiredByTimeout = this.limiters.size === 0;
    // A refused caller is refused from memory until the window ends, so that a flood does not reach the store.
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
    // One network's flood must not fill the store with counts of accounts.
    if (wait === 0 && own) wait = await this.count(own.limiter, own.key);
    if (wait === 0 && attempt.account !== undefined)
      wait = await this.count(`${name}:everywhere`, everywhereKey(attempt.account));
    if (wait > 0) throw new AppError("RATE_LIMITED", { retryAfterSeconds: Math.ceil(wait / 1000) });
  }

  /** Clears the failed attempts on an account from an address after a success. */
  async forgive(name: RateLimitName, attempt: Attempt): Promise<void> {
    const own = ownCount(name, attempt);
    if (!own || attempt.account === undefined) return;
    await this.forget(own.limiter, own.key);
    await this.forget(`${name}:everywhere`, everywhereKey(attempt.account));
  }

  /** Takes back an attempt on an account from everywhere that turned out not to count. The others stay counted. */
  async takeBack(name: RateLimitName, account: string): Promise<void> {
    const limiter = `${name}:everywhere`;
    const key = everywhereKey(account);
    this.local.takeBack(`${limiter} ${key}`);
    await this.limiters.get(limiter)?.shared.reward(key).catch(this.onStoreError);
  }

  private async forget(name: string, key: string): Promise<void> {
    this.local.forget(`${name} ${key}`);
    await this.limiters.get(name)?.shared.delete(key).catch(this.onStoreError);
  }

  /**
   * Whether one more mail of a kind may go to a recipient. Does not throw, because an error would reveal who has an
   * account. Where the sender is told, the kind names the sender too: an answer must not tell one what others sent.
   */
  async mayMail(kind: string, recipient: string): Promise<boolean> {
    return (await this.count("mail", digest(kind, normalEmail(recipient)))) === 0;
  }

  async close(): Promise<void> {
    await this.store.end();
  }

  /** Milliseconds until the next attempt is allowed: 0 if this one is, or if there is no such limit. */
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

/** The key of an account's attempts from everywhere. */
const everywhereKey = (account: string) => digest("everywhere", normalEmail(account));

/** The key of an account's attempts: on a known device, or else from a network. Null without an account. */
function ownCount(name: RateLimitName, { address, account, device }: Attempt): { limiter: string; key: string } | null {
  if (account === undefined) return null;
  const isOnDevice = device && "device" in rateLimits[name];
  return isOnDevice
    ? { limiter: `${name}:device`, key: digest("device", device, normalEmail(account)) }
    : { limiter: `${name}:account`, key: digest(networkOf(address), normalEmail(account)) };
}
