import { readdirSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import { repository } from "../support/test-database.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";

/** What HTTP asks of the web app's pages and files, and the one form in which the server refuses. */
let server: TestServer;

beforeAll(async () => {
  server = await borrowTestServer();
});
afterAll(() => server?.stop());

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends exactly what it is given; `fetch` adds headers of its own and refuses some methods and addresses. */
const send = (path: string, { method = "GET", headers = {}, body }: Sent = {}) =>
  new Promise<{ status: number; headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const sent = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({ status: response.statusCode!, headers: response.headers, text: Buffer.concat(chunks).toString() }),
      );
    });
    sent.on("error", reject);
    sent.end(body);
  });

const script = () =>
  `/assets/${readdirSync(join(repository, "web/build/client/assets")).find((name) => name.endsWith(".js"))}`;

test("the privacy page names the configured contact for complaints", async () => {
  const { text } = await send("/privacy");
  expect(text).toContain("The office &lt;of&gt; complaints</span>");
  expect(text).toContain(">complaints@world.example</a>");
  expect(text).toContain('href="mailto:complaints@world.example"');
});

test.each([
  ["br;q=0.1, gzip;q=1", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=0.5, br;q=0.5", "br"],
  ["*", "br"],
  ["br;q=0, *", "gzip"],
  ["identity, br;q=0.5", undefined],
  ["deflate", undefined],
  ["", undefined],
  // Nothing of this can be had; the page comes as it is.
  ["identity;q=0", undefined],
  ["*;q=0", undefined],
])("a page comes in the encoding that Accept-Encoding %j prefers", async (accepted, encoding) => {
  const { status, headers } = await send("/pricing", { headers: { "accept-encoding": accepted } });
  expect([status, headers["content-encoding"]]).toEqual([200, encoding]);
  expect(headers.vary).toContain("Accept-Encoding");
});

test.each([
  ["any version", () => "*", 304],
  ["its own", (etag: string) => etag, 304],
  ["its own as a weak one", (etag: string) => `W/${etag.replace(/^W\//, "")}`, 304],
  ["its own among others", (etag: string) => `"one", W/"other" ,${etag}`, 304],
  ["others", () => `"one", W/"other"`, 200],
  ["nothing", () => "", 200],
])("a page or file asked for with If-None-Match naming %s", async (_what, known, status) => {
  for (const path of ["/pricing", "/dashboard", script()]) {
    const accept = "text/html";
    const first = await send(path, { headers: { accept } });
    const again = await send(path, { headers: { accept, "if-none-match": known(first.headers.etag!) } });
    expect([path, again.status, again.headers.etag]).toEqual([path, status, first.headers.etag]);
    expect(again.text === "").toBe(status === 304);
  }
});

test("an address that leads nowhere is no version of anything", async () => {
  const headers = { accept: "text/html", "if-none-match": "*" };
  expect((await send("/nowhere", { headers })).status).toBe(404);
});

/** Status and code of a refusal, which has the form of GraphQL's errors and none of the framework's names. */
async function refusal(path: string, sent: Sent) {
  const { status, headers, text } = await send(path, sent);
  expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["x-request-id"]).toEqual(expect.any(String));
  expect(text).not.toContain("FST_");
  expect(JSON.parse(text)).toEqual({
    errors: [{ message: expect.any(String), extensions: { code: expect.any(String) } }],
  });
  const [error] = (JSON.parse(text) as { errors: [{ extensions: { code: string } }] }).errors;
  return { status, code: error.extensions.code, allow: headers.allow };
}

test.each(["POST", "PUT", "PATCH", "DELETE", "QUERY", "PROPFIND"])(
  "%s at a page or file is refused",
  async (method) => {
    const body = "a=1";
    const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": String(body.length) };
    for (const path of ["/", "/pricing", "/pricing/", "/dashboard/projects?page=2", "/robots.txt", script()])
      for (const sent of [{ method }, { method, headers, body }])
        expect([path, await refusal(path, sent)]).toEqual([
          path,
          { status: 405, code: "BAD_REQUEST", allow: "GET, HEAD" },
        ]);
    expect(await refusal("/nowhere", { method, headers, body })).toEqual({ status: 404, code: "NOT_FOUND" });
  },
);

test.each<[string, string, Sent, number, string]>([
  ["an address that leads nowhere", "/nowhere", {}, 404, "NOT_FOUND"],
  ["an address that cannot be read", "/%", {}, 400, "BAD_REQUEST"],
  ["a name that is far too long", `/files/${"a".repeat(200)}`, {}, 414, "BAD_REQUEST"],
  ["an unusual method of the API", "/graphql", { method: "QUERY" }, 405, "BAD_REQUEST"],
  [
    "an unusual method with a body",
    "/graphql",
    { method: "QUERY", headers: { "content-type": "a/b" } },
    405,
    "BAD_REQUEST",
  ],
  ["a range that is none", script(), { headers: { range: "bytes=999999999-" } }, 416, "BAD_REQUEST"],
])("%s is refused in the form of GraphQL's errors", async (_what, path, sent, status, code) => {
  expect(await refusal(path, sent)).toMatchObject({ status, code });
});

test("the API says which methods it takes", async () => {
  for (const method of ["PUT", "DELETE", "QUERY"])
    expect(await refusal("/graphql", { method })).toMatchObject({ status: 405, allow: "GET, HEAD, POST, OPTIONS" });
});
