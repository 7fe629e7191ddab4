import { type ClubHead, logIn, newEmail, signUp } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let head: ClubHead;

/** The proxy that the tests play tells from where each request comes. */
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_LIMIT_SCALE: "1", TRUST_PROXY: "true" } });
  head = await signUp.clubHead(server);
});
afterAll(() => server.stop());

const password = "correct horse battery";
const send = async (name: string, type: string, selection: string, input: object, address: string) =>
  await server.graphql(
    `mutation Send($input: ${type}!) { ${name}(input: $input) ${selection} }`,
    { input },
    from(address),
  );
const enter = (email: string, secret: string, address: string) =>
  send("logIn", "LogInInput", "{ accessToken }", { email, password: secret }, address);
const codeOf = ({ body }: Awaited<ReturnType<typeof enter>>) => body.errors?.[0]?.extensions?.code ?? "ok";

const student = () => ({
  firstName: "Asha",
  lastName: "Rao",
  email: newEmail(),
  password,
  clubCode: head.secretCode,
  education: "B.Sc.",
  resumeUrl: "https://drive.google.com/file/d/1",
});

it("lets a class of 60 behind one address look the code up twice, register and log in", async () => {
  const address = "198.51.100.1";
  const look = () =>
    server.graphql(
      "query Look($code: String!) { clubBySecretCode(secretCode: $code) { clubName } }",
      { code: head.secretCode },
      from(address),
    );
  const one = async () => {
    const looked = [await look(), await look()];
    const input = student();
    const registered = await send("registerStudent", "RegisterStudentInput", "{ email }", input, address);
    const entered = await enter(input.email, password, address);
    return [...looked, registered, entered].map((answer) => codeOf(answer as typeof entered)).join(" ");
  };
  const outcomes = await Promise.all(Array.from({ length: 60 }, one));
  expect(new Set(outcomes)).toEqual(new Set(["ok ok ok EMAIL_NOT_VERIFIED"]));
});

it("slows down guessing a password, and says for how long", async () => {
  const address = "198.51.100.2";
  for (let attempt = 0; attempt < 10; attempt++)
    expect(codeOf(await enter(head.email, `wrong ${attempt}`, address))).toBe("INVALID_CREDENTIALS");
  const refused = await enter(head.email.toUpperCase(), password, address);
  expect(codeOf(refused)).toBe("RATE_LIMITED");
  expect(refused.body.errors?.[0]?.message).toBe("Too many attempts. Please wait a moment and try again.");
  expect(refused.body.errors?.[0]?.extensions?.["retryAfterSeconds"]).toEqual(expect.any(Number));
});

it("does not lock the owner out whose password somebody else guesses", async () => {
  expect(codeOf(await enter(head.email, password, "198.51.100.3"))).toBe("ok");
});

it("slows down guessing unknown addresses just so", async () => {
  const email = newEmail();
  const codes: string[] = [];
  for (let attempt = 0; attempt < 11; attempt++) codes.push(codeOf(await enter(email, "wrong", "198.51.100.4")));
  expect(codes).toEqual([...Array<string>(10).fill("INVALID_CREDENTIALS"), "RATE_LIMITED"]);
});

it("forgets failed attempts after a success", async () => {
  const address = "198.51.100.5";
  const codes: string[] = [];
  for (const secret of [...Array<string>(9).fill("wrong"), password, ...Array<string>(9).fill("wrong"), password])
    codes.push(codeOf(await enter(head.email, secret, address)));
  expect(codes.filter((code) => code === "RATE_LIMITED")).toEqual([]);
});

it("ends a flood of code lookups from one network, and from nowhere else", async () => {
  const look = async (address: string) => {
    const { body } = await server.graphql('{ clubBySecretCode(secretCode: "ZZZZZZ") { clubName } }', {}, from(address));
    return body.errors?.[0]?.extensions?.code ?? "ok";
  };
  const codes: string[] = [];
  for (let batch = 0; batch < 31; batch++)
    codes.push(
      ...(await Promise.all(Array.from({ length: 10 }, (_, index) => look(`2001:db8:1:2::${batch}${index}`)))),
    );
  expect(codes.filter((code) => code === "ok")).toHaveLength(300);
  expect(codes.slice(300)).toEqual(Array(10).fill("RATE_LIMITED"));
  expect(await look("2001:db8:1:3::1")).toBe("ok");
});

it("does not let strangers fill somebody's mailbox, and does not tell them", async () => {
  const ask = (index: number) =>
    send("requestPasswordReset", "RequestPasswordResetInput", "", { email: head.email }, `203.0.113.${index}`);
  const answers = await Promise.all(Array.from({ length: 8 }, (_, index) => ask(index)));
  expect(answers.map(({ body: { extensions: _cost, ...body } }) => body)).toEqual(
    Array(8).fill({ data: { requestPasswordReset: true } }),
  );
  const { rows } = await server.database.query(
    "select count(*)::int as count from outbox_mails where recipient = $1 and subject like 'Choose%'",
    [head.email],
  );
  expect(rows[0].count).toBe(5);
});

it("does not count in the memory of one process", async () => {
  const { rows } = await server.database.query<{ key: string }>("select key from rate_limits");
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.map(({ key }) => key).join(" ")).not.toContain(head.email);
});

it("lets everybody through while its store does not answer", async () => {
  await server.database.query("alter table rate_limits rename to rate_limits_away");
  const start = performance.now();
  expect((await logIn(server, head)).user.id).toBe(head.id);
  expect(performance.now() - start).toBeLessThan(3000);
  await server.database.query("alter table rate_limits_away rename to rate_limits");
});
