import { availableParallelism } from "node:os";
import argon2 from "argon2";
import { queueOf } from "./queue.js";

/** OWASP's parameters for argon2id: 19 MiB, two passes, one lane; about 40 ms on one core. */
const parameters = { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Half of the processors, so that password guessing leaves the other half for all other requests; never more than two,
 * because each takes a thread of the pool that files and DNS also need.
 */
const queued = queueOf(Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2))));

let checks = 0;

/** How many passwords this process has compared with a hash since it started, the decoy included. */
export const passwordChecks = (): number => checks;

/** The hash of a random, unknown password, with {@link parameters}: unknown addresses are checked against it. */
const decoy = "$argon2id$v=19$m=19456,t=2,p=1$SeZTw8yD7JbAQ1B6w2rjzw$K06ElhNebmBEVkLm/ls0CQjZfkGdV8Ivm/prjhkT6CQ";

/** The argon2id hash to store for a password, in PHC format with its salt and parameters. */
export const hashPassword = (password: string): Promise<string> => queued(() => argon2.hash(password, parameters));

/**
 * Whether the password matches the hash. Without a hash (unknown address) the result is false after the same work, so
 * that the time taken reveals nothing.
 */
export async function verifyPassword(hash: string | null, password: string): Promise<boolean> {
  checks += 1;
  const matches = await queued(() => argon2.verify(hash ?? decoy, password));
  return hash !== null && matches;
}
