import { isUtf8 } from "node:buffer";
import type { Readable } from "node:stream";
import { errorCodes, type FastifyInstance, type FastifyRequest } from "fastify";
import type { Config } from "../config.js";
import { AppError } from "../platform/app-error.js";
import { callerOf, type ViewerOf } from "./callers.js";
import type { Held, Holding } from "./held.js";
import { BadRequest, HttpRefusal } from "./http-refusal.js";

const endedEarly = "The body ended too early.";

/** Why a request's form is not supported, determined before its body is read; null if it is. */
function refusalOfForm({ headers, hostname, protocol }: FastifyRequest): BadRequest | null {
  // Absolute addresses are built from the Host header.
  if (!URL.canParse("/", `${protocol}://${hostname}/`))
    return new BadRequest(400, "The Host header is not the name of a host.");
  const encoding = headers["content-encoding"]?.trim().toLowerCase() || "identity";
  if (encoding !== "identity")
    return new BadRequest(
      415,
      `The body is sent with the encoding "${encoding.slice(0, 40)}"; send it without Content-Encoding.`,
    );
  const charset = /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers["content-type"] ?? "")?.[1]?.toLowerCase() ?? "utf-8";
  if (charset !== "utf-8" && charset !== "utf8")
    return new BadRequest(415, `The body is sent with the charset "${charset.slice(0, 40)}"; send it in utf-8.`);
  return null;
}

/**
 * Refuses an invalid Host, a body in a charset other than UTF-8, and a compressed body, which nothing here would
 * decompress.
 */
export async function refuseStrangeForm(request: FastifyRequest): Promise<void> {
  const refusal = refusalOfForm(request);
  if (refusal) throw refusal;
}

/** A body's bytes as text. */
export function textOf(body: Buffer): string {
  if (!isUtf8(body)) throw new BadRequest(400, "The body is not encoded in UTF-8.");
  return body.toString("utf8");
}

/**
 * Receives bodies, bounding their size, their duration and the total that the process holds. Fastify's own parsers know
 * only the first of these limits.
 */
export class Bodies {
  private readonly holdings = new WeakMap<FastifyRequest, Holding>();

  constructor(
    app: FastifyInstance,
    private readonly held: Held,
    private readonly viewerOf: ViewerOf,
    private readonly config: Pick<Config["http"], "bodyTimeoutMilliseconds">,
  ) {
    // Until its response is sent, a body is being handled or waits for its turn.
    app.addHook("onRequest", async (request, reply) => void reply.raw.once("close", () => this.end(request)));
  }

  private end(request: FastifyRequest): void {
    const holding = this.holdings.get(request);
    if (holding) this.held.end(holding);
  }

  /**
   * Reads a body to its end.
   * @param maximum bytes allowed.
   * @throws HttpRefusal when it arrives too slowly or has to make room for others. FastifyError when it is too large.
   */
  async read(request: FastifyRequest, payload: Readable, maximum: number): Promise<Buffer> {
    if (Number(request.headers["content-length"]) > maximum) throw new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE();
    const caller = await callerOf(request, this.viewerOf);
    if (payload.destroyed) throw new BadRequest(400, endedEarly);
    const { bodyTimeoutMilliseconds } = this.config;
    return new Promise((resolve, reject) => {
      const chunks: Buffer[] = [];
      const stop = (error?: Error) => {
        clearTimeout(timer);
        payload.off("data", take).off("end", done).off("error", abort).off("close", abort);
        // Bytes that arrive after a refusal are discarded.
        payload.on("error", () => undefined).resume();
        if (!error) return;
        this.end(request);
        reject(error);
      };
      const timer = setTimeout(() => stop(tooSlow(bodyTimeoutMilliseconds)), bodyTimeoutMilliseconds);
      const holding = this.held.begin(caller, () =>
        stop(new HttpRefusal(429, "RATE_LIMITED", { retryAfterSeconds: 1 })),
      );
      this.holdings.set(request, holding);
      const take = (chunk: Buffer) => {
        chunks.push(chunk);
        this.held.grow(holding, chunk.length);
        if (holding.bytes > maximum) stop(new errorCodes.FST_ERR_CTP_BODY_TOO_LARGE());
      };
      const done = () => {
        this.held.keep(holding);
        stop();
        resolve(Buffer.concat(chunks));
      };
      const abort = () => stop(new BadRequest(400, endedEarly));
      payload.on("data", take).on("end", done).on("error", abort).on("close", abort);
    });
  }
}

function tooSlow(maximum: number): AppError {
  const message = `The body took longer than the ${maximum} ms allowed to arrive.`;
  return new HttpRefusal(408, "REQUEST_TIMED_OUT", { message, limit: { limit: "bodyMilliseconds", maximum } });
}
