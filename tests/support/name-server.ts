/** A name server that knows what a test tells it, so that no test asks a real one. */
import { createSocket, type Socket } from "node:dgram";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { decode, encode, type Answer } from "dns-packet";

/** A running name server. */
export interface NameServer {
  /** Value for `DNS_SERVERS`. */
  address: string;
  /** Sets the TXT records of a name, each as its strings. */
  txt(name: string, ...records: string[][]): void;
  /** Sets the network addresses of a name. */
  addresses(name: string, ...addresses: string[]): void;
  /** Leaves questions about a name without an answer from now on. */
  ignore(name: string): void;
  /** Forgets every name. */
  clear(): void;
  stop(): Promise<void>;
}

export async function startNameServer(): Promise<NameServer> {
  const known = new Map<string, Answer[]>();
  const ignored = new Set<string>();
  const socket: Socket = createSocket("udp4");
  socket.on("message", (message, { address, port }) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    if (!question || ignored.has(question.name)) return;
    const all = known.get(question.name);
    const answers = (all ?? []).filter(({ type }) => type === question.type);
    // Recursion available; 3 means that the name does not exist.
    socket.send(encode({ type: "response", id, flags: 0x0180 | (all ? 0 : 3), questions, answers }), port, address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  const set = (name: string, type: Answer["type"], answers: Answer[]) =>
    void known.set(name, [...(known.get(name) ?? []).filter((each) => each.type !== type), ...answers]);
  return {
    address: `127.0.0.1:${(socket.address() as AddressInfo).port}`,
    txt: (name, ...records) =>
      set(
        name,
        "TXT",
        records.map((data) => ({ name, type: "TXT", ttl: 0, data })),
      ),
    addresses: (name, ...list) =>
      set(
        name,
        "A",
        list.map((data) => ({ name, type: "A", ttl: 0, data })),
      ),
    ignore: (name) => void ignored.add(name),
    clear() {
      known.clear();
      ignored.clear();
    },
    async stop() {
      socket.close();
      await once(socket, "close");
    },
  };
}
