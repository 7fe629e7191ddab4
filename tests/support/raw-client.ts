/**
 * A client that speaks HTTP byte by byte, as no library would: unfinished headers, endless bodies, answers left unread.
 */
import { once } from "node:events";
import { connect } from "node:net";
import type { TestServer } from "./test-server.ts";

/** One connection. */
export interface RawClient {
  write(text: string | Buffer): void;
  /** Whether the connection is still open. */
  isOpen(): boolean;
  /** Everything received, once `count` answers have begun. */
  answers(count?: number): Promise<string>;
  /** Everything received, once the server has closed the connection. */
  ended(): Promise<string>;
  /** Stops reading; resolves once the server has cut the connection. */
  cutWhileUnread(): Promise<void>;
  leave(): void;
}

/** Opens a connection to a server. */
export async function rawClient({ url }: Pick<TestServer, "url">): Promise<RawClient> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ""), port: Number(port), allowHalfOpen: false });
  let received = "";
  let open = true;
  const closed = new Promise<void>((done) => socket.once("close", () => ((open = false), done())));
  socket.on("error", () => undefined);
  socket.on("data", (data) => (received += data.toString("latin1")));
  socket.on("end", () => (open = false));
  await once(socket, "connect");
  return {
    write: (text) => void socket.write(text),
    isOpen: () => open,
    async answers(count = 1) {
      while (received.split("HTTP/1.1 ").length <= count && open) await Promise.race([once(socket, "data"), closed]);
      return received;
    },
    async ended() {
      await closed;
      return received;
    },
    async cutWhileUnread() {
      socket.pause();
      // Only writing reveals a cut connection.
      while (!socket.destroyed) {
        socket.write("\r\n");
        await new Promise((done) => setTimeout(done, 20));
      }
    },
    leave: () => void socket.destroy(),
  };
}

/** The head of a request with a body of `bytes` bytes. */
export function headOf(path: string, bytes: number, headers: Record<string, string> = {}): string {
  const all = { host: "127.0.0.1", "content-type": "application/json", "content-length": String(bytes), ...headers };
  return `POST ${path} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;
}

/** Status and first error of the last answer received. */
export function refusalIn(received: string): {
  status: number;
  code: string;
  limit?: string;
  headers: Record<string, string>;
} {
  const answer = received.slice(received.lastIndexOf("HTTP/1.1 "));
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  const [status = "", ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(":")[0]!.toLowerCase(), line.slice(line.indexOf(":") + 1).trim()]),
  );
  const { code, limit } = (JSON.parse(body) as { errors: { extensions: { code: string; limit?: string } }[] })
    .errors[0]!.extensions;
  return { status: Number(status.split(" ")[1]), code, headers, ...(limit && { limit }) };
}
