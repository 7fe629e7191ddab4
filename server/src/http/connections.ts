import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Config } from "../config.js";
import { networkOf } from "../platform/rate-limits.js";
import { HttpRefusal } from "./http-refusal.js";
import { rawAnswer } from "./raw-answers.js";

/** Requests a client may pipeline on one connection before the first is answered. Browsers do not pipeline. */
const requestsAtMost = 4;
/** A connection with so many unanswered requests is cut: each occupies memory, even one that is not handled. */
const requestsUntilCut = 32;
/** Header lines of a request. */
const headersAtMost = 200;

interface Connection {
  socket: Socket;
  /** Unanswered requests on it; a WebSocket counts as one that is never answered. */
  requests: number;
  /** Responses to these, in the order of the requests. */
  responses: Set<ServerResponse>;
  /** Whether one of them was refused as one too many. */
  refused: boolean;
}

type ConnectionLimits = Pick<Config["http"], "connections" | "connectionsPerAddress">;

/** Closes the connection that has been idle longest; false if all are in use. */
function endIdle(connections: Set<Connection>): boolean {
  for (const { socket, requests } of connections) {
    if (requests > 0) continue;
    socket.destroy();
    return true;
  }
  return false;
}

/**
 * Ends the responses that wait for an earlier one. Node does so only for the one being sent, and what the others hold,
 * such as their bodies, would count for ever.
 */
function endQueued({ responses }: Connection): void {
  for (const response of responses) if (!response.socket) response.destroy().emit("close");
}

/**
 * Limits connections per network address and in total, and pipelined requests per connection. A new connection replaces
 * an idle one, or is refused if none is idle. A trusted proxy speaks for many clients and is exempt.
 */
export function limitConnections(
  app: FastifyInstance,
  { http, trustProxy }: { http: ConnectionLimits; trustProxy: Config["trustProxy"] },
): void {
  const known = new WeakMap<Socket, Connection>();
  const all = new Set<Connection>();
  const networks = new Map<string, Set<Connection>>();

  const admit = (connections: Set<Connection>, maximum: number) => connections.size < maximum || endIdle(connections);

  app.server.on("connection", (socket: Socket) => {
    const address = socket.remoteAddress ?? "unknown";
    const network = trustProxy?.(address, 0) ? null : networkOf(address);
    const neighbours = (network !== null && networks.get(network)) || new Set<Connection>();
    if ((network !== null && !admit(neighbours, http.connectionsPerAddress)) || !admit(all, http.connections)) {
      socket.end(
        rawAnswer(429, "RATE_LIMITED", "Too many connections. Please reuse the open ones.", "retry-after: 10\r\n"),
      );
      socket.destroySoon();
      return;
    }
    const connection: Connection = { socket, requests: 0, responses: new Set(), refused: false };
    known.set(socket, connection);
    all.add(connection);
    neighbours.add(connection);
    if (network !== null) networks.set(network, neighbours);
    socket.once("close", () => {
      endQueued(connection);
      all.delete(connection);
      neighbours.delete(connection);
      if (network !== null && neighbours.size === 0 && networks.get(network) === neighbours) networks.delete(network);
    });
  });

  const beyond = new WeakSet<IncomingMessage>();
  const [handle] = app.server.listeners("request") as [RequestListener];
  // Node parses everything it has received in one go. The framework must not see the requests behind a refused one:
  // to handle them all, one after the other, would stop the process for seconds.
  app.server.off("request", handle).on("request", (request: IncomingMessage, response: ServerResponse) => {
    const connection = known.get(request.socket);
    if (!connection) return handle(request, response);
    connection.requests += 1;
    if (connection.requests > requestsUntilCut) request.socket.destroy();
    if (connection.refused) return;
    if (connection.requests > requestsAtMost) {
      connection.refused = true;
      beyond.add(request);
    }
    connection.responses.add(response);
    response.once("close", () => {
      connection.requests -= 1;
      connection.responses.delete(response);
    });
    handle(request, response);
  });
  app.server.prependListener("upgrade", ({ socket }: IncomingMessage) => {
    const connection = known.get(socket);
    if (connection) connection.requests += 1;
  });

  app.addHook("onRequest", async ({ raw }, reply) => {
    const headers = raw.rawHeaders.length / 2;
    if (!beyond.has(raw) && headers <= headersAtMost) return;
    reply.header("connection", "close");
    if (beyond.has(raw)) throw new HttpRefusal(429, "RATE_LIMITED", { retryAfterSeconds: 1 });
    const message = `The request has ${headers} headers; at most ${headersAtMost} are allowed.`;
    throw new HttpRefusal(431, "REQUEST_TOO_LARGE", {
      message,
      limit: { limit: "headers", maximum: headersAtMost, actual: headers },
    });
  });

  let closing = false;
  app.addHook("preClose", async () => void (closing = true));
  // A connection kept alive after its response would delay a process that is stopping.
  app.addHook("onSend", async (_request, reply) => void (closing && reply.header("connection", "close")));
}
