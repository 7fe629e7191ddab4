import { timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import argon2 from "argon2";
import { queueOf } from "./queue.js";
import { networkKey } from "./rate-limits.js";

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane; about 40 ms on one core. */
const parameters = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Half of the processors, so that password guessing leaves the other half for all other requests; never more than two,
 * because each takes a thread of the pool that files and DNS also need.
 */
const atOnce = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)));

/** How many passwords may wait for one network; more than a class of 60 has at once. */
const waitingAtMost = 100;

/** Who sent a password. Decides when it is worked on. */
export interface Sender {
  /** Network address of the caller. */
  address: string;
  /** Whether the caller is signed in or on a device known to the account. */
  known: boolean;
}

/**
 * Networks take turns, so that a flood of guesses delays the others little; known people and strangers alternate, so
 * that many guessing networks hold up no one who has logged in before.
 */
const everyone = queueOf(atOnce);
const known = queueOf(atOnce, waitingAtMost);
const strangers = queueOf(atOnce, waitingAtMost);

const queued = <Result>(sender: Sender, work: () => Promise<Result>): Promise<Result> => {
  const line = sender.known ? known : strangers;
  return line(() => everyone(work, { from: sender.known ? "known" : "strangers" }), {
    from: networkKey(sender.address),
  });
};

let checks = 0;

/** How many passwords this process has compared with a hash since it started, the decoy included. */
export const passwordChecks = (): number => checks;

/** The hash of a random, unknown password, with {@link parameters}: unknown addresses are checked against it. */
const decoy = "$argon2id$v=19$m=19456,t=2,p=1$SeZTw8yD7JbAQ1B6w2rjzw$K06ElhNebmBEVkLm/ls0CQjZfkGdV8Ivm/prjhkT6CQ";

/**
 * The argon2id hash to store for a password, in PHC format with its salt and parameters.
 * @param salt 16 bytes; random unless given.
 * @throws AppError RATE_LIMITED when too many passwords wait for the sender's network.
 */
export const hashPassword = (password: string, sender: Sender, salt?: Buffer): Promise<string> =>
  queued(sender, () => argon2.hash(password, { ...parameters, ...(salt && { salt }) }));

/**
 * Whether the password matches the hash. Without a hash (unknown address) the result is false after the same work, so
 * that the time taken reveals nothing.
 * @throws AppError RATE_LIMITED when too many passwords wait for the sender's network.
 */
export async function verifyPassword(hash: string | null, password: string, sender: Sender): Promise<boolean> {
  checks += 1;
  const matches = await queued(sender, () => argon2.verify(hash ?? decoy, password));
  return hash !== null && matches;
}

/**
 * Which of several hashes with the same salt a password matches; -1 for none. Takes as long as {@link verifyPassword},
 * however many there are: one computation decides about all, hashes with another salt than the first excluded.
 * @throws AppError RATE_LIMITED when too many passwords wait for the sender's network.
 */
export async function matchPassword(hashes: readonly string[], password: string, sender: Sender): Promise<number> {
  const [first, ...others] = hashes;
  if (others.length === 0) return (await verifyPassword(first ?? null, password, sender)) ? 0 : -1;
  checks += 1;
  const salt = Buffer.from(first!.split("$")[4] ?? "", "base64");
  const computed = Buffer.from(await hashPassword(password, sender, salt));
  return hashes
    .map((hash) => Buffer.from(hash))
    .findIndex((hash) => hash.length === computed.length && timingSafeEqual(hash, computed));
}
