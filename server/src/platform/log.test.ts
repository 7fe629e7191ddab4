import { QueryFailedError } from "typeorm";
import { createLog, describeError, scrub } from "./log.js";

/** What one use of a log at its most talkative level writes. */
function written(use: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const lines: string[] = [];
  use(createLog({ logLevel: "debug" }, { write: (line: string) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

test.each([
  ["550 5.1.1 <asha.rao@example.com>: unknown user", "550 5.1.1 <[address]>: unknown user"],
  ["écoute à élève@école.example", "écoute à [address]"],
  [
    "connect to postgres://quadwork:secret@database:5432/quadwork",
    "connect to postgres://[credentials]@database:5432/quadwork",
  ],
  ["GET /verify-email?token=abc&next=1 not found", "GET /verify-email?[query] not found"],
  ["Bearer abc.def", "Bearer [token]"],
  ["eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIwMTkifQ.sig-na_ture refused", "[token] refused"],
  ["quadwork_0123456789abcdef", "[token]"],
  [
    "Failed task 42 (deliver_mail) of 01940000-0000-7000-8000-000000000001",
    "Failed task 42 (deliver_mail) of 01940000-0000-7000-8000-000000000001",
  ],
])("of %p is said %p", (text, said) => expect(scrub(text)).toBe(said));

test("a failed statement tells where it failed, not with which values", () => {
  const driverError = Object.assign(new Error('duplicate key value violates unique constraint "profiles_email"'), {
    code: "23505",
    constraint: "profiles_email",
    table: "profiles",
    detail: "Key (email)=(asha@example.com) already exists.",
  });
  const described = describeError(
    new QueryFailedError("insert into profiles values ($1)", ["asha@example.com"], driverError),
  );
  expect(described).toMatchObject({
    type: "QueryFailedError",
    code: "23505",
    constraint: "profiles_email",
    table: "profiles",
    message: driverError.message,
  });
  expect(described.stack).toContain("log.test");
  expect(JSON.stringify(described)).not.toContain("asha");
});

test.each([
  ["a value", Object.assign(new Error('invalid input syntax for type uuid: "Asha"'), { code: "22P02" })],
  ["a text that is no JSON", new SyntaxError(`Unexpected token 'A', "Asha \\" Rao"... is not valid JSON`)],
  ["a cause", new Error("Message failed", { cause: new Error("asha@example.com was refused") })],
  ["several errors", new AggregateError([new Error("asha@example.com was refused")], "All failed")],
])("the values that an error quotes stay out: %s", (_what, error) => {
  const [line] = written((log) => log.error(error));
  expect(JSON.stringify(line)).not.toMatch(/asha/i);
  expect(line).toMatchObject({ level: "error", err: { type: error.name } });
});

test("a line is an object with level, time and message, without what hangs on a request", () => {
  const [line] = written((log) =>
    log.child({ requestId: "r1" }).info(
      {
        req: { url: "/x?token=1" },
        user: { email: "a@b.example" },
        headers: { cookie: "c" },
        res: { statusCode: 204 },
      },
      "to %s",
      "a@b.example",
    ),
  );
  expect(line).toEqual({
    level: "info",
    time: expect.stringMatching(/^\d{4}-.*Z$/),
    pid: process.pid,
    hostname: expect.any(String),
    requestId: "r1",
    user: {},
    res: { status: 204 },
    message: "to [address]",
  });
});
