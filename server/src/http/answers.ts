import type { FastifyInstance, onSendAsyncHookHandler } from "fastify";
import type { Config } from "../config.js";
import { callerOf, type ViewerOf } from "./callers.js";
import type { Held } from "./held.js";

/** Smaller responses fit into the network buffers, which the operating system bounds for each connection. */
const smallBytes = 16_384;

/** Closes the connection of a client that takes too long to read a response. */
export function limitReading(
  app: FastifyInstance,
  { answerTimeoutMilliseconds }: Pick<Config["http"], "answerTimeoutMilliseconds">,
): void {
  app.addHook("onSend", async (request, { raw }) => {
    if (raw.destroyed) return;
    const timer = setTimeout(() => request.raw.socket.destroy(), answerTimeoutMilliseconds).unref();
    raw.once("close", () => clearTimeout(timer));
  });
}

/** Counts responses a caller has not read yet as held by the process. */
export function holdAnswers(held: Held, viewerOf: ViewerOf): onSendAsyncHookHandler {
  return async (request, { raw }, payload) => {
    const bytes = typeof payload === "string" ? Buffer.byteLength(payload) : 0;
    if (bytes < smallBytes || raw.destroyed) return;
    const holding = held.begin(await callerOf(request, viewerOf), () => request.raw.socket.destroy(), bytes);
    raw.once("close", () => held.end(holding));
  };
}
