import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import Negotiator from "negotiator";

/** Placeholder that the web app's build writes for the address of this installation. */
const originPlaceholder = "https://origin.invalid";

/** The current year, marked in a page of the build, which contains the year of the build. */
const markedYear = /(<[^>]*\bdata-current-year\b[^>]*>)\d{4}(?=<)/g;

/** Where the privacy page names whom to complain to: the name, and the link to the address. */
const markedName = /(<[^>]*\bdata-grievance-name\b[^>]*>)[^<]*/g;
const markedAddress = /(<a\b[^>]*\bdata-grievance-email\b[^>]*>)[^<]*/g;

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character]!);

/** Who answers complaints about personal data; empty parts stay as the build wrote them. */
export interface GrievanceContact {
  name: string;
  email: string;
}

/** Writes the contact into a page, and on its root, where pages that the browser renders look for it. */
function withGrievanceContact(page: string, { name, email }: GrievanceContact): string {
  const [shownName, shownEmail] = [escaped(name), escaped(email)];
  const linked = (tag: string) => tag.replace(/\bhref="mailto:[^"]*"/, () => `href="mailto:${shownEmail}"`);
  let text = page;
  if (name) text = text.replace(markedName, (_all, tag: string) => tag + shownName);
  if (email) text = text.replace(markedAddress, (_all, tag: string) => linked(tag) + shownEmail);
  const marks = (name && ` data-grievance-name="${shownName}"`) + (email && ` data-grievance-email="${shownEmail}"`);
  return text.replace("<html", () => `<html${marks}`);
}

const inlineScripts = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

type Encoding = "br" | "gzip" | "identity";

const encoders: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  // One level below the slowest, which takes ten times as long to save two percent.
  br: (html) =>
    promisify(brotliCompress)(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
  gzip: (html) => promisify(gzip)(html, { level: 9 }),
  identity: async (html) => html,
};

/** Smallest first. */
const available: Encoding[] = ["br", "gzip", "identity"];

/**
 * The encoding that the caller prefers, or the smallest of equally preferred ones. A caller that accepts none receives
 * the page uncompressed, like static files.
 */
function encodingFor(request: FastifyRequest): Encoding {
  // Its types lack the option.
  const negotiator = new Negotiator(request) as {
    encodings(available: Encoding[], options: { preferred: Encoding[] }): Encoding[];
  };
  return negotiator.encodings(available, { preferred: available })[0] ?? "identity";
}

/**
 * Whether a caller's If-None-Match matches the version it would get. The package `fresh` is unsuitable: it sends the
 * whole body to a request with Cache-Control: no-cache, which `fetch` adds to every If-None-Match that a program sets.
 */
export const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(",").some((entry) => entry.trim().replace(/^W\//, "") === etag) ?? false;

/** The cookie of a browser with a signed-in user. It is a hint for the page header and proves nothing. */
const isSignedIn = (request: FastifyRequest): boolean =>
  /(?:^|;) *signed_in=1(?:;|$)/.test(request.headers.cookie ?? "");

/**
 * A page of the built web app, cached in memory: each of its encodings, for signed-in users and for guests, once it is
 * first requested.
 */
export class WebPage {
  readonly #bodies = new Map<`${Encoding} ${boolean}`, Promise<{ body: Buffer; etag: string }>>();
  #year = "";

  /**
   * `appUrl` is read when the page is first sent: with PORT=0 it is unknown before. `year`, four digits, is read each
   * time the page is sent, for its footer. `grievance` goes into the privacy page.
   */
  constructor(
    private readonly template: string,
    private readonly appUrl: () => string,
    private readonly year: () => string,
    private readonly grievance: GrievanceContact,
  ) {}

  /** Whether search engines may list it. */
  get listed(): boolean {
    return !/<meta name="robots" content="noindex"/.test(this.template);
  }

  /** The content security policy sources that allow the page's inline scripts. */
  get scriptHashes(): string[] {
    return [...this.template.matchAll(inlineScripts)].map(
      ([, script]) => `'sha256-${createHash("sha256").update(script!).digest("base64")}'`,
    );
  }

  #body(encoding: Encoding, signedIn: boolean) {
    const year = this.year();
    if (year !== this.#year) this.#bodies.clear();
    this.#year = year;
    const variant = `${encoding} ${signedIn}` as const;
    let body = this.#bodies.get(variant);
    if (!body) {
      const origin = this.appUrl().replace(/\/+$/, "");
      const dated = this.template.replaceAll(originPlaceholder, origin).replaceAll(markedYear, `$1${year}`);
      const text = withGrievanceContact(dated, this.grievance);
      // Its header contains both versions; a mark on the root lets the styles choose.
      const html = Buffer.from(signedIn ? text.replace("<html ", '<html data-signed-in="" ') : text);
      const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}-${encoding}"`;
      body = encoders[encoding](html).then((encoded) => ({ body: encoded, etag }));
      this.#bodies.set(variant, body);
    }
    return body;
  }

  /** Sends the page, or 304 if the caller has it already. */
  async send(request: FastifyRequest, reply: FastifyReply, status: 200 | 404) {
    const encoding = encodingFor(request);
    const { body, etag } = await this.#body(encoding, isSignedIn(request));
    reply.header("cache-control", "no-cache").header("vary", "Origin, Accept-Encoding, Cookie").header("etag", etag);
    const known = request.headers["if-none-match"];
    if (status === 200 && (known?.trim() === "*" || holds(known, etag))) return reply.status(304).send();
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.status(status).type("text/html; charset=utf-8").send(body);
  }
}
