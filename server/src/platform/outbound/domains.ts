import { createRequire } from "node:module";
import { parse } from "tldts";

/**
 * Domains that email-providers lacks: providers that came later or serve one country, relays that forward to another
 * address, and mailboxes that Indian internet providers give their customers.
 */
const furtherProviders = [
  ...["live.in", "hotmail.in", "hotmail.co.in", "yandex.in", "zohomail.com", "zohomail.in", "zohomail.eu", "zoho.in"],
  ...["tutanota.com", "tutanota.de", "tutamail.com", "tuta.com", "tuta.io", "keemail.me", "posteo.de", "posteo.net"],
  ...["fastmail.com", "startmail.com", "mailfence.com", "mailo.com", "kolabnow.com", "vivaldi.net", "onmail.com"],
  ...["disroot.org", "riseup.net", "autistici.org", "systemli.org", "dismail.de", "murena.io", "e.email"],
  ...["duck.com", "mozmail.com", "anonaddy.com", "anonaddy.me", "addy.io", "simplelogin.com", "simplelogin.co"],
  ...["aleeas.com", "slmail.me", "passmail.net", "passmail.com", "passinbox.com", "passfwd.com"],
  ...["airtelmail.in", "bsnl.in", "dataone.in", "sancharnet.in", "vsnl.com", "vsnl.net"],
];

/** Domains of mail providers at which anybody gets an address. */
const mailProviders = new Set([
  ...(createRequire(import.meta.url)("email-providers/all.json") as string[]),
  ...furtherProviders,
]);

/**
 * The domain that a host name stands for, in ASCII: without `www` and a dot at the end. Null for network addresses, for
 * names outside the public DNS, and for what the Public Suffix List has many owners under, such as `co.uk` or
 * `github.io`.
 */
function domainOfHost(host: string): string | null {
  const name = host.replace(/\.$/, "").replace(/^www\./, "");
  const { hostname, domain, isIp, isIcann, isPrivate } = parse(name, { allowPrivateDomains: true });
  return domain && hostname && !isIp && (isIcann || isPrivate) ? hostname : null;
}

/** The domain of a web address, see {@link domainOfHost}; null without one. */
export const domainOf = (address: string | null): string | null =>
  address !== null && URL.canParse(address) ? domainOfHost(new URL(address).hostname) : null;

/** The domain that a person typed, with letters of any script; null for anything else. */
export function typedDomain(text: string): string | null {
  const address = `https://${text}`;
  if (/[\s/\\?#@:]/.test(text) || !URL.canParse(address)) return null;
  return domainOf(address);
}

/** Whether anybody can get a mail address at the domain. */
export const isMailProvider = (domain: string): boolean => mailProviders.has(domain);

/** The domain of a mail address, in ASCII. */
export function domainOfEmail(email: string): string | null {
  const host = email.slice(email.lastIndexOf("@") + 1);
  return URL.canParse(`https://${host}`) ? new URL(`https://${host}`).hostname : null;
}
