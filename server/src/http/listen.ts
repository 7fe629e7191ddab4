import { lookup } from "node:dns/promises";
import { createServer, type AddressInfo, type Server } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.js";

/**
 * The addresses a host resolves to, such as one IPv4 and one IPv6 address for `localhost`; the host itself if it cannot
 * be resolved.
 */
async function addressesOf(host: string): Promise<[string, ...string[]]> {
  const found = host === "localhost" ? await lookup(host, { all: true }).catch(() => []) : [];
  const [first = host, ...others] = new Set(found.map(({ address }) => address));
  return [first, ...others];
}

/** Opens a port whose connections go to the app; null if the address is unavailable, such as ::1 with IPv6 off. */
function openPort(app: FastifyInstance, host: string, port: number): Promise<Server | null> {
  const server = createServer({ allowHalfOpen: true, noDelay: true }, (socket) =>
    app.server.emit("connection", socket),
  );
  return new Promise((done) => server.once("error", () => done(null)).listen(port, host, () => done(server)));
}

/**
 * Listens on every address of the host. Fastify would do so too, but through a second HTTP server without the settings
 * of the first: its limits, its responses to invalid requests, and its connections when the process drains.
 */
export async function listen(app: FastifyInstance, { host, port }: Pick<Config, "host" | "port">): Promise<void> {
  const servers: Server[] = [];
  let closed: Promise<unknown> = Promise.resolve();
  app.addHook(
    "preClose",
    async () => void (closed = Promise.all(servers.map((server) => new Promise((done) => server.close(done))))),
  );
  app.addHook("onClose", async () => void (await closed));
  const [first, ...others] = await addressesOf(host);
  await app.listen({ port, host: first });
  for (const other of others) {
    const server = await openPort(app, other, (app.server.address() as AddressInfo).port);
    if (server) servers.push(server);
  }
}
