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
function openDoor(app: FastifyInstance, host: string, port: number): Promise<Server | null> {
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit("connection", socket));
  return new Promise((done) => door.once("error", () => done(null)).listen(port, host, () => done(door)));
}

/**
 * Listens on every address of the host. Fastify would do so too, but through a second HTTP server without the settings
 * of the first: its limits, its responses to invalid requests, and its connections when the process drains.
 */
export async function listen(app: FastifyInstance, { host, port }: Pick<Config, "host" | "port">): Promise<void> {
  const doors: Server[] = [];
  let closed: Promise<unknown> = Promise.resolve();
  app.addHook(
    "preClose",
    async () => void (closed = Promise.all(doors.map((door) => new Promise((done) => door.close(done))))),
  );
  app.addHook("onClose", async () => void (await closed));
  const [first, ...others] = await addressesOf(host);
  await app.listen({ port, host: first });
  for (const other of others) {
    const door = await openDoor(app, other, (app.server.address() as AddressInfo).port);
    if (door) doors.push(door);
  }
}
