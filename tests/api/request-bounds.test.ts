import { getIntrospectionQuery } from "graphql";
import { signUp, type ClubHead } from "../support/people.ts";
import { largeFile } from "../support/large-file.ts";
import { headOf, rawClient, refusalIn, type RawClient } from "../support/raw-client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { until } from "../support/until.ts";

/** What requests can make the server hold, and for how long; docs/request-bounds.md lists all of it. */

const clients: RawClient[] = [];
const open = async (server: TestServer) => {
  const client = await rawClient(server);
  clients.push(client);
  return client;
};
afterEach(() => clients.splice(0).forEach((client) => client.leave()));

const query = JSON.stringify({ query: "{ __typename }" });
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** Sends a request without the end of its body. */
const unfinished = async (
  server: TestServer,
  path = "/graphql",
  headers = {},
  sent: string | Buffer = '{"query":',
  bytes = 500,
) => {
  const client = await open(server);
  client.write(headOf(path, bytes, headers));
  client.write(sent);
  return client;
};
const whole = async (server: TestServer) => {
  const client = await open(server);
  client.write(headOf("/graphql", query.length) + query);
  return client.answers();
};

describe("with short times", () => {
  let server: TestServer;
  let head: ClubHead;

  beforeAll(async () => {
    server = await startTestServer({
      environment: {
        HEADERS_TIMEOUT_MS: "1500",
        KEEP_ALIVE_TIMEOUT_MS: "500",
        BODY_TIMEOUT_MS: "1500",
        ANSWER_TIMEOUT_MS: "2000",
        WEB_ROOT: largeFile(),
      },
    });
    head = await signUp.clubHead(server);
  });
  afterAll(() => server?.stop());

  test.each([
    ["nothing", ""],
    ["a first line", "GET /healthz HTTP/1.1\r\n"],
    ["headers that do not end", `POST /graphql HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\n`],
  ])("a connection that sends %s ends", async (_what, sent) => {
    const client = await open(server);
    client.write(sent);
    expect(refusalIn(await client.ended())).toMatchObject({ status: 408, code: "REQUEST_TIMED_OUT" });
  });

  test.each([
    ["a guest", "/graphql", () => ({})],
    ["a person", "/graphql", () => bearer(head.token)],
    ["a person who uploads a picture", "/files/avatar", () => ({ ...bearer(head.token), "content-type": "image/png" })],
  ])("a body of %s that does not end is refused, and the connection ends", async (_who, path, headers) => {
    const client = await unfinished(server, path, headers());
    expect(refusalIn(await client.ended())).toMatchObject({
      status: 408,
      code: "REQUEST_TIMED_OUT",
      limit: "bodyMilliseconds",
      headers: { connection: "close" },
    });
  });

  test("a connection that sends no other request is closed", async () => {
    const client = await open(server);
    client.write("GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n");
    expect((await client.ended()).split("HTTP/1.1 ")).toHaveLength(2);
  });

  test("a body that comes drop by drop is given no more time", async () => {
    const client = await unfinished(server);
    const drops = setInterval(() => client.write(" "), 20);
    expect(refusalIn(await client.ended())).toMatchObject({ status: 408, limit: "bodyMilliseconds" });
    clearInterval(drops);
  });

  test("a body that nobody reads ends too", async () => {
    const client = await unfinished(server, "/nowhere");
    expect(await client.ended()).toContain("404 Not Found");
  });

  test("an answer that nobody reads ends", async () => {
    const client = await open(server);
    client.write("GET /large.txt HTTP/1.1\r\nhost: a\r\n\r\n");
    await client.cutWhileUnread();
  });
});

describe("beside those who do not finish", () => {
  let server: TestServer;
  let head: ClubHead;

  const transfers = 8;
  beforeAll(async () => {
    server = await startTestServer({
      environment: {
        REQUESTS_AT_ONCE: "4",
        TRANSFERS_MAX_PER_CALLER: String(transfers),
        HELD_MAX_BYTES_PER_CALLER: "1000000",
        HELD_MAX_BYTES: "1500000",
        WEB_ROOT: largeFile(),
      },
    });
    head = await signUp.clubHead(server);
  });
  afterAll(() => server?.stop());

  const several = (count: number, headers = {}) =>
    Promise.all(Array.from({ length: count }, () => unfinished(server, "/graphql", headers)));

  test("four unfinished bodies of guests leave others behind their address their turns", async () => {
    const slow = await several(4);
    expect(await whole(server)).toContain('{"__typename":"Query"}');
    expect(slow.every((client) => client.isOpen())).toBe(true);
  });

  test("four unfinished bodies of a person leave that person's other requests their turns", async () => {
    const slow = await several(4, bearer(head.token));
    const { status } = await server.graphql("{ me { id } }", {}, { token: head.token });
    expect(status).toBe(200);
    expect(slow.every((client) => client.isOpen())).toBe(true);
  });

  test("of too many unfinished bodies the oldest makes room, whoever sends a whole one is served", async () => {
    const [oldest, ...others] = await several(1).then(async (first) => [...first, ...(await several(transfers - 1))]);
    expect(await whole(server)).toContain('{"__typename":"Query"}');
    expect(refusalIn(await oldest!.ended())).toMatchObject({
      status: 429,
      code: "RATE_LIMITED",
      headers: { "retry-after": "1", connection: "close" },
    });
    expect(others.every((client) => client.isOpen())).toBe(true);
  });

  test("of too many bytes in unfinished bodies the oldest make room", async () => {
    const large = Buffer.alloc(400_000, " ");
    const first = await unfinished(server, "/graphql", {}, large, 500_000);
    const second = await unfinished(server, "/graphql", {}, large, 500_000);
    const third = await unfinished(server, "/graphql", {}, large, 500_000);
    expect(refusalIn(await first.ended())).toMatchObject({ status: 429, code: "RATE_LIMITED" });
    expect(await whole(server)).toContain('{"__typename":"Query"}');
    expect([second, third].every((client) => client.isOpen())).toBe(true);
  });

  test("the same holds for all callers together", async () => {
    const large = Buffer.alloc(400_000, " ");
    const people = await Promise.all([
      signUp.clubHead(server),
      signUp.clubHead(server),
      signUp.clubHead(server),
      signUp.clubHead(server),
    ]);
    const slow: RawClient[] = [];
    for (const { token } of people) slow.push(await unfinished(server, "/graphql", bearer(token), large, 500_000));
    expect(refusalIn(await slow[0]!.ended())).toMatchObject({ status: 429, code: "RATE_LIMITED" });
    expect(slow.slice(1).every((client) => client.isOpen())).toBe(true);
  });

  test("answers that nobody reads leave others their turns, and make room", async () => {
    const body = JSON.stringify({ query: getIntrospectionQuery() });
    const greedy = await Promise.all(Array.from({ length: 3 }, () => open(server)));
    const cut = Promise.race(greedy.map((client) => client.cutWhileUnread()));
    // The file fills the buffers of the network, so the answers behind it stay with the server.
    for (const client of greedy)
      client.write("GET /large.txt HTTP/1.1\r\nhost: a\r\n\r\n" + (headOf("/graphql", body.length) + body).repeat(3));
    await cut;
    expect(await whole(server)).toContain('{"__typename":"Query"}');
  });

  test("of the requests sent on one connection without waiting, none is handled behind the one too many", async () => {
    const client = await open(server);
    client.write((headOf("/graphql", query.length) + query).repeat(20));
    const received = await client.ended();
    const answered = received.split('{"__typename":"Query"}').length - 1;
    expect(answered).toBeGreaterThanOrEqual(4);
    expect(answered).toBeLessThan(19);
    expect(received.split("HTTP/1.1 ")).toHaveLength(1 + answered + 1);
    expect(refusalIn(received)).toMatchObject({ status: 429, code: "RATE_LIMITED", headers: { connection: "close" } });
  });

  test("a connection on which far more are sent is cut", async () => {
    const client = await open(server);
    client.write("GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n".repeat(100));
    expect(await client.ended()).not.toContain("429");
  });

  test.each([
    [
      "headers that are too long",
      `GET / HTTP/1.1\r\nhost: a\r\nx-long: ${"x".repeat(20_000)}\r\n\r\n`,
      431,
      "REQUEST_TOO_LARGE",
    ],
    [
      "too many headers",
      `GET / HTTP/1.1\r\nhost: a\r\n${Array.from({ length: 300 }, (_, index) => `x-${index}: 1\r\n`).join("")}\r\n`,
      431,
      "REQUEST_TOO_LARGE",
    ],
    [
      "an address that is too long",
      `GET /graphql?query=${"x".repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
      431,
      "REQUEST_TOO_LARGE",
    ],
    ["no request", "hello\r\n\r\n", 400, "BAD_REQUEST"],
    [
      "a body with two lengths",
      `POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
      "BAD_REQUEST",
    ],
  ])("%s is refused in the form of a GraphQL error", async (_what, sent, status, code) => {
    const client = await open(server);
    client.write(sent);
    const refusal = refusalIn(await client.ended());
    expect(refusal).toMatchObject({ status, code });
    expect(refusal.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
    });
  });

  test("a body in chunks is read no further than its limit", async () => {
    const client = await open(server);
    client.write(
      "POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n",
    );
    client.write(`${(600_000).toString(16)}\r\n${" ".repeat(600_000)}\r\n`);
    expect(refusalIn(await client.ended())).toMatchObject({
      status: 413,
      code: "REQUEST_TOO_LARGE",
      limit: "requestBytes",
    });
  });
});

describe("while the database does not answer", () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer({ environment: { REQUESTS_AT_ONCE: "1", REQUEST_TIMEOUT_MS: "1000" } });
  });
  afterAll(() => server?.stop());

  test("a request waits for its turn no longer than it may take", async () => {
    const lock = await server.database.connect();
    await lock.query("begin; lock table club_profiles in access exclusive mode");
    const ask = () => server.graphql('{ clubBySecretCode(secretCode: "ABC234") { clubName } }');
    const answers = await Promise.all([ask(), ask(), ask(), ask()]);
    await lock.query("rollback");
    lock.release();
    const codes = answers.map(({ body }) => body.errors?.[0]?.extensions?.code);
    expect(codes).toContain("REQUEST_TIMED_OUT");
    expect(codes).toContain("RATE_LIMITED");
    expect(codes.every((code) => code === "REQUEST_TIMED_OUT" || code === "RATE_LIMITED")).toBe(true);
  });
});

test("the bodies of requests that wait for an earlier answer end with their connection", async () => {
  const server = await startTestServer({ environment: { HELD_MAX_BYTES_PER_CALLER: "40000" } });
  try {
    const lock = await server.database.connect();
    await lock.query("begin; lock table club_profiles in access exclusive mode");
    const blocked = JSON.stringify({ query: '{ clubBySecretCode(secretCode: "ABC234") { clubName } }' });
    const large = query.padEnd(15_000);
    const client = await open(server);
    client.write(headOf("/graphql", blocked.length) + blocked + (headOf("/graphql", large.length) + large).repeat(2));
    const answer = async () => {
      const other = await open(server);
      other.write(headOf("/graphql", large.length) + large);
      return (await other.answers()).slice(0, "HTTP/1.1 200".length);
    };
    await until(answer, (status) => status.endsWith("429"));
    client.leave();
    await until(answer, (status) => status.endsWith("200"));
    await lock.query("rollback");
    lock.release();
  } finally {
    await server.stop();
  }
});
