import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** What the web app's build writes where the address of this installation belongs. */
const originPlaceholder = "https://origin.invalid";

const inlineScripts = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

type Encoding = "br" | "gzip" | "identity";

const encoders: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  // One step below the slowest, which takes ten times as long for two hundredths of the size.
  br: (html) =>
    promisify(brotliCompress)(html, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
    }),
  gzip: (html) => promisify(gzip)(html, { level: 9 }),
  identity: async (html) => html,
};

/** The smallest encoding that the caller takes: a name in Accept-Encoding counts unless its weight is 0. */
function negotiate(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? "")
    .toLowerCase()
    .split(",")
    .filter((entry) => !/;\s*q=0(\.0*)?\s*$/.test(entry))
    .map((entry) => entry.split(";")[0]!.trim());
  return (["br", "gzip"] as const).find((encoding) => accepted.includes(encoding)) ?? "identity";
}

/** Whether a caller's If-None-Match names the version that it would get. */
export const holds = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(",").some((entry) => entry.trim().replace(/^W\//, "") === etag) ?? false;

/** A page of the built web app, kept in memory, each of its encodings from the first time that it is asked for. */
export class WebPage {
  readonly #bodies = new Map<Encoding, Promise<{ body: Buffer; etag: string }>>();

  /** `appUrl` is asked for when the page is first sent: with PORT=0 it is not known before. */
  constructor(
    private readonly template: string,
    private readonly appUrl: () => string,
  ) {}

  /** Whether search engines may list it. */
  get listed(): boolean {
    return !/<meta name="robots" content="noindex"/.test(this.template);
  }

  /** The sources by which a content security policy allows the page's inline scripts. */
  get scriptHashes(): string[] {
    return [...this.template.matchAll(inlineScripts)].map(
      ([, script]) => `'sha256-${createHash("sha256").update(script!).digest("base64")}'`,
    );
  }

  #body(encoding: Encoding) {
    let body = this.#bodies.get(encoding);
    if (!body) {
      const html = Buffer.from(this.template.replaceAll(originPlaceholder, this.appUrl().replace(/\/+$/, "")));
      const etag = `"${createHash("sha256").update(html).digest("base64url").slice(0, 27)}-${encoding}"`;
      body = encoders[encoding](html).then((encoded) => ({ body: encoded, etag }));
      this.#bodies.set(encoding, body);
    }
    return body;
  }

  /** Answers with the page, or with 304 when the caller has it already. */
  async send(request: FastifyRequest, reply: FastifyReply, status: 200 | 404) {
    const encoding = negotiate(request.headers["accept-encoding"]);
    const { body, etag } = await this.#body(encoding);
    reply.header("cache-control", "no-cache").header("vary", "Origin, Accept-Encoding").header("etag", etag);
    if (status === 200 && holds(request.headers["if-none-match"], etag)) return reply.status(304).send();
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply.status(status).type("text/html; charset=utf-8").send(body);
  }
}
