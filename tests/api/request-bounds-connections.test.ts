import { lookup } from "node:dns/promises";
import { once } from "node:events";
import { WebSocket } from "ws";
import { socketUrl } from "../support/followers.ts";
import { headOf, rawClient, refusalIn, type RawClient } from "../support/raw-client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** How many connections there may be, and what may be sent on a WebSocket. */

const most = 5;
const clients: RawClient[] = [];
const open = async (server: TestServer) => {
  const client = await rawClient(server);
  clients.push(client);
  return client;
};
afterEach(() => clients.splice(0).forEach((client) => client.leave()));

/** A connection that is in use: the server has said that it waits for the body. */
const unfinished = async (server: TestServer) => {
  const client = await open(server);
  client.write(`${headOf("/graphql", 500, { expect: "100-continue" })}{`);
  await client.answers();
  return client;
};
const alive = async (client: RawClient) => {
  client.write("GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n");
  return (await client.answers()).includes("alive");
};

describe.each([
  ["of one address", { CONNECTIONS_MAX_PER_ADDRESS: String(most) }],
  ["of all addresses", { CONNECTIONS_MAX: String(most), CONNECTIONS_MAX_PER_ADDRESS: "1", TRUST_PROXY: "loopback" }],
])("connections %s", (_whose, environment) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ environment: { ...environment, RATE_LIMIT_SCALE: "1" } });
  });
  afterAll(() => server?.stop());

  test("one more takes the place of the one that is idle longest", async () => {
    const idle: RawClient[] = [];
    for (let count = 0; count < most; count++) {
      idle.push(await open(server));
      expect(await alive(idle[count]!)).toBe(true);
    }
    expect(await alive(await open(server))).toBe(true);
    await idle[0]!.ended();
    expect(idle.slice(1).every((client) => client.isOpen())).toBe(true);
  });

  test("one more is refused where all are in use", async () => {
    const busy: RawClient[] = [];
    for (let count = 0; count < most; count++) busy.push(await unfinished(server));
    const refused = await open(server);
    expect(refusalIn(await refused.ended())).toMatchObject({
      status: 429,
      code: "RATE_LIMITED",
      headers: { "retry-after": "10" },
    });
    busy[0]!.leave();
  });
});

describe("a WebSocket", () => {
  let server: TestServer;
  const frames = 50;
  beforeAll(async () => {
    server = await startTestServer({
      environment: {
        WEBSOCKET_MAX_FRAMES: String(frames),
        WEBSOCKET_MAX_PER_ADDRESS: "1",
        RATE_LIMIT_SCALE: "1",
        TRUST_PROXY: "1",
      },
    });
  });
  afterAll(() => server?.stop());

  let addresses = 0;
  const connect = (forwarded = `198.51.100.${(addresses += 1)}`) =>
    new WebSocket(socketUrl(server), ["graphql-transport-ws"], { headers: { "x-forwarded-for": forwarded } });
  const opened = async () => {
    const socket = connect();
    await once(socket, "open");
    return socket;
  };

  test("is not compressed", async () => {
    const socket = await opened();
    expect(socket.extensions).toBe("");
    socket.terminate();
  });

  test("takes a message in so many parts", async () => {
    const socket = await opened();
    for (let part = 0; part < 300; part++) socket.send(" ", { fin: false });
    expect((await once(socket, "close"))[0]).toBe(1008);
  });

  test.each([
    ["pings", (socket: WebSocket) => socket.ping()],
    ["pongs", (socket: WebSocket) => socket.pong()],
    ["messages", (socket: WebSocket) => socket.send('{"type":"ping"}')],
  ])("that is flooded with %s ends", async (_what, send) => {
    const socket = await opened();
    const closed = once(socket, "close") as Promise<[number]>;
    for (let count = 0; count <= frames; count++) send(socket);
    expect((await closed)[0]).toBe(1008);
  });

  test("whose client does not say goodbye ends all the same", async () => {
    const client = await open(server);
    client.write(
      "GET /graphql HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n" +
        ("sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\nsec-websocket-protocol: " +
          "graphql-transport-ws\r\nx-forwarded-for: 198.51.100.240\r\n\r\n"),
    );
    // It says nothing, so the server says goodbye, and waits for an answer to that.
    expect(await client.ended()).toContain("Connection initialisation timeout");
  });

  test("counts for the address that the trusted proxy saw, whatever the client says it has forwarded", async () => {
    const first = connect("203.0.113.1, 198.51.100.200");
    await once(first, "open");
    const [error] = (await once(connect("203.0.113.2, 198.51.100.200"), "error")) as [Error];
    expect(error.message).toContain("429");
    first.terminate();
  });
});

describe("on localhost", () => {
  let server: TestServer;
  let addresses: string[];
  beforeAll(async () => {
    server = await startTestServer({ environment: { HOST: "localhost", HEADERS_TIMEOUT_MS: "1000" } });
    addresses = (await lookup("localhost", { all: true })).map(({ address }) => address);
  });
  afterAll(() => server?.stop());

  test("every address answers, with the same bounds", async () => {
    const { port } = new URL(server.url);
    for (const address of addresses) {
      const url = `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
      expect((await fetch(`${url}/healthz`, { headers: { connection: "close" } })).status).toBe(200);
      const client = await rawClient({ url });
      client.write("GET /healthz HTTP/1.1\r\n");
      expect(refusalIn(await client.ended())).toMatchObject({ status: 408 });
    }
  });

  test("a process that stops finishes what runs on every address", async () => {
    const { port } = new URL(server.url);
    const query = '{"query":"{ __typename }"}';
    const slow = await Promise.all(
      addresses.map((address) =>
        rawClient({ url: `http://${address.includes(":") ? `[${address}]` : address}:${port}` }),
      ),
    );
    for (const client of slow) client.write(headOf("/graphql", query.length, { expect: "100-continue" }));
    await Promise.all(slow.map((client) => client.answers()));
    const stopped = server.process.stop();
    for (const client of slow) client.write(query);
    for (const client of slow) expect(await client.ended()).toContain('{"__typename":"Query"}');
    await stopped;
    expect(server.process.child.exitCode).toBe(0);
  });
});
