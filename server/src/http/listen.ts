import { lookup } from "node:dns/promises";
import { createServer, type AddressInfo, type Server } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.js";

/**
 * The addresses that a host stands for, as `localhost` does for one of IPv4 and one of IPv6; the host itself where
 * nobody knows.
 */
async function addressesOf(host: string): Promise<[string, ...string[]]> {
  const found = host === "localhost" ? await lookup(host, { all: true }).catch(() => []) : [];
  const [first = host, ...others] = new Set(found.map(({ address }) => address));
  return [first, ...others];
}

/**
 * Opens a port whose connections are the app's; null where the address cannot be had, such as ::1 where IPv6 is off.
 */
function openDoor(app: FastifyInstance, host: string, port: number): Promise<Server | null> {
  const door = createServer({ allowHalfOpen: true, noDelay: true }, (socket) => app.server.emit("connection", socket));
  return new Promise((done) => door.once("error", () => done(null)).listen(port, host, () => done(door)));
}

/**
 * Listens on every address of the host. Fastify would do so too, but by a second HTTP server that knows none of what
 * is set on the first: its bounds, its answers to what is no request, its connections when the process drains.
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
