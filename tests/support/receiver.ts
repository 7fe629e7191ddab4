/** An HTTP server that receives webhook deliveries, keeps them, and answers as a test asks. */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as it arrived. */
export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** How to answer a request: a status, or a function that handles the response. */
export type Reply = number | ((response: ServerResponse) => void);

/** A running receiver. */
export interface Receiver {
  /** Address without a trailing slash. */
  url: string;
  /** The requests that arrived at a path, in order. */
  at(path: string): Received[];
  /** Sets the answer to requests to a path from now on; the default is 204. */
  reply(path: string, reply: Reply): void;
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const replies = new Map<string, Reply>();
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    let body = "";
    request.setEncoding("utf8").on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      received.push({ path, headers: request.headers, body });
      const reply = replies.get(path) ?? 204;
      if (typeof reply === "number") response.writeHead(reply).end(reply === 204 ? undefined : `Answer ${reply}`);
      else reply(response);
    });
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    at: (path) => received.filter((each) => each.path === path),
    reply: (path, reply) => void replies.set(path, reply),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
