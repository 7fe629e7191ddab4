import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { execute, InMemoryCache } from "@apollo/client";
import { Kind, parse, type DocumentNode } from "graphql";
import { lastValueFrom } from "rxjs";
import { persistedDocuments } from "../../persisted-documents";
import { httpLink } from "./http-link";

type Transform = { transform: { handler: (code: string) => { code: string } } };

const root = path.resolve(__dirname, "..");
const filesOf = (ending: string) =>
  readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(path.join(root, name), "utf8"));

const { transform } = persistedDocuments() as unknown as Transform;
const written = filesOf(".generated.ts").flatMap((code) =>
  [...transform.handler(code).code.matchAll(/^export const \w+Document = (\{.*\}) as unknown as /gm)].map(
    (match) => JSON.parse(match[1]!) as DocumentNode & { __meta__?: { hash: string } },
  ),
);

test("every query and mutation of the app has a hash, no subscription has one", () => {
  const operations = filesOf(".graphql").flatMap((text) =>
    parse(text).definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? [definition] : [],
    ),
  );
  const byHttp = operations.filter(({ operation }) => operation !== "subscription");
  expect(written).toHaveLength(operations.length);
  expect(new Set(written.flatMap(({ __meta__ }) => __meta__?.hash ?? [])).size).toBe(byHttp.length);
});

test("the hash is of the text that Apollo Client sends", async () => {
  const original = globalThis.fetch;
  const sent: string[] = [];
  globalThis.fetch = (async (_url: string, { body }: RequestInit) => {
    const { query } = JSON.parse(body as string) as { query?: string };
    if (query) sent.push(createHash("sha256").update(query).digest("hex"));
    return Response.json({ errors: [{ message: "", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] });
  }) as typeof fetch;
  const cache = new InMemoryCache();
  const documents = written.filter(({ __meta__ }) => __meta__);
  for (const document of documents)
    await lastValueFrom(execute(httpLink, { query: cache.transformDocument(document) }, { client: {} as never }));
  globalThis.fetch = original;
  expect(sent).toEqual(documents.map(({ __meta__ }) => __meta__!.hash));
});
