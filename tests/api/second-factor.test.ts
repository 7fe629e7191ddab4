import { logIn, type Session, signUp, type StartupPerson } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { currentStep, totpCode, wrongTotpCode } from "../support/totp.ts";
import { attempt, write } from "../support/writes.ts";

let server: TestServer;

beforeAll(async () => {
  // The proxy that the tests play gives each of them an address of its own, since limits per account are never relaxed.
  server = await startTestServer({ environment: { TRUST_PROXY: "1" } });
});
afterAll(() => server.stop());

const SESSION = "{ accessToken refreshToken user { id factors { id factorType status friendlyName createdAt } } }";

interface Enrolment {
  id: string;
  secret: string;
  uri: string;
  qrCode: string;
}

interface Enrolled extends StartupPerson {
  factorId: string;
  secret: string;
  recoveryCodes: string[];
}

const enrol = (person: StartupPerson, friendlyName = "Phone") =>
  write<Enrolment>(
    server,
    person,
    "enrollTotp",
    { friendlyName, password: person.password },
    "{ id secret uri qrCode }",
  );

const verify = (person: StartupPerson, factorId: string, code: string) =>
  attempt<{ codes: string[] }>(server, person, "verifyTotp", { id: factorId, code }, "{ codes }");

/** The code of now, as if none had been used. */
async function freshCode({ factorId, secret }: { factorId: string; secret: string }): Promise<string> {
  await server.database.query("update factors set last_used_step = null where id = $1", [factorId]);
  return totpCode(secret);
}

/** A person whose second factor is on. */
async function enrolled(): Promise<Enrolled> {
  const person = await signUp.startup(server);
  const { id: factorId, secret } = await enrol(person);
  const { result } = await verify(person, factorId, await freshCode({ factorId, secret }));
  return { ...person, factorId, secret, recoveryCodes: result!.codes };
}

interface Answer {
  session: Session & { user: { factors: unknown[] } };
  code: string;
  challenge: string;
  fields: Record<string, string> | undefined;
}

async function send(name: "logIn" | "completeLogIn", input: object, address = "127.0.0.1"): Promise<Answer> {
  const type = name === "logIn" ? "LogInInput" : "CompleteLogInInput";
  const { body } = await server.graphql<Record<string, Answer["session"]>>(
    `mutation Enter($input: ${type}!) { ${name}(input: $input) ${SESSION} }`,
    { input },
    { headers: { "x-forwarded-for": address } },
  );
  const { code = "ok", challenge, fields } = body.errors?.[0]?.extensions ?? {};
  return { session: body.data?.[name] as Answer["session"], code, challenge: String(challenge), fields };
}

const enter = ({ email, password }: { email: string; password: string }, address?: string) =>
  send("logIn", { email, password }, address);
const complete = (challenge: string, code: string, address?: string) =>
  send("completeLogIn", { challenge, code }, address);
const codeFor = async (token: string) =>
  (await server.graphql("{ me { id } }", {}, { token })).body.errors?.[0]?.extensions?.code ?? "ok";
const count = async (statement: string, values: unknown[]) =>
  (await server.database.query<{ count: number }>(`select count(*)::int as count from ${statement}`, values)).rows[0]!
    .count;
const factorOf = async (person: { token: string }) =>
  (
    await server.request<{ me: { secondFactor: object | null } }>(
      "{ me { secondFactor { id friendlyName recoveryCodesLeft } } }",
      {},
      person,
    )
  ).me.secondFactor;

/** Runs again what a new time step came between. */
async function inOneStep(work: () => Promise<void>): Promise<void> {
  const step = currentStep();
  try {
    await work();
  } catch (error) {
    if (currentStep() === step) throw error;
    await work();
  }
}

describe("enrolling", () => {
  it("tells the app what it has to know, and asks for nothing at login before it is proven", async () => {
    const person = await signUp.startup(server);
    const { id, secret, uri, qrCode } = await enrol(person, " Phone ");
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect(uri).toContain(encodeURIComponent(person.email));
    expect(qrCode).toMatch(/^<svg /);
    const { session, code } = await enter(person);
    expect(code).toBe("ok");
    expect(session.user.factors).toEqual([
      { id, factorType: "TOTP", status: "UNVERIFIED", friendlyName: "Phone", createdAt: expect.any(String) },
    ]);
    expect(await factorOf(person)).toBeNull();
  });

  it("needs the password, and takes the place of an enrolment that was not finished", async () => {
    const person = await signUp.startup(server);
    const refused = await attempt(server, person, "enrollTotp", {
      friendlyName: "Phone",
      password: "wrong horse battery",
    });
    expect(refused.refusal).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { password: "This is not your password." },
    });
    const first = await enrol(person);
    const second = await enrol(person);
    expect((await verify(person, first.id, totpCode(first.secret))).refusal?.code).toBe("NOT_FOUND");
    expect((await verify(person, second.id, totpCode(first.secret))).refusal?.code).toBe("INVALID_CODE");
    expect((await verify(person, second.id, totpCode(second.secret))).refusal).toBeNull();
  });

  it("is finished by a right code, with ten recovery codes and a mail, and ends the other sessions", async () => {
    const person = await signUp.startup(server);
    const elsewhere = await logIn(server, person);
    const { id, secret } = await enrol(person);
    const wrong = await verify(person, id, wrongTotpCode(secret));
    expect(wrong.refusal).toEqual({
      code: "INVALID_CODE",
      message: "This code is wrong or was already used.",
      fields: { code: "This code is wrong or was already used." },
    });
    expect(await factorOf(person)).toBeNull();

    const { result } = await verify(person, id, ` ${totpCode(secret).replace(/^(...)/, "$1 ")} `);
    expect(new Set(result!.codes).size).toBe(10);
    for (const code of result!.codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(await factorOf(person)).toEqual({ id, friendlyName: "Phone", recoveryCodesLeft: 10 });
    expect(await codeFor(person.token)).toBe("ok");
    expect(await codeFor(elsewhere.accessToken)).toBe("UNAUTHENTICATED");
    const mail = await server.mails.waitFor({ to: person.email, subject: "Your second factor is on" });
    expect(mail.text).toContain("Phone");
    expect(mail.html).toContain(`${server.url}/dashboard/profile`);
  });

  it("happens once: a second app is refused, and so is proving the same one again", async () => {
    const person = await enrolled();
    const again = await attempt(server, person, "enrollTotp", { friendlyName: "Tablet", password: person.password });
    expect(again.refusal?.code).toBe("FACTOR_ALREADY_ENROLLED");
    expect((await verify(person, person.factorId, await freshCode(person))).refusal?.code).toBe(
      "FACTOR_ALREADY_ENROLLED",
    );
  });

  it("stores nothing with which a stolen database could log in", async () => {
    const person = await enrolled();
    const { rows } = await server.database.query<{ all: string }>(
      "select string_agg(t::text, ' ') as all from (select f::text from factors f union all select r::text from " +
        "recovery_codes r union all select m::text from outbox_mails m) t",
    );
    expect(rows[0]!.all).not.toContain(person.secret);
    const { rows: secrets } = await server.database.query<{ secret: Buffer }>(
      "select secret from factors where id = $1",
      [person.factorId],
    );
    expect(secrets[0]!.secret).toHaveLength(4 + 12 + 16 + 20);
    for (const code of person.recoveryCodes) expect(rows[0]!.all).not.toContain(code.slice(0, 9));
  });
});

describe("logging in", () => {
  it("asks for a code after the right password, and only then", async () => {
    const person = await enrolled();
    expect((await enter({ ...person, password: "wrong horse battery" })).code).toBe("INVALID_CREDENTIALS");
    const { code, challenge, session } = await enter(person);
    expect([code, session]).toEqual(["FACTOR_REQUIRED", undefined]);
    expect(challenge).toMatch(/^[\w-]{43}$/);
    const completed = await complete(challenge, await freshCode(person));
    expect(completed.code).toBe("ok");
    expect(completed.session.user).toEqual({
      id: person.id,
      factors: [
        {
          id: person.factorId,
          factorType: "TOTP",
          status: "VERIFIED",
          friendlyName: "Phone",
          createdAt: expect.any(String),
        },
      ],
    });
    expect(await codeFor(completed.session.accessToken)).toBe("ok");
    // The challenge has done its work.
    expect((await complete(challenge, await freshCode(person))).code).toBe("CHALLENGE_EXPIRED");
  });

  it("forgives a clock that is one step off, not two, and takes no code twice nor an older one", async () => {
    const person = await enrolled();
    await inOneStep(async () => {
      await freshCode(person);
      const { challenge } = await enter(person);
      for (const steps of [-2, 2])
        expect((await complete(challenge, totpCode(person.secret, steps))).code).toBe("INVALID_CODE");
      expect((await complete(challenge, totpCode(person.secret, -1))).code).toBe("ok");
    });
    await inOneStep(async () => {
      await freshCode(person);
      expect((await complete((await enter(person)).challenge, totpCode(person.secret, 1))).code).toBe("ok");
      const { challenge } = await enter(person);
      for (const steps of [1, 0, -1])
        expect((await complete(challenge, totpCode(person.secret, steps))).code).toBe("INVALID_CODE");
    });
  });

  it("lets one of several win that bring the same code at the same moment", async () => {
    const person = await enrolled();
    const challenges = await Promise.all(Array.from({ length: 5 }, () => enter(person)));
    const code = await freshCode(person);
    const answers = await Promise.all(challenges.map(({ challenge }) => complete(challenge, code)));
    expect(answers.map((answer) => answer.code).sort()).toEqual([...Array<string>(4).fill("INVALID_CODE"), "ok"]);
    const [recoveryCode = ""] = person.recoveryCodes;
    const again = await Promise.all(
      (await Promise.all(Array.from({ length: 5 }, () => enter(person)))).map(({ challenge }) =>
        complete(challenge, recoveryCode),
      ),
    );
    expect(again.map((answer) => answer.code).sort()).toEqual([...Array<string>(4).fill("INVALID_CODE"), "ok"]);
  });

  it("takes each recovery code once, however it is typed, and says so by mail", async () => {
    const person = await enrolled();
    const [first = "", second = ""] = person.recoveryCodes;
    const typed = ` ${first.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l")} `;
    expect((await complete((await enter(person)).challenge, typed)).code).toBe("ok");
    const { challenge } = await enter(person);
    expect((await complete(challenge, first)).code).toBe("INVALID_CODE");
    expect(await factorOf(person)).toMatchObject({ recoveryCodesLeft: 9 });
    const mail = await server.mails.waitFor({ to: person.email, subject: "A recovery code was used to log in" });
    expect(mail.text).toContain("9 recovery codes are left");
    expect((await complete(challenge, second)).code).toBe("ok");
    const other = await enrolled();
    expect((await complete((await enter(person)).challenge, other.recoveryCodes[0]!)).code).toBe("INVALID_CODE");
  });

  it("has to be completed in five minutes", async () => {
    const person = await enrolled();
    const { challenge } = await enter(person);
    const { rows } = await server.database.query<{ minutes: number }>(
      "select round(extract(epoch from expires_at - now()) / 60)::int as minutes from log_in_challenges where " +
        "profile_id = $1",
      [person.id],
    );
    expect(rows).toEqual([{ minutes: 5 }]);
    await server.database.query("update log_in_challenges set expires_at = now() where profile_id = $1", [person.id]);
    expect((await complete(challenge, await freshCode(person))).code).toBe("CHALLENGE_EXPIRED");
    await enter(person);
    expect(await count("log_in_challenges where profile_id = $1", [person.id])).toBe(1);
  });

  it("begins anew after five wrong codes, and warns the owner", async () => {
    const person = await enrolled();
    const { challenge } = await enter(person);
    const codes: string[] = [];
    for (let wrong = 0; wrong < 5; wrong++) codes.push((await complete(challenge, wrongTotpCode(person.secret))).code);
    expect(codes).toEqual([...Array<string>(4).fill("INVALID_CODE"), "CHALLENGE_EXPIRED"]);
    expect((await complete(challenge, await freshCode(person))).code).toBe("CHALLENGE_EXPIRED");
    expect(
      (await server.mails.waitFor({ to: person.email, subject: "Someone entered wrong codes for your account" })).text,
    ).toContain("choose a new one");
  });

  it("slows down guessing from one place, and lets the owner in from another", async () => {
    const person = await enrolled();
    const guesses: string[] = [];
    for (let round = 0; round < 3; round++) {
      const { challenge } = await enter(person, "198.51.100.7");
      for (let guess = 0; guess < 4; guess++)
        guesses.push((await complete(challenge, wrongTotpCode(person.secret), "198.51.100.7")).code);
    }
    expect(guesses).toEqual([...Array<string>(10).fill("INVALID_CODE"), "RATE_LIMITED", "RATE_LIMITED"]);
    const { challenge } = await enter(person, "198.51.100.8");
    expect((await complete(challenge, await freshCode(person), "198.51.100.8")).code).toBe("ok");
  });

  it("asks for the code also after the password was reset, which voids the logins that waited", async () => {
    const person = await enrolled();
    const before = await enter(person);
    await attempt(server, null, "requestPasswordReset", { email: person.email }, "");
    const mail = await server.mails.waitFor({ to: person.email, subject: "Choose a new password for Quadwork" });
    const token = /token=([\w-]+)/.exec(mail.text)![1];
    const password = "an even better password";
    await write(server, null, "resetPassword", { token, password }, "");
    expect((await complete(before.challenge, await freshCode(person))).code).toBe("CHALLENGE_EXPIRED");
    const after = await enter({ ...person, password });
    expect(after.code).toBe("FACTOR_REQUIRED");
    expect((await complete(after.challenge, await freshCode(person))).code).toBe("ok");
  });

  it.each(["", "unknown", "a\0b", "x".repeat(5000)])("refuses a challenge that is none", async (challenge) => {
    expect((await complete(challenge, "123456")).code).toBe("CHALLENGE_EXPIRED");
  });
});

describe("somebody else's factor", () => {
  it("is refused like one that does not exist, and stays", async () => {
    const [person, other] = [await enrolled(), await enrolled()];
    const ids = [person.factorId, "0192a000-0000-7000-8000-000000000000", "no id"];
    const refusals = await Promise.all(
      ids.flatMap(async (factorId) => [
        (await verify(other, factorId, await freshCode(person))).refusal,
        (
          await attempt(
            server,
            other,
            "removeFactor",
            { id: factorId, password: other.password, code: await freshCode(other) },
            "",
          )
        ).refusal,
      ]),
    );
    expect(new Set(refusals.flat().map((refusal) => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]![0]!.code).toBe("NOT_FOUND");
    expect((await enter(person)).code).toBe("FACTOR_REQUIRED");
  });
});

describe("removeFactor", () => {
  const remove = (person: Enrolled, changes: object) =>
    attempt<string>(
      server,
      person,
      "removeFactor",
      { id: person.factorId, password: person.password, code: "", ...changes },
      "",
    );

  it("takes password and code, says so by mail, and the password alone is enough again", async () => {
    const person = await enrolled();
    expect(
      (await remove(person, { code: await freshCode(person), password: "wrong horse battery" })).refusal?.fields,
    ).toEqual({ password: "This is not your password." });
    expect((await remove(person, { code: wrongTotpCode(person.secret) })).refusal?.code).toBe("INVALID_CODE");
    expect(await factorOf(person)).not.toBeNull();
    expect(await remove(person, { code: await freshCode(person) })).toEqual({ result: person.factorId, refusal: null });
    expect(await factorOf(person)).toBeNull();
    expect(await count("recovery_codes where profile_id = $1", [person.id])).toBe(0);
    const { code, session } = await enter(person);
    expect([code, session.user.factors]).toEqual(["ok", []]);
    await server.mails.waitFor({ to: person.email, subject: "Your second factor was removed" });
    expect((await enrol(person)).id).not.toBe(person.factorId);
  });

  it("also takes a recovery code, for whoever lost the phone", async () => {
    const person = await enrolled();
    expect((await remove(person, { code: person.recoveryCodes[3] })).refusal).toBeNull();
  });

  it("takes an unfinished enrolment away without a code", async () => {
    const person = await signUp.startup(server);
    const { id } = await enrol(person);
    expect(
      await attempt(server, person, "removeFactor", { id: id, password: person.password, code: "none" }, ""),
    ).toEqual({ result: id, refusal: null });
    expect((await enter(person)).session.user.factors).toEqual([]);
  });

  it("slows down who guesses the password of a session left open", async () => {
    const person = await enrolled();
    const codes: (string | undefined)[] = [];
    for (let guess = 0; guess < 11; guess++)
      codes.push((await remove(person, { code: "123456", password: `wrong ${guess}` })).refusal?.code);
    expect(codes).toEqual([...Array<string>(10).fill("BAD_USER_INPUT"), "RATE_LIMITED"]);
  });
});

describe("regenerateRecoveryCodes", () => {
  const regenerate = (person: Enrolled, changes: object = {}) =>
    attempt<{ codes: string[] }>(
      server,
      person,
      "regenerateRecoveryCodes",
      { password: person.password, code: "", ...changes },
      "{ codes }",
    );

  it("replaces all of them, by password and code", async () => {
    const person = await enrolled();
    expect((await regenerate(person, { code: wrongTotpCode(person.secret) })).refusal?.code).toBe("INVALID_CODE");
    await complete((await enter(person)).challenge, person.recoveryCodes[0]!);
    const { result } = await regenerate(person, { code: person.recoveryCodes[1] });
    expect(result!.codes).toHaveLength(10);
    expect(await factorOf(person)).toMatchObject({ recoveryCodesLeft: 10 });
    const { challenge } = await enter(person);
    expect((await complete(challenge, person.recoveryCodes[2]!)).code).toBe("INVALID_CODE");
    expect((await complete(challenge, result!.codes[2]!)).code).toBe("ok");
    await server.mails.waitFor({ to: person.email, subject: "You have new recovery codes" });
  });

  it("is of no use without a second factor", async () => {
    const person = await signUp.startup(server);
    const { refusal } = await attempt(
      server,
      person,
      "regenerateRecoveryCodes",
      { password: person.password, code: "123456" },
      "{ codes }",
    );
    expect(refusal).toMatchObject({ code: "NOT_FOUND", message: "Your account has no second factor." });
  });
});

test("turning it on and off and renewing the codes are on record for the person", async () => {
  const person = await enrolled();
  await write(
    server,
    person,
    "regenerateRecoveryCodes",
    { password: person.password, code: person.recoveryCodes[0] },
    "{ codes }",
  );
  await write(
    server,
    person,
    "removeFactor",
    { id: person.factorId, password: person.password, code: await freshCode(person) },
    "",
  );
  const { auditLog } = await server.request<{ auditLog: { nodes: object[] } }>(
    "{ auditLog { nodes { actor { id } action resourceId } } }",
    {},
    person,
  );
  const actor = { id: person.id };
  expect(auditLog.nodes).toEqual([
    { actor, action: "factor.remove", resourceId: person.factorId },
    { actor, action: "account.regenerateRecoveryCodes", resourceId: person.id },
    { actor, action: "factor.verify", resourceId: person.factorId },
  ]);
});
