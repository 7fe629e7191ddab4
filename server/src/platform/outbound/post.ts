import http from "node:http";
import https from "node:https";
import type { LookupFunction } from "node:net";
import type { Target } from "./target.js";

/** A receiver's response. */
export interface Answer {
  status: number;
  /** The beginning of the body as text; invalid bytes are replaced. */
  text: string;
}

/** Bytes to read of a response before the connection is closed. */
const answerBytes = 4096;

/** Answers a DNS lookup with the checked addresses, so that a second lookup of the name cannot lead elsewhere. */
const pinnedTo =
  ({ addresses }: Target): LookupFunction =>
  (_host, { all }, found) =>
    all ? found(null, addresses) : found(null, addresses[0].address, addresses[0].family);

/**
 * Posts JSON over a separate connection to one of the target's addresses. Redirects are not followed: any response
 * counts, whatever its status. @param signal aborts it at any point.
 */
export const post = (
  target: Target,
  body: string,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Answer> =>
  exchange(
    target,
    {
      method: "POST",
      headers: { "content-type": "application/json", "content-length": Buffer.byteLength(body), ...headers },
      signal,
    },
    body,
  );

/** Like {@link post}, but asks for what is there. */
export const get = (target: Target, headers: Record<string, string>, signal: AbortSignal): Promise<Answer> =>
  exchange(target, { method: "GET", headers, signal });

function exchange(
  target: Target,
  how: Pick<https.RequestOptions, "method" | "headers" | "signal">,
  body?: string,
): Promise<Answer> {
  const { request } = target.url.protocol === "https:" ? https : http;
  const options = { ...how, agent: false, lookup: pinnedTo(target) };
  return new Promise((done, fail) => {
    const sent = request(target.url, options);
    let breakOff: (error: Error) => void = fail;
    sent.on("response", (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const finish = () => {
        done({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).subarray(0, answerBytes).toString("utf8"),
        });
        response.destroy();
      };
      // The status has arrived; how the rest breaks off does not matter.
      breakOff = finish;
      response.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes >= answerBytes) finish();
      });
      response.on("end", finish);
      response.on("error", finish);
    });
    sent.on("error", (error) => breakOff(error));
    sent.end(body);
  });
}
