import { once } from "node:events";
import { WebSocket } from "ws";
import { announceStatus } from "../support/announcements.ts";
import { connect, follow, socketUrl } from "../support/followers.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type World } from "../support/world.ts";

/** What a client may not do over a WebSocket, and that none of it harms the server. */
let server: TestServer;
let world: World;

const perAddress = 6;

beforeAll(async () => {
  server = await startTestServer({
    environment: {
      WEBSOCKET_MAX_PER_ADDRESS: String(perAddress),
      RATE_LIMIT_SCALE: "1",
      REQUEST_MAX_BYTES: "200000",
      COST_BUDGET: "300",
      COST_REFILL_PER_SECOND: "1",
    },
  });
  world = await createWorld(server);
});

afterEach(async () => {
  expect((await server.graphql("{ me { id } }", {}, { token: world.people.owner.token })).status).toBe(200);
  expect(server.process.child.exitCode).toBeNull();
});
afterAll(() => server?.stop());

const protocol = "graphql-transport-ws";

async function open(protocols: string[] = [protocol], path = socketUrl(server)): Promise<WebSocket> {
  const socket = new WebSocket(path, protocols);
  await once(socket, "open");
  return socket;
}

/** How the server ends a connection after these frames. */
async function closingAfter(frames: (string | Buffer)[], socket?: WebSocket): Promise<number> {
  const opened = socket ?? (await open());
  const closed = once(opened, "close") as Promise<[number]>;
  for (const frame of frames) opened.send(frame);
  return (await closed)[0];
}

const init = (token = world.people.head.token) =>
  JSON.stringify({ type: "connection_init", payload: { authorization: `Bearer ${token}` } });
const subscribe = (id: string, query = "subscription { projectStatusChanged { id } }") =>
  JSON.stringify({ id, type: "subscribe", payload: { query } });
const deep = (levels: number) => "[".repeat(levels) + "]".repeat(levels);

test.each<[string, () => (string | Buffer)[], number]>([
  ["no JSON", () => ["{"], 4400],
  ["no message", () => ["null"], 4400],
  ["a message of no known type", () => ['{"type":"attack"}'], 4400],
  ["a message that is an array", () => [deep(50_000)], 4400],
  ["a message too deep to be parsed", () => [`{"type":"ping","payload":${deep(50_000)}}`], 4400],
  [
    "a message with too many values to be parsed",
    () => [JSON.stringify({ type: "ping", payload: Array(10_000).fill(1) })],
    4400,
  ],
  ["bytes that are no text", () => [Buffer.from([0xff, 0xfe, 0x00])], 4400],
  ["a subscription before connection_init", () => [subscribe("1")], 4401],
  [
    "an authorization that is no text",
    () => ['{"type":"connection_init","payload":{"authorization":{"length":9}}}'],
    4403,
  ],
  ["connection_init twice", () => [init(), init()], 4429],
  ["a subscription without an id", () => [init(), '{"type":"subscribe","payload":{"query":"{ a }"}}'], 4400],
  ["a document that is no text", () => [init(), '{"id":"1","type":"subscribe","payload":{"query":{}}}'], 4400],
  ["more than is allowed at once", () => ["x".repeat(200_001)], 1009],
])("%s ends the connection", async (_what, frames, code) => {
  expect(await closingAfter(frames())).toBe(code);
});

test("an id that is in use ends the connection", async () => {
  const socket = await open();
  socket.send(init());
  await once(socket, "message");
  expect(await closingAfter([subscribe("1"), subscribe("1")], socket)).toBe(4409);
});

test("ids of no good intent are ids like any other", async () => {
  const follower = connect(server, world.people.owner.token);
  await follower.follow("subscription { projectStatusChanged { id __proto__: status } }");
  const socket = await open();
  socket.send(init());
  await once(socket, "message");
  for (const id of ["__proto__", "constructor", "toString"]) socket.send(subscribe(id));
  socket.send('{"id":"__proto__","type":"complete"}');
  socket.send('{"type":"ping"}');
  const [pong] = (await once(socket, "message")) as [Buffer];
  expect(JSON.parse(String(pong))).toEqual({ type: "pong" });
  socket.close();
  await follower.stop();
});

test("without the protocol there is nothing to talk about", async () => {
  expect(await closingAfter([], await open([]))).toBe(4406);
});

test("whoever does not say who it is has to leave", async () => {
  expect(await closingAfter([])).toBe(4408);
});

test("there is nothing to upgrade elsewhere", async () => {
  const refused = async (path: string) => {
    const socket = new WebSocket(`${server.url.replace("http", "ws")}${path}`, [protocol]);
    const [error] = (await once(socket, "error")) as [Error];
    return error.message;
  };
  expect(await refused("/")).toContain("404");
  expect(await refused("/graphql/more")).toContain("404");
});

test("one address has so many connections at most, and room again when they have ended", async () => {
  const sockets = await Promise.all(Array.from({ length: perAddress }, () => open()));
  const [error] = (await once(new WebSocket(socketUrl(server), [protocol]), "error")) as [Error];
  expect(error.message).toContain("429");
  await Promise.all(sockets.map((socket) => (socket.close(), once(socket, "close"))));
  (await open()).terminate();
});

test("subscriptions are paid from the budget", async () => {
  const { token } = world.people.strangerHead;
  const expensive = "subscription { projectStatusChanged { applications(first: 100) { nodes { id } } } }";
  const follower = connect(server, token);
  for (let number = 0; number < 2; number++) await follower.follow(expensive);
  expect(await follower.refused(expensive)).toMatchObject([
    { extensions: { code: "RATE_LIMITED", limit: "costBudget", maximum: 300, retryAfterSeconds: expect.any(Number) } },
  ]);
  await follower.stop();
});

test("whoever takes nothing is given up, and the others are told", async () => {
  const follower = await follow(server, world.people.owner.token, "subscription { projectStatusChanged { id } }");
  const socket = await open();
  socket.on("error", () => undefined);
  socket.pause();
  const closed = once(socket, "close");
  // Answers that nobody takes fill the buffers of the network first, then the server's.
  const ping = JSON.stringify({ type: "ping", payload: { text: "x".repeat(190_000) } });
  while (socket.readyState === socket.OPEN) await new Promise<void>((resolve) => socket.send(ping, () => resolve()));
  socket.resume();
  await closed;
  await announceStatus(server, world.projects.open);
  await follower.hears(1);
  await follower.stop();
});
