import { linkIn } from "../support/mails.ts";
import { newEmail, type Session, signUp, type StartupPerson } from "../support/people.ts";
import { startTestServer, type GraphqlAnswer, type TestServer } from "../support/test-server.ts";
import { totpCode } from "../support/totp.ts";
import { write } from "../support/writes.ts";

/** On a device that an account is known to use, nobody else's wrong passwords keep its owner out. */
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { RATE_LIMIT_SCALE: "1", TRUST_PROXY: "1" } });
});
afterAll(() => server?.stop());

interface Entered extends Session {
  deviceToken: string | null;
}

let networks = 0;
/** A network address of its own for each test. */
const newNetwork = () => `198.51.100.${++networks}`;
const madeUp = () => "x".repeat(43);

const send = (name: string, type: string, input: object, address: string) =>
  server.graphql<Record<string, Entered>>(
    `mutation Enter($input: ${type}!) { ${name}(input: $input) { accessToken refreshToken deviceToken } }`,
    { input },
    { headers: { "x-forwarded-for": address } },
  );
const enter = (email: string, password: string, address: string, deviceToken?: string | null) =>
  send("logIn", "LogInInput", { email, password, deviceToken }, address);
const codeOf = ({ body }: GraphqlAnswer<unknown>) => body.errors?.[0]?.extensions?.code ?? "ok";

async function newPerson(): Promise<StartupPerson & { device: string }> {
  const person = await signUp.startup(server);
  const { body } = await enter(person.email, person.password, newNetwork());
  return { ...person, device: body.data!["logIn"]!.deviceToken! };
}

/** So many wrong passwords, one after the other. */
async function guess(times: number, email: string, address: string, deviceToken?: string): Promise<unknown[]> {
  const codes: unknown[] = [];
  for (let attempt = 0; attempt < times; attempt++)
    codes.push(codeOf(await enter(email, `wrong ${attempt}`, address, deviceToken)));
  return codes;
}

const refusedAfterTen = [...Array<string>(10).fill("INVALID_CREDENTIALS"), "RATE_LIMITED"];

test("after a neighbour's ten wrong passwords the right one passes from a known device, and no other", async () => {
  const { email, password, device } = await newPerson();
  const network = newNetwork();
  expect(await guess(11, email, network)).toEqual(refusedAfterTen);
  expect(codeOf(await enter(email, password, network))).toBe("RATE_LIMITED");
  expect(codeOf(await enter(email, password, network, madeUp()))).toBe("RATE_LIMITED");
  expect(codeOf(await enter(email.toUpperCase(), password, network, device))).toBe("ok");
  expect(codeOf(await enter(email, password, network))).toBe("RATE_LIMITED");
});

describe("a hundred wrong passwords from everywhere", () => {
  /** One wrong password, counted as the last of so many. */
  const guessed = async (times: number, email: string) => {
    await server.database.query("delete from rate_limits where key like 'logInFromNewDevice:%'");
    await guess(1, email, newNetwork());
    await server.database.query("update rate_limits set points = $1 where key like 'logInFromNewDevice:%'", [times]);
  };

  test("keep new devices out on any network, but no known device and no other account", async () => {
    const [{ email, password, device }, other] = [await newPerson(), await newPerson()];
    await guessed(99, email);
    expect(await guess(1, email, newNetwork())).toEqual(["INVALID_CREDENTIALS"]);
    const refused = await enter(email.toUpperCase(), password, newNetwork());
    expect(refused.body.errors?.[0]).toMatchObject({
      message: "Too many attempts. Please wait a moment and try again.",
      extensions: { code: "RATE_LIMITED", retryAfterSeconds: expect.any(Number) as unknown },
    });
    expect(codeOf(await enter(email, password, newNetwork(), madeUp()))).toBe("RATE_LIMITED");
    expect(codeOf(await enter(email, password, newNetwork(), device))).toBe("ok");
    expect(codeOf(await enter(email, password, newNetwork()))).toBe("RATE_LIMITED");
    expect(codeOf(await enter(other.email, other.password, newNetwork()))).toBe("ok");
  });

  test("are counted only when wrong, and stay counted after the right one", async () => {
    const { email, password } = await newPerson();
    await guessed(99, email);
    for (const time of ["once", "again"])
      expect([time, codeOf(await enter(email, password, newNetwork()))]).toEqual([time, "ok"]);
    expect(await guess(2, email, newNetwork())).toEqual(["INVALID_CREDENTIALS", "RATE_LIMITED"]);
  });

  test("are worth nothing against a new password", async () => {
    const person = await newPerson();
    await guessed(100, person.email);
    expect(codeOf(await enter(person.email, person.password, newNetwork()))).toBe("RATE_LIMITED");
    const newPassword = "another horse battery";
    await write(server, person, "changePassword", { currentPassword: person.password, newPassword }, "");
    expect(codeOf(await enter(person.email, newPassword, newNetwork()))).toBe("ok");
  });

  test("have the same effect on an address without an account", async () => {
    const email = newEmail();
    await guessed(99, email);
    expect(await guess(2, email, newNetwork())).toEqual(["INVALID_CREDENTIALS", "RATE_LIMITED"]);
  });
});

test("a known device passes although its whole network is used up", async () => {
  const { email, password, device } = await newPerson();
  const network = newNetwork();
  await guess(1, newEmail(), network);
  await server.database.query("update rate_limits set points = 1000 where key like 'logIn:address%'");
  expect(codeOf(await enter(email, password, network))).toBe("RATE_LIMITED");
  expect(codeOf(await enter(email, password, network, device))).toBe("ok");
  await server.database.query("delete from rate_limits where key like 'logIn:address%'");
});

test("wrong passwords with the device are counted too, wherever it is, and concern nobody else", async () => {
  const { email, password, device } = await newPerson();
  const codes: unknown[] = [];
  for (let attempt = 0; attempt < 11; attempt++) codes.push(...(await guess(1, email, newNetwork(), device)));
  expect(codes).toEqual(refusedAfterTen);
  expect(codeOf(await enter(email, password, newNetwork(), device))).toBe("RATE_LIMITED");
  expect(codeOf(await enter(email, password, newNetwork()))).toBe("ok");
});

test("a success forgets the wrong passwords of its device", async () => {
  const { email, password, device } = await newPerson();
  await guess(9, email, newNetwork(), device);
  expect(codeOf(await enter(email, password, newNetwork(), device))).toBe("ok");
  expect(await guess(11, email, newNetwork(), device)).toEqual(refusedAfterTen);
});

test("another person's device is worth nothing, until its owner lets that person log in on it", async () => {
  const [owner, other] = [await newPerson(), await newPerson()];
  const network = newNetwork();
  await guess(11, owner.email, network);
  expect(codeOf(await enter(owner.email, owner.password, network, other.device))).toBe("RATE_LIMITED");
  const elsewhere = await enter(owner.email, owner.password, newNetwork(), other.device);
  expect(elsewhere.body.data!["logIn"]!.deviceToken).toBe(other.device);
  expect(codeOf(await enter(owner.email, owner.password, network, other.device))).toBe("ok");
});

test("an address that nobody has is answered just so", async () => {
  const { email } = await newPerson();
  const { device } = await newPerson();
  const outcome = async (address: string, deviceToken: string) => {
    const network = newNetwork();
    const answers = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      const { status, body } = await enter(address, "wrong", network, deviceToken);
      answers.push({ status, message: body.errors?.[0]?.message, code: body.errors?.[0]?.extensions?.code });
    }
    return answers;
  };
  for (const deviceToken of [madeUp(), device]) {
    const known = await outcome(email, deviceToken);
    expect(known.map(({ code }) => code)).toEqual(refusedAfterTen);
    expect(await outcome(newEmail(), deviceToken)).toEqual(known);
  }
});

test.each(["", "short", "a\0b", "x".repeat(5000)])(
  "what was never handed out (%#) is replaced",
  async (deviceToken) => {
    const { email, password } = await newPerson();
    const { body } = await enter(email, password, newNetwork(), deviceToken);
    expect(body.data!["logIn"]!.deviceToken).toMatch(/^[\w-]{43}$/);
  },
);

test("a device keeps its token, of which a refresh says nothing and the database keeps a digest", async () => {
  const { email, password, device, id } = await newPerson();
  const again = await enter(email, password, newNetwork(), device);
  expect(again.body.data!["logIn"]!.deviceToken).toBe(device);
  const refreshed = await send(
    "refreshSession",
    "RefreshSessionInput",
    { refreshToken: again.body.data!["logIn"]!.refreshToken },
    newNetwork(),
  );
  expect(refreshed.body.data!["refreshSession"]).toMatchObject({ deviceToken: null });
  const { rows } = await server.database.query<{ hash: string }>(
    "select encode(device_hash, 'hex') as hash from known_devices where profile_id = $1",
    [id],
  );
  // That of the login by which the person signed up, and this one.
  expect(rows.map(({ hash }) => hash.length)).toEqual([64, 64]);
});

test("the ten devices used last are known, for half a year", async () => {
  const { email, password, device, id } = await newPerson();
  const known = async () =>
    (await server.database.query("select 1 from known_devices where profile_id = $1", [id])).rows.length;
  for (let login = 0; login < 12; login++) await enter(email, password, newNetwork());
  expect(await known()).toBe(10);
  const network = newNetwork();
  await guess(11, email, network);
  expect(codeOf(await enter(email, password, network, device))).toBe("RATE_LIMITED");
  const fresh = (await enter(email, password, newNetwork())).body.data!["logIn"]!.deviceToken;
  await server.database.query(
    "update known_devices set last_used_at = now() - interval '181 days' where profile_id = $1",
    [id],
  );
  expect(codeOf(await enter(email, password, network, fresh))).toBe("RATE_LIMITED");
  await enter(email, password, newNetwork());
  expect(await known()).toBe(1);
});

test.each([
  [
    "changed",
    async ({ password, ...person }: StartupPerson, newPassword: string) =>
      void (await write(server, person, "changePassword", { currentPassword: password, newPassword }, "")),
  ],
  [
    "replaced by a mailed link",
    async ({ email }: StartupPerson, password: string) => {
      await server.request("mutation R($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }", {
        input: { email },
      });
      const token = linkIn(
        await server.mails.waitFor({ to: email, subject: "Choose a new password for Quadwork" }),
        "/reset-password",
      ).searchParams.get("token");
      await server.request("mutation R($input: ResetPasswordInput!) { resetPassword(input: $input) }", {
        input: { token, password },
      });
    },
  ],
])(
  "a password that is %s makes all devices unknown, since who knew the old one may have some",
  async (_how, replace) => {
    const person = await newPerson();
    await replace(person, "another horse battery");
    const network = newNetwork();
    await guess(11, person.email, network);
    expect(codeOf(await enter(person.email, "another horse battery", network, person.device))).toBe("RATE_LIMITED");
  },
);

test("a device is known once the second factor is shown, not before", async () => {
  const person = await newPerson();
  const { id, secret } = await write<{ id: string; secret: string }>(
    server,
    person,
    "enrollTotp",
    { friendlyName: "Phone", password: person.password },
    "{ id secret }",
  );
  await write(server, person, "verifyTotp", { id, code: totpCode(secret) }, "{ codes }");
  await server.database.query("delete from known_devices where profile_id = $1", [person.id]);
  const begun = await enter(person.email, person.password, newNetwork(), person.device);
  expect(codeOf(begun)).toBe("FACTOR_REQUIRED");
  const network = newNetwork();
  await guess(11, person.email, network);
  expect(codeOf(await enter(person.email, person.password, network, person.device))).toBe("RATE_LIMITED");
  await server.database.query("update factors set last_used_step = null where id = $1", [id]);
  const challenge = begun.body.errors![0]!.extensions!["challenge"];
  const completed = await send(
    "completeLogIn",
    "CompleteLogInInput",
    { challenge, code: totpCode(secret), deviceToken: person.device },
    newNetwork(),
  );
  expect(completed.body.data!["completeLogIn"]!.deviceToken).toBe(person.device);
  expect(codeOf(await enter(person.email, person.password, network, person.device))).toBe("FACTOR_REQUIRED");
});
