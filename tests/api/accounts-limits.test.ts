import type pg from "pg";
import { type ClubHead, newEmail, signUp } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
let head: ClubHead;

/** The proxy that the tests play tells from where each request comes. */
const from = (address: string) => ({ headers: { "x-forwarded-for": address } });

beforeAll(async () => {
  // Sixty passwords are hashed at once in the first test, which takes a busy machine longer than a request may.
  const environment = { RATE_LIMIT_SCALE: "1", TRUST_PROXY: "1", REQUEST_TIMEOUT_MS: "120000" };
  server = await startTestServer({ environment });
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

it("counts for the address that the trusted proxy saw, whatever a caller writes into X-Forwarded-For", async () => {
  const email = newEmail();
  const forged = (attempt: number) => `203.0.113.${attempt}, 198.51.100.77`;
  for (let attempt = 0; attempt < 10; attempt++)
    expect(codeOf(await enter(email, "wrong", forged(attempt)))).toBe("INVALID_CREDENTIALS");
  expect(codeOf(await enter(email, "wrong", forged(10)))).toBe("RATE_LIMITED");
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

it("ends a flood of questions about links to a new password", async () => {
  const ask = async () => {
    const { body } = await server.graphql(`{ isPasswordResetLinkValid(token: "guess") }`, {}, from("198.51.100.77"));
    return body.errors?.[0]?.extensions?.code ?? "ok";
  };
  const codes: string[] = [];
  for (let batch = 0; batch < 31; batch++) codes.push(...(await Promise.all(Array.from({ length: 10 }, ask))));
  expect(codes.filter((code) => code === "ok")).toHaveLength(300);
  expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(10);
});

it("does not count in the memory of one process", async () => {
  const { rows } = await server.database.query<{ key: string }>("select key from rate_limits");
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.map(({ key }) => key).join(" ")).not.toContain(head.email);
});

it("refuses from memory whom it refused before, so that a flood does not reach the store", async () => {
  const email = newEmail();
  const address = "198.51.100.6";
  for (let attempt = 0; attempt < 11; attempt++) await enter(email, "wrong", address);
  const points = async () =>
    (
      await server.database.query<{ sum: string }>(
        "select sum(points) from rate_limits where key like 'logIn:account%'",
      )
    ).rows[0]!.sum;
  const before = await points();
  const codes = await Promise.all(Array.from({ length: 20 }, async () => codeOf(await enter(email, "wrong", address))));
  expect(new Set(codes)).toEqual(new Set(["RATE_LIMITED"]));
  expect(await points()).toBe(before);
});

describe("while the store of counts does not answer", () => {
  let lock: pg.PoolClient;

  beforeAll(async () => {
    lock = await server.database.connect();
    await lock.query("begin; lock table rate_limits in access exclusive mode");
  });
  afterAll(async () => {
    await lock.query("rollback");
    lock.release();
  });

  it("lets a person log in who types the right password", async () => {
    expect(codeOf(await enter(head.email, password, "198.51.100.7"))).toBe("ok");
  });

  it("lets half as many wrong passwords through, however many addresses ask at once", async () => {
    const flood = Array.from({ length: 40 }, (_, index) => enter(newEmail(), "wrong", `192.0.2.${index}`));
    const guesses = Array.from({ length: 12 }, (_, index) => enter(head.email, `wrong ${index}`, "198.51.100.8"));
    const codes = (await Promise.all(guesses)).map(codeOf);
    expect(codes.filter((code) => code === "INVALID_CREDENTIALS")).toHaveLength(5);
    expect(codes.filter((code) => code === "RATE_LIMITED")).toHaveLength(7);
    expect(new Set((await Promise.all(flood)).map(codeOf))).toEqual(new Set(["INVALID_CREDENTIALS"]));
  });

  it("still refuses whom it refused before", async () => {
    expect(codeOf(await enter(head.email, password, "198.51.100.2"))).toBe("RATE_LIMITED");
  });
});

it("counts the passwords of somebody who is signed in for the account, wherever they are asked from", async () => {
  const person = await signUp.startup(server);
  const change = async (attempt: number, currentPassword: string) => {
    const answer = await server.graphql(
      "mutation Change($input: ChangePasswordInput!) { changePassword(input: $input) }",
      { input: { currentPassword, newPassword: "another horse battery" } },
      { token: person.token, headers: { "x-forwarded-for": `203.0.114.${attempt}` } },
    );
    return answer.body.errors?.[0]?.extensions?.code ?? "ok";
  };
  const outcomes = new Set<unknown>();
  for (let attempt = 0; attempt < 50; attempt++) outcomes.add(await change(attempt, "wrong"));
  expect([...outcomes]).not.toContain("RATE_LIMITED");
  expect(await change(50, password)).toBe("RATE_LIMITED");
});
