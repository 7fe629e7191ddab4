import { execute, gql } from "@apollo/client";
import { lastValueFrom } from "rxjs";
import { httpLink } from "./http-link";

type Body = { query?: string; extensions?: { persistedQuery?: { version: number; sha256Hash: string } } };

const original = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = original;
});

const notFound = { errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }] };
const answer = { data: { me: { id: "1" } } };

/** Sends a document to an API that gives these answers in turn. Returns the sent bodies and the last answer. */
async function send(hash: string | undefined, ...answers: object[]) {
  const sent: Body[] = [];
  globalThis.fetch = (async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(init.body as string) as Body);
    return Response.json(answers[sent.length - 1]);
  }) as typeof fetch;
  const query = {
    ...gql`
      query Me {
        me {
          id
        }
      }
    `,
    ...(hash && { __meta__: { hash } }),
  };
  const result = await lastValueFrom(execute(httpLink, { query }, { client: {} as never }));
  return { sent, result };
}

test("a document is requested by its hash alone", async () => {
  const { sent, result } = await send("abc", answer);
  expect(sent).toEqual([
    expect.objectContaining({ operationName: "Me", extensions: { persistedQuery: { version: 1, sha256Hash: "abc" } } }),
  ]);
  expect(sent[0]).not.toHaveProperty("query");
  expect(result).toEqual(answer);
});

test("a server that does not know the hash gets hash and text, once", async () => {
  const { sent, result } = await send("abc", notFound, answer);
  expect(sent[1]).toMatchObject({
    query: "query Me {\n  me {\n    id\n  }\n}",
    extensions: { persistedQuery: { version: 1, sha256Hash: "abc" } },
  });
  expect(result).toEqual(answer);
  expect((await send("abc", notFound, notFound)).result).toEqual(notFound);
});

test("other errors are not retried", async () => {
  const refused = { errors: [{ message: "No", extensions: { code: "FORBIDDEN" } }] };
  const { sent, result } = await send("abc", refused);
  expect([sent.length, result]).toEqual([1, refused]);
});

test("a document without a hash, as in development, is sent as text", async () => {
  const { sent } = await send(undefined, answer);
  expect(sent[0]).toHaveProperty("query");
  expect(sent[0]).not.toHaveProperty("extensions");
});
