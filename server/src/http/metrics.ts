import { createHash, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.js";
import type { Metrics } from "../platform/metrics.js";
import { reportOf, routeOf } from "./request-log.js";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * Whether a request carries the token, compared in constant time. Without a configured token, every request may read.
 */
function mayAsk({ headers }: Pick<IncomingMessage, "headers">, token: string | null): boolean {
  if (token === null) return true;
  return timingSafeEqual(digest(headers.authorization ?? ""), digest(`Bearer ${token}`));
}

/** Counts every request to a server. With a token and without a separate port, also serves metrics at `/metrics`. */
export function measureRequests(
  app: FastifyInstance,
  metrics: Metrics,
  { metricsPort, metricsToken }: Pick<Config, "metricsPort" | "metricsToken">,
): void {
  app.addHook("onResponse", async (request, reply) => {
    const { type, cost, codes } = reportOf(request);
    metrics.count({
      method: request.method,
      route: routeOf(request),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
      operationType: type,
      cost,
      codes,
    });
  });
  if (metricsPort !== null) return;
  app.get("/metrics", async (request, reply) => {
    if (!mayAsk(request.raw, metricsToken)) return reply.status(401).header("www-authenticate", "Bearer").send();
    const { contentType, body } = await metrics.text();
    return reply.type(contentType).header("cache-control", "no-store").send(body);
  });
}

/** Serves `/metrics`, and nothing else, on a separate port. Returns a function that stops it. */
export async function serveMetrics(
  metrics: Metrics,
  { host, metricsPort, metricsToken }: Pick<Config, "host" | "metricsPort" | "metricsToken">,
): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    if (request.url?.split("?")[0] !== "/metrics") return response.writeHead(404).end();
    if (!mayAsk(request, metricsToken)) return response.writeHead(401, { "www-authenticate": "Bearer" }).end();
    metrics.text().then(
      ({ contentType, body }) => response.writeHead(200, { "content-type": contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((done, fail) => server.once("error", fail).listen(metricsPort!, host, done));
  return () =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
}
