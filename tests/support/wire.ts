/** A database connection that can be cut and restored. */
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";

export interface Wire {
  /** Connection string of the database through the wire. */
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

/** Opens a wire to the database with this connection string. */
export async function wireTo(target: string): Promise<Wire> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const listener: Server = createServer((client) => {
    const database = connect(Number(port), hostname);
    for (const end of [client, database]) {
      open.add(end);
      end.on("error", () => end.destroy());
      end.on("close", () => {
        open.delete(end);
        client.destroy();
        database.destroy();
      });
    }
    client.pipe(database).pipe(client);
  });
  const listen = (at: number) => new Promise<void>((done) => listener.listen(at, "127.0.0.1", done));
  await listen(0);
  const at = (listener.address() as AddressInfo).port;
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(at);
  return {
    url: url.href,
    cut: () =>
      new Promise((done) => {
        listener.close(() => done());
        for (const end of open) end.destroy();
      }),
    mend: () => listen(at),
  };
}
