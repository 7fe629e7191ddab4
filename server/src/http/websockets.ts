import type { Duplex } from "node:stream";
import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { handleProtocols, type Server as Protocol } from "graphql-ws";
import { WebSocketServer, type ServerOptions, type WebSocket } from "ws";
import type { Config } from "../config.js";
import { refusalOfJson } from "../graphql/limits/document-limits.js";
import { networkOf } from "../platform/rate-limits.js";
import { clientAddress } from "../platform/trusted-proxies.js";

/** One client's WebSocket, as the protocol above sees it. */
export interface Wire {
  socket: WebSocket;
  /** Network address of the client, as the proxy reports it when TRUST_PROXY is set. */
  address: string;
  userAgent: string | null;
}

/**
 * Close codes of RFC 6455 and its registry: for a client that sends too much, and those that ask a client to reconnect.
 */
export const closeCodes = { policy: 1008, restart: 1012, tryAgainLater: 1013 } as const;
/** As in graphql-ws: an invalid message. */
const badMessage = 4400;

/** Bytes that may wait for a client to read them. A client further behind is disconnected. */
const unsentAtMost = 1_048_576;
/** Fragments per message, and pieces of it in memory: each costs more than its bytes. */
const fragmentsAtMost = 256;
const chunksAtMost = 4096;
/** Milliseconds for a client to answer a close. */
const closingMilliseconds = 5000;
/** Milliseconds for clients to close when the process is stopping. */
const shutdownMilliseconds = 1000;

/** Options of ws that are missing from its types. */
interface NewerOptions {
  closeTimeout: number;
  maxBufferedChunks: number;
  maxFragments: number;
}

interface WebSocketParts {
  config: Pick<Config, "documentLimits" | "requestMaximumBytes" | "trustProxy" | "websockets">;
  protocol: Protocol<Wire>;
  /** Called at each heartbeat. */
  onHeartbeat: () => void;
}

/** The part of ws that is missing from its types: the kind of the message whose last fragment has not arrived, or 0. */
interface Receiving {
  _receiver?: { _fragmented?: number };
}

/** Whether a message of several fragments has begun and not ended. */
const isWithinMessage = (socket: WebSocket) => Boolean((socket as unknown as Receiving)._receiver?._fragmented);

/** Answers a refused upgrade over HTTP. */
function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

/** Connects a WebSocket to its protocol. */
function speak(wire: Wire, { config, protocol }: WebSocketParts, log: FastifyBaseLogger): void {
  const { socket } = wire;
  const fail = (error: unknown) => {
    log.warn({ err: error }, "a WebSocket connection failed");
    socket.terminate();
  };
  const closed = protocol.opened(
    {
      protocol: socket.protocol,
      send: (data) =>
        new Promise((resolve) => {
          if (socket.readyState !== socket.OPEN) return resolve();
          if (socket.bufferedAmount > unsentAtMost) {
            socket.terminate();
            return resolve();
          }
          // A connection that breaks during a send also closes by itself.
          socket.send(data, () => resolve());
        }),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (take) =>
        void socket.on("message", (data) => {
          const message = String(data);
          const refusal = refusalOfJson(message, config.documentLimits);
          if (refusal) socket.close(badMessage, refusal.message);
          else take(message).catch(fail);
        }),
    },
    wire,
  );
  // The library answers pings, even to a client that reads no responses.
  socket.on("ping", () => socket.bufferedAmount > unsentAtMost && socket.terminate());
  // A client's protocol error (too long, not UTF-8, invalid frame) closes the connection with the matching code.
  socket.on("error", () => undefined);
  socket.on("close", (code, reason) => void closed(code, String(reason)).catch(fail));
}

/**
 * Serves WebSockets at /graphql: their number, message size, heartbeat, and closing when the process stops. The
 * messages are up to the protocol. Returns a function that counts them.
 */
export function serveWebSockets(app: FastifyInstance, parts: WebSocketParts): () => number {
  const { config, onHeartbeat } = parts;
  const { perAddress, heartbeatSeconds } = config.websockets;
  const options: ServerOptions & NewerOptions = {
    noServer: true,
    clientTracking: true,
    maxPayload: config.requestMaximumBytes,
    maxFragments: fragmentsAtMost,
    maxBufferedChunks: chunksAtMost,
    closeTimeout: closingMilliseconds,
    // Compressed messages would cost memory per connection, and more when decompressed than their size suggests.
    perMessageDeflate: false,
    handleProtocols,
  };
  const server = new WebSocketServer(options);
  const heard = new WeakMap<WebSocket, number>();
  /** Counts a client's messages of every kind; a client that sends far more than a program would is disconnected. */
  const listen = (socket: WebSocket) => {
    const frames = (heard.get(socket) ?? 0) + 1;
    heard.set(socket, frames);
    if (frames === config.websockets.frames + 1) socket.close(closeCodes.policy, "Too many messages");
    else if (frames > 2 * config.websockets.frames) socket.terminate();
  };
  const networks = new Map<string, number>();
  const silent = new WeakSet<WebSocket>();
  let stopping = false;

  const count = (network: string, more: number) => {
    const now = (networks.get(network) ?? 0) + more;
    if (now > 0) networks.set(network, now);
    else networks.delete(network);
  };

  app.server.on("upgrade", (request, stream: Duplex, head) => {
    stream.on("error", () => stream.destroy());
    const address = clientAddress(request, config.trustProxy);
    const network = networkOf(address);
    if (request.url?.split("?")[0] !== "/graphql") return refuse(stream, "404 Not Found");
    if (stopping) return refuse(stream, "503 Service Unavailable");
    if ((networks.get(network) ?? 0) >= perAddress) return refuse(stream, "429 Too Many Requests\r\nretry-after: 10");
    count(network, 1);
    stream.once("close", () => count(network, -1));
    server.handleUpgrade(request, stream, head, (socket) => {
      // A pong between two fragments shows no life: the message could go on for ever.
      socket.on("pong", () => isWithinMessage(socket) || silent.delete(socket));
      socket.on("message", () => silent.delete(socket));
      for (const frame of ["message", "ping", "pong"]) socket.on(frame, () => listen(socket));
      speak({ socket, address, userAgent: request.headers["user-agent"]?.slice(0, 400) ?? null }, parts, app.log);
    });
  });

  const heartbeat = setInterval(() => {
    onHeartbeat();
    for (const socket of server.clients) {
      if (silent.has(socket)) socket.terminate();
      silent.add(socket);
      heard.delete(socket);
      socket.ping();
    }
  }, heartbeatSeconds * 1000).unref();

  app.addHook("preClose", async () => {
    stopping = true;
    clearInterval(heartbeat);
    const gone = [...server.clients].map((socket) => new Promise((resolve) => socket.once("close", resolve)));
    for (const socket of server.clients) socket.close(closeCodes.restart, "Service restart");
    const late = setTimeout(() => server.clients.forEach((socket) => socket.terminate()), shutdownMilliseconds);
    await Promise.all(gone);
    clearTimeout(late);
  });
  return () => server.clients.size;
}
