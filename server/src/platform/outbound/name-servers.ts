import { Resolver } from "node:dns/promises";

/** Time limit for a DNS lookup, in milliseconds. */
const lookUpMilliseconds = 5000;

/**
 * Queries the name servers directly: a system lookup would hold one of the few threads that also hash passwords for as
 * long as a foreign name server likes.
 * @param servers to ask instead of the machine's.
 * @param milliseconds after which it is given up.
 */
export async function lookUp<Found>(
  servers: readonly string[],
  ask: (resolver: Resolver) => Promise<Found>,
  milliseconds = lookUpMilliseconds,
): Promise<Found> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (servers.length > 0) resolver.setServers(servers);
  // There may be several name servers, each with a separate timeout.
  const giveUp = setTimeout(() => resolver.cancel(), Math.min(milliseconds, lookUpMilliseconds));
  try {
    return await ask(resolver);
  } finally {
    clearTimeout(giveUp);
  }
}
