import type { IncomingMessage } from "node:http";
import proxyAddress from "@fastify/proxy-addr";
import ipaddr from "ipaddr.js";

/**
 * Whether the address at a hop is one of our proxies: hop 0 is the connection's peer, 1 the address it passed on, and
 * so on.
 */
export type TrustedProxies = (address: string, hop: number) => boolean;

/** Names for networks that proxy-addr knows. */
const names: readonly string[] = ["loopback", "linklocal", "uniquelocal"];
/** More proxies than any real setup has. */
const hopsAtMost = 10;

const examples = "set the number of proxies in front (1), or their networks (loopback, 10.0.0.0/8)";

/** Parses the network in an entry. */
function readNetwork(entry: string): string {
  if (names.includes(entry)) return entry;
  const [address = "", bits] = entry.split("/");
  const isWhole = ipaddr.IPv4.isValidFourPartDecimal(address) || ipaddr.IPv6.isValid(address);
  if (!isWhole) throw new Error(`does not understand "${entry}"; ${examples}`);
  const longest = ipaddr.parse(address).kind() === "ipv4" ? 32 : 128;
  if (bits !== undefined && !(/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
    throw new Error(`"${entry}" is not a network; ${examples}`);
  if (Number(bits ?? longest) === 0)
    throw new Error(
      `"${entry}" trusts every address, so callers could write any address into X-Forwarded-For; ${examples}`,
    );
  return entry;
}

/**
 * Parses TRUST_PROXY; null if no proxy is trusted.
 * @throws Error that says what is wrong and how to fix it.
 */
export function readTrustedProxies(input: string): TrustedProxies | null {
  const text = input.trim().toLowerCase();
  if (["", "0", "false"].includes(text)) return null;
  if (text === "true")
    throw new Error(`true would trust any address that a caller writes into X-Forwarded-For; ${examples}`);
  if (/^\d+$/.test(text)) {
    const hops = Number(text);
    if (hops > hopsAtMost) throw new Error(`must be at most ${hopsAtMost} proxies, not ${text}`);
    return (_address, hop) => hop < hops;
  }
  return proxyAddress.compile(text.split(",").map((entry) => readNetwork(entry.trim())));
}

/**
 * A client's address: the connection's peer or, behind trusted proxies, the last address that no trusted proxy added
 * itself.
 */
export function clientAddress(request: IncomingMessage, trusted: TrustedProxies | null): string {
  return (trusted ? proxyAddress(request, trusted) : request.socket.remoteAddress) || "unknown";
}
