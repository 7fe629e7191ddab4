import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { persistedDocuments } from "../support/persisted-documents.ts";
import { borrowTestServer, startTestServer, type TestServer } from "../support/test-server.ts";

/**
 * Asking by the hash of a document: the web app's own, known from the start, and anybody's, known once they were sent.
 */
let server: TestServer;

beforeAll(async () => {
  server = await borrowTestServer();
});
afterAll(() => server.stop());

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

async function ask(body: { sha256Hash: string; query?: string; operationName?: string }, { url } = server) {
  const { sha256Hash, ...rest } = body;
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...rest, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  });
  return {
    status: response.status,
    body: (await response.json()) as {
      data?: object | null;
      errors?: { message: string; extensions: { code: string } }[];
    },
  };
}

const notFound = {
  status: 200,
  body: { errors: [expect.objectContaining({ extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } })] },
};

/** A document that nobody else sends. */
const newDocument = () => `query Q${randomUUID().replaceAll("-", "")} { __typename }`;

test("every document of the web app is known to the server, which accepts it", async () => {
  const documents = Object.keys(persistedDocuments());
  expect(documents.length).toBeGreaterThan(50);
  const codes = await Promise.all(
    documents.map(async (sha256Hash) => (await ask({ sha256Hash })).body.errors?.[0]?.extensions.code),
  );
  // Their variables are missing, and no one is signed in.
  expect([...new Set(codes)].sort()).toEqual(["BAD_USER_INPUT", "UNAUTHENTICATED", undefined]);
});

test("a mutation of the web app is done by its hash, and text and hash together are taken too", async () => {
  const [sha256Hash = "", query = ""] =
    Object.entries(persistedDocuments()).find(([, text]) => text.startsWith("mutation LogOut")) ?? [];
  const refused = await ask({ sha256Hash });
  expect(refused.body.errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  expect(await ask({ sha256Hash, query })).toEqual(refused);
});

test("an unknown hash is refused until its document was sent with it", async () => {
  const query = newDocument();
  expect(await ask({ sha256Hash: sha256(query) })).toEqual(notFound);
  const answered = { status: 200, body: expect.objectContaining({ data: { __typename: "Query" } }) };
  expect(await ask({ sha256Hash: sha256(query), query })).toEqual(answered);
  expect(await ask({ sha256Hash: sha256(query) })).toEqual(answered);
});

test("a hash that is not the document's is refused and remembered for neither", async () => {
  const [query, other] = [newDocument(), newDocument()];
  const { status, body } = await ask({ sha256Hash: sha256(other), query });
  expect([status, body.errors?.[0]?.extensions.code]).toEqual([400, "BAD_REQUEST"]);
  for (const document of [query, other]) expect(await ask({ sha256Hash: sha256(document) })).toEqual(notFound);
});

test("a document that is refused is not remembered", async () => {
  const query = "{ nothingIsCalledThis }";
  expect((await ask({ sha256Hash: sha256(query), query })).body.errors?.[0]?.extensions.code).toBe(
    "GRAPHQL_VALIDATION_FAILED",
  );
  expect(await ask({ sha256Hash: sha256(query) })).toEqual(notFound);
});

test("a hash alone does not get past the protection against forged requests", async () => {
  const [sha256Hash = ""] = Object.keys(persistedDocuments());
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash } });
  const byGet = await fetch(`${server.url}/graphql?extensions=${encodeURIComponent(extensions)}`);
  expect(byGet.status).toBe(400);
  expect(await byGet.text()).toContain("Cross-Site Request Forgery");
});

test("the list of documents is for the server and has no address", async () => {
  expect((await fetch(`${server.url}/persisted-documents.json`)).status).toBe(404);
});

test("a server takes what fits it of a web app that does not belong to it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "quadwork-test-web-"));
  const good = newDocument();
  const refused = {
    "{ nothingIsCalledThis }": "GRAPHQL_VALIDATION_FAILED",
    "{ {": "GRAPHQL_PARSE_FAILED",
    [`{ me ${"{ club { head ".repeat(15)}{ id }${"} }".repeat(15)} }`]: "QUERY_TOO_COMPLEX",
  };
  const forged = sha256("{ __typename }");
  const own = [good, ...Object.keys(refused)].map((text) => [sha256(text), text]);
  writeFileSync(join(folder, "persisted-documents.json"), JSON.stringify(Object.fromEntries([...own, [forged, good]])));
  const other = await startTestServer({ environment: { WEB_ROOT: folder } });
  expect((await ask({ sha256Hash: sha256(good) }, other)).body.data).toEqual({ __typename: "Query" });
  for (const [text, code] of Object.entries(refused))
    expect((await ask({ sha256Hash: sha256(text) }, other)).body.errors?.[0]?.extensions.code).toBe(code);
  expect(await ask({ sha256Hash: forged }, other)).toEqual(notFound);
  expect(other.process.log().join("\n")).toContain("does not match its hash");
  await other.stop();
  rmSync(folder, { recursive: true });
});
