import type { LookupAddress } from "node:dns";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import type { Config } from "../../config.js";
import { lookUp } from "./name-servers.js";

/** An address that the server refuses to call; the message tells the person who entered it why. */
export class RefusedTarget extends Error {}

/** An address that passed the checks, with its checked network addresses: only these may be connected to. */
export interface Target {
  url: URL;
  addresses: [LookupAddress, ...LookupAddress[]];
}

/** Looks up the network addresses of a host name; none if the name is unknown. */
export type Resolve = (host: string) => Promise<string[]>;

const privateAddress = "URL leads to a private or reserved network address.";

/** Prefix of the public IPv6 internet. Everything else, such as addresses that wrap IPv4 ones, is refused. */
const publicIpv6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse("2000::"), 3];

/**
 * Whether a network address belongs to the public internet: not private, loopback, link-local, shared, multicast,
 * reserved, or a tunnel to such.
 */
export function isPublicAddress(address: string): boolean {
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast") return false;
  return parsed.kind() === "ipv4" || (parsed as ipaddr.IPv6).match(publicIpv6);
}

/** Names that always mean this machine (RFC 6761). */
const isLocalhost = (host: string) => host === "localhost" || host.endsWith(".localhost");

/** Resolves names with these name servers, or with those of the machine. */
const resolveWith =
  (servers: readonly string[]): Resolve =>
  async (host) => {
    if (isLocalhost(host)) return ["127.0.0.1", "::1"];
    const found = await lookUp(servers, (resolver) =>
      Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]),
    );
    return found.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  };

/** Ports below this one belong to protocols other than HTTP. */
const firstFreePort = 1024;

/** Checks addresses that people enter, each time before the server calls them. */
export class Targets {
  constructor(
    private readonly config: Pick<Config, "webhookAllowPrivate"> & Partial<Pick<Config, "dnsServers">>,
    private readonly resolve: Resolve = (host) => resolveWith(config.dnsServers ?? [])(host),
  ) {}

  /**
   * The target behind an address. Its name is looked up once, and every network address is checked.
   * @throws RefusedTarget
   */
  async check(address: string): Promise<Target> {
    if (!URL.canParse(address)) throw new RefusedTarget("URL is not a full address.");
    // The parser also converts 127.1, 0x7f000001 and 2130706433 to 127.0.0.1.
    const url = new URL(address);
    this.checkForm(url);
    // In a URL an IPv6 address has brackets, and a name may end with a dot.
    const host = url.hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
    const [first, ...others] = (isIP(host) ? [host] : await this.resolve(host)).map((each) => ({
      address: each,
      family: isIP(each),
    }));
    if (!first) throw new RefusedTarget("The host in the URL cannot be found.");
    const addresses: Target["addresses"] = [first, ...others];
    if (!this.config.webhookAllowPrivate && !addresses.every((each) => isPublicAddress(each.address)))
      throw new RefusedTarget(privateAddress);
    return { url, addresses };
  }

  private checkForm(url: URL): void {
    const anyAllowed = this.config.webhookAllowPrivate;
    if (url.protocol !== "https:" && !(anyAllowed && url.protocol === "http:"))
      throw new RefusedTarget("URL must start with https://.");
    if (url.username || url.password) throw new RefusedTarget("URL must not contain a user name or password.");
    const port = Number(url.port);
    if (!anyAllowed && port !== 0 && port < firstFreePort)
      throw new RefusedTarget(`URL must use port 443, or ${firstFreePort} or higher.`);
  }
}
