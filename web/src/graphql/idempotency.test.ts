import { ApolloLink, execute, gql } from "@apollo/client";
import { lastValueFrom, of, throwError } from "rxjs";
import { createIdempotencyLink } from "./idempotency";

const mutation = (name: string) => gql`mutation ${name} { createTeam { id } }`;

function setUp() {
  const keys: (string | undefined)[] = [];
  let answer: object | null = { data: {} };
  const terminating = new ApolloLink((operation) => {
    keys.push((operation.getContext().headers as Record<string, string> | undefined)?.["idempotency-key"]);
    return answer ? of(answer) : throwError(() => new TypeError("Failed to fetch"));
  });
  const link = createIdempotencyLink().concat(terminating);
  const send = (name: string, variables = {}) =>
    lastValueFrom(execute(link, { query: mutation(name), variables }, { client: {} as never })).catch(() => undefined);
  return { keys, send, answerWith: (next: object | null) => (answer = next) };
}

test("a creating mutation has a key, and a new one after each answer", async () => {
  const { keys, send } = setUp();
  await send("CreateTeam", { name: "A" });
  await send("CreateTeam", { name: "A" });
  await send("UpdateTeam", { name: "A" });
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBeUndefined();
});

test("an unanswered mutation is resent with the same key, others have their own", async () => {
  const { keys, send, answerWith } = setUp();
  answerWith(null);
  await send("CreateTeam", { name: "A" });
  answerWith({ errors: [{ message: "wait", extensions: { code: "IDEMPOTENCY_KEY_IN_USE" } }] });
  await send("CreateTeam", { name: "A" });
  answerWith({ data: {} });
  await send("CreateTeam", { name: "B" });
  await send("CreateTeam", { name: "A" });
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
  expect(keys[3]).toBe(keys[0]);
});
