import { NODATA, NOTFOUND } from "node:dns";
import { verificationFile, verificationRecord } from "../../contract/index.js";
import type { Config } from "../../config.js";
import { lookUp } from "../../platform/outbound/name-servers.js";
import { get } from "../../platform/outbound/post.js";
import { RefusedTarget, Targets } from "../../platform/outbound/target.js";

/** What a check found. */
export type Finding = { shown: true } | { shown: false; reason: string };

/** What a DNS record or a file has to contain for a token. */
export const proofOf = (token: string): string => `quadwork-verification=${token}`;

/** The name of the DNS record that is asked for. */
export const recordNameOf = (domain: string): string => `${verificationRecord}.${domain}`;

/** Longest time, in milliseconds, for a check of a website: less than a request may take. */
const websiteMilliseconds = 8000;

const shown: Finding = { shown: true };
const notShown = (reason: string): Finding => ({ shown: false, reason });

/** The settings that checks depend on. */
type CheckConfig = Pick<Config, "webhookAllowPrivate" | "webhookTimeoutMilliseconds" | "dnsServers">;

/** Looks for the proof in the TXT records of a domain. Never throws. */
export async function checkRecord(domain: string, token: string, config: CheckConfig): Promise<Finding> {
  const name = recordNameOf(domain);
  try {
    const records = await lookUp(
      config.dnsServers,
      (resolver) => resolver.resolveTxt(name),
      config.webhookTimeoutMilliseconds,
    );
    // A record consists of strings of at most 255 bytes, which belong together.
    if (records.some((strings) => strings.join("").trim() === proofOf(token))) return shown;
    return notShown(
      `${name} has TXT records, but none with the expected text. New records can take an hour to appear.`,
    );
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return notShown(
      code === NOTFOUND || code === NODATA
        ? `There is no TXT record at ${name} yet. New records can take an hour to appear.`
        : `The name servers of ${domain} did not answer. Please try again later.`,
    );
  }
}

/**
 * Looks for the proof in the file on a website: at the domain itself, or else at its `www`. Never throws.
 * @param website gives protocol and port where private addresses are allowed; elsewhere it is https on the usual port,
 *   because others may own another port of the same machine.
 */
export async function checkFile(
  domain: string,
  website: string | null,
  token: string,
  config: CheckConfig,
): Promise<Finding> {
  const targets = new Targets(config);
  const signal = AbortSignal.timeout(Math.min(config.webhookTimeoutMilliseconds, websiteMilliseconds));
  const [atDomain, atWww] = await Promise.all(
    [domain, `www.${domain}`].map((host) => askForFile(targets, fileAddress(host, website, config), token, signal)),
  );
  return atWww!.shown ? atWww! : atDomain!;
}

function fileAddress(host: string, website: string | null, config: CheckConfig): string {
  const address = new URL(`https://${host}${verificationFile}`);
  if (config.webhookAllowPrivate && website !== null) {
    const { protocol, port } = new URL(website);
    Object.assign(address, { protocol, port });
  }
  return address.href;
}

async function askForFile(targets: Targets, address: string, token: string, signal: AbortSignal): Promise<Finding> {
  try {
    const target = await targets.check(address);
    const { status, text } = await get(
      target,
      { accept: "text/plain", "user-agent": "Quadwork-Verification/1" },
      signal,
    );
    if (status >= 300 && status <= 399)
      return notShown(`${address} leads elsewhere. Redirects are not followed: put the file there itself.`);
    if (status !== 200) return notShown(`${address} answered with status ${status} instead of the file.`);
    const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
    return lines.includes(proofOf(token))
      ? shown
      : notShown(`${address} does not contain the expected text on a line of its own in its first 4 kB.`);
  } catch (error) {
    if (error instanceof RefusedTarget) return notShown(`${address} cannot be asked. ${error.message}`);
    return notShown(
      signal.aborted
        ? `${address} did not answer in time. Please try again later.`
        : `The connection to ${address} failed (${(error as NodeJS.ErrnoException).code ?? "no reason given"}).`,
    );
  }
}
