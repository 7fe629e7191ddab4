import { createHash, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { persistedDocuments } from "../support/persisted-documents.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/**
 * Asking by the hash of a document: the web app's own, known from the start, and anybody's, known once they were sent.
 */
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
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

test("every document of the web app is known to a server that has just started", async () => {
  const documents = Object.entries(persistedDocuments());
  expect(documents.length).toBeGreaterThan(50);
  const queries = documents.filter(([, text]) => text.startsWith("query"));
  const codes = await Promise.all(
    queries.map(async ([sha256Hash]) => (await ask({ sha256Hash })).body.errors?.[0]?.extensions.code),
  );
  expect(codes).not.toContain("PERSISTED_QUERY_NOT_FOUND");
  expect(codes).not.toContain("GRAPHQL_VALIDATION_FAILED");
  expect(server.process.log().join("\n")).not.toContain("persisted document");
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

describe("with a web app that does not belong to it", () => {
  const folder = mkdtempSync(join(tmpdir(), "quadwork-test-web-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function startWith(manifest: string): Promise<TestServer> {
    writeFileSync(join(folder, "persisted-documents.json"), manifest);
    return startTestServer({ environment: { WEB_ROOT: folder } });
  }

  test("a server takes what fits and says what does not", async () => {
    const good = newDocument();
    const [unknown, unreadable, deep] = [
      "{ nothingIsCalledThis }",
      "{ {",
      `{ me ${"{ club { head ".repeat(15)}{ id }${"} }".repeat(15)} }`,
    ];
    const forged = sha256("{ __typename }");
    const other = await startWith(
      JSON.stringify({
        [sha256(good)]: good,
        ...Object.fromEntries([unknown, unreadable, deep].map((text) => [sha256(text), text])),
        [forged]: good,
      }),
    );
    expect((await ask({ sha256Hash: sha256(good) }, other)).body.data).toEqual({ __typename: "Query" });
    for (const hash of [...[unknown, unreadable, deep].map(sha256), forged])
      expect(await ask({ sha256Hash: hash }, other)).toEqual(notFound);
    const log = other.process.log().join("\n");
    for (const fault of [
      "its hash does not match its text",
      "it does not match the schema",
      "it cannot be parsed",
      "it is beyond a limit",
    ])
      expect(log).toContain(fault);
    await other.stop();
  });

  test("a server starts with a list that cannot be read", async () => {
    const other = await startWith("[");
    expect(other.process.log().join("\n")).toContain("cannot be read");
    expect(await ask({ sha256Hash: sha256("{ __typename }") }, other)).toEqual(notFound);
    await other.stop();
  });
});
