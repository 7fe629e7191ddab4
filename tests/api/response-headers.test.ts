import { headOf, rawClient } from "../support/raw-client.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** Every answer of the API tells browsers what they may not do with it, whoever of the server's parts gives it. */
let server: TestServer;
let secure: TestServer;

beforeAll(async () => {
  [server, secure] = await Promise.all([
    startTestServer({
      environment: {
        REQUEST_TIMEOUT_MS: "1000",
        STATEMENT_TIMEOUT_MS: "5000",
        BODY_TIMEOUT_MS: "1500",
        CORS_ORIGINS: "https://partner.example",
      },
    }),
    startTestServer({
      environment: {
        APP_URL: "https://quadwork.example",
        COST_BUDGET: "5",
        GRAPHQL_MAX_COST: "100",
        COST_REFILL_PER_SECOND: "1",
        RATE_LIMIT_SCALE: "1",
        SANDBOX: "false",
      },
    }),
  ]);
});
afterAll(async () => void (await Promise.all([server?.stop(), secure?.stop()])));

const nothing = "default-src 'none'; frame-ancestors 'none'";
const common = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cache-control": "no-store",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
};
const json = { ...common, "content-security-policy": nothing, "cross-origin-opener-policy": "same-origin" };

interface Sent {
  method?: string;
  path?: string;
  type?: string;
  headers?: Record<string, string>;
  body?: string;
  from?: () => TestServer;
}
const send = ({
  method = "POST",
  path = "/graphql",
  type = "application/json",
  headers = {},
  body = '{"query":"{ __typename }"}',
  from = () => server,
}: Sent) =>
  fetch(from().url + path, {
    method,
    headers: { ...(type && { "content-type": type }), ...headers },
    ...(["GET", "HEAD", "OPTIONS"].includes(method) ? {} : { body }),
  });
const headersOf = (answer: Response) => Object.fromEntries(answer.headers);

const graphql = (query: string) => JSON.stringify({ query });

test.each<[string, Sent, number]>([
  ["an answer", {}, 200],
  [
    "an answer by GET",
    { method: "GET", path: "/graphql?query=%7B__typename%7D", headers: { "apollo-require-preflight": "1" } },
    200,
  ],
  ["a document that cannot be parsed", { body: graphql("{") }, 200],
  [
    "the same for who takes its status",
    { body: graphql("{"), headers: { accept: "application/graphql-response+json" } },
    400,
  ],
  [
    "a refused mutation by GET",
    { method: "GET", path: "/graphql?query=mutation%7BlogOut%7D", headers: { "apollo-require-preflight": "1" } },
    405,
  ],
  [
    "a request that a page elsewhere could send",
    { method: "GET", type: "", path: "/graphql?query=%7B__typename%7D" },
    400,
  ],
  ["no JSON", { body: "{" }, 400],
  ["a batch", { body: "[]" }, 400],
  [
    "a hash of no known document",
    { body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } } }) },
    200,
  ],
  ["a media type that is not served", { headers: { accept: "image/png" } }, 406],
  ["an address spelt otherwise", { path: "/%67raphql" }, 200],
  ["a refusal at an address spelt otherwise", { path: "/graphq%6c", method: "PUT" }, 405],
  ["PUT", { method: "PUT" }, 405],
  ["DELETE", { method: "DELETE", body: "" }, 405],
  ["PATCH", { method: "PATCH" }, 405],
  ["a body that is too large", { body: `{"query":"${" ".repeat(600_000)}"}` }, 413],
  ["a document that is too long", { body: graphql(`{ __typename } #${"x".repeat(70_000)}`) }, 413],
  [
    "too many values",
    { body: JSON.stringify({ query: "{ __typename }", variables: { value: Array(9000).fill(1) } }) },
    400,
  ],
  ["a body of another type", { type: "application/xml" }, 415],
  ["a body of no type", { type: "text/plain" }, 415],
  ["a body in another charset", { type: "application/json; charset=utf-7" }, 415],
  ["a compressed body", { headers: { "content-encoding": "gzip" } }, 415],
  [
    "an operation beyond its cost",
    { body: graphql("{ projects(first: 100) { totalCount nodes { startup { id } } } }"), from: () => secure },
    200,
  ],
])("%s", async (_what, sent, status) => {
  const answer = await send(sent);
  expect(headersOf(answer)).toMatchObject(json);
  expect(answer.headers.get("content-type")).toMatch(/^application\/(graphql-response\+)?json; charset=utf-8$/);
  expect(answer.status).toBe(status);
  await answer.text();
});

test("a refusal for too many points", async () => {
  const ask = () => send({ body: graphql("{ projectTemplates { id } projectCategories }"), from: () => secure });
  let answer = await ask();
  for (let count = 0; count < 5 && answer.status !== 429; count++) answer = await ask();
  expect(answer.status).toBe(429);
  expect(headersOf(answer)).toMatchObject({
    ...json,
    "retry-after": expect.any(String),
    "strict-transport-security": "max-age=31536000; includeSubDomains",
  });
});

test("a preflight", async () => {
  const ask = {
    origin: "https://partner.example",
    "access-control-request-method": "POST",
    "access-control-request-headers": "content-type",
  };
  const answer = await send({ method: "OPTIONS", type: "", headers: ask });
  expect(answer.status).toBe(204);
  expect(headersOf(answer)).toMatchObject({ ...json, "access-control-allow-origin": "https://partner.example" });
  const refused = await send({ method: "OPTIONS", type: "", headers: { ...ask, origin: "https://elsewhere.example" } });
  expect(headersOf(refused)).toMatchObject(json);
  expect(refused.headers.get("access-control-allow-origin")).toBeNull();
});

test("OPTIONS that is no preflight lists the methods", async () => {
  const answer = await send({ method: "OPTIONS", type: "" });
  expect([answer.status, answer.headers.get("allow")]).toEqual([204, "GET, HEAD, POST, OPTIONS"]);
  expect(headersOf(answer)).toMatchObject(json);
});

test.each([
  ["with the Sandbox", () => server, "https://embeddable-sandbox.cdn.apollographql.com"],
  ["without the Sandbox", () => secure, null],
])("the page %s", async (_how, from, script) => {
  for (const method of ["GET", "HEAD"]) {
    const answer = await send({ method, type: "", headers: { accept: "text/html" }, from });
    expect(answer.status).toBe(200);
    expect(headersOf(answer)).toMatchObject({
      ...common,
      "cross-origin-opener-policy": "same-origin-allow-popups",
      "content-type": "text/html; charset=utf-8",
    });
    const policy = answer.headers.get("content-security-policy")!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.includes("https:")).toBe(script !== null);
    if (script) expect(policy).toContain(`script-src ${script} 'sha256-`);
  }
});

test("a request that takes too long", async () => {
  const lock = await server.database.connect();
  await lock.query("begin; lock table club_profiles in access exclusive mode");
  const answer = await send({ body: graphql('{ clubBySecretCode(secretCode: "ABC234") { clubName } }') });
  await lock.query("rollback");
  lock.release();
  expect(answer.status).toBe(503);
  expect(headersOf(answer)).toMatchObject(json);
});

test.each(["a b", "[", ""])("a request for a Host that is none: %p", async (host) => {
  const client = await rawClient(server);
  client.write(headOf("/graphql", 26, { host, connection: "close" }) + '{"query":"{ __typename }"}');
  const received = (await client.ended()).toLowerCase();
  expect(received).toContain("http/1.1 400");
  for (const [name, value] of Object.entries(json)) expect(received).toContain(`${name}: ${value}\r\n`.toLowerCase());
});

test("a body that takes too long", async () => {
  const client = await rawClient(server);
  client.write(headOf("/graphql", 9));
  const received = (await client.ended()).toLowerCase();
  expect(received).toContain("http/1.1 408");
  for (const [name, value] of Object.entries(json)) expect(received).toContain(`${name}: ${value}\r\n`.toLowerCase());
});

test("a request whose body is in another charset than UTF-8 is told what would be right", async () => {
  for (const charset of ["utf-7", "UTF-16", '"iso-8859-1"']) {
    const { errors } = (await (await send({ type: `application/json; charset=${charset}` })).json()) as {
      errors: object[];
    };
    expect(errors).toEqual([
      {
        message: `The body is sent with the charset "${charset.replaceAll('"', "").toLowerCase()}"; send it in utf-8.`,
        extensions: { code: "BAD_REQUEST" },
      },
    ]);
  }
  for (const charset of ["utf-8", "UTF-8", '"utf-8"', "utf8"])
    expect((await send({ type: `application/json;charset=${charset}` })).status).toBe(200);
});

test("a body that is not UTF-8 is refused", async () => {
  const answer = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: Buffer.from('{"query":"{ __typename } #\xe9"}', "latin1"),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toEqual({
    errors: [{ message: "The body is not encoded in UTF-8.", extensions: { code: "BAD_REQUEST" } }],
  });
});

test("methods that are not served are told which are", async () => {
  expect((await send({ method: "PUT" })).headers.get("allow")).toBe("GET, HEAD, POST, OPTIONS");
});
