import { once } from "node:events";
import { connect } from "node:net";
import { WebSocket } from "ws";
import { socketUrl } from "../support/followers.ts";
import { largeFile, largeFileBytes } from "../support/large-file.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** Clients that stop in the middle, and connections that are quiet for good reasons. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    environment: { CONNECTION_TIMEOUT_MS: "500", WEBSOCKET_HEARTBEAT_SECONDS: "1", WEB_ROOT: largeFile() },
  });
});
afterAll(() => server?.stop());

const opened = async () => {
  const socket = new WebSocket(socketUrl(server), ["graphql-transport-ws"]);
  await once(socket, "open");
  return socket;
};

test("a connection on which nothing moves is cut, and a quiet WebSocket stays", async () => {
  const socket = await opened();
  const { hostname, port } = new URL(server.url);
  const reader = connect(Number(port), hostname).on("error", () => undefined);
  reader.write("GET /large.txt HTTP/1.1\r\nhost: a\r\n\r\n");
  // A quiet WebSocket, except for the heartbeats.
  for (let heartbeat = 0; heartbeat < 4; heartbeat++) await once(socket, "ping");
  socket.terminate();
  let received = 0;
  reader.on("data", ({ length }: Buffer) => (received += length));
  await once(reader, "close");
  expect(received).toBeLessThan(largeFileBytes);
});

test("a message in parts that does not end is cut, though its sender answers heartbeats", async () => {
  const socket = await opened();
  socket.send('{"type":"ping"', { fin: false });
  expect((await once(socket, "close"))[0]).toBe(1006);
});

test("a message in parts that ends keeps its connection", async () => {
  const socket = await opened();
  socket.send('{"type":', { fin: false });
  await once(socket, "ping");
  socket.send('"ping"}');
  expect(String((await once(socket, "message"))[0])).toBe('{"type":"pong"}');
  await once(socket, "ping");
  await once(socket, "ping");
  socket.terminate();
});
