/** Logging in with a second factor: codes, recovery codes, their attempts and their time. */
import { codeFor, complete, enrolled, enter, factorOf, freshCode } from "../support/second-factor.ts";
import { countRows } from "../support/rows.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { currentStep, totpCode, wrongTotpCode } from "../support/totp.ts";
import { attempt, write } from "../support/writes.ts";

let server: TestServer;

beforeAll(async () => {
  // The proxy that the tests play gives each of them an address of its own, since limits per account are never relaxed.
  server = await borrowTestServer();
});
afterAll(() => server?.stop());

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

describe("logging in", () => {
  it("asks for a code after the right password, and only then", async () => {
    const person = await enrolled(server);
    expect((await enter(server, { ...person, password: "wrong horse battery" })).code).toBe("INVALID_CREDENTIALS");
    const { code, challenge, session } = await enter(server, person);
    expect([code, session]).toEqual(["FACTOR_REQUIRED", undefined]);
    expect(challenge).toMatch(/^[\w-]{43}$/);
    const completed = await complete(server, challenge, await freshCode(server, person));
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
    expect(await codeFor(server, completed.session.accessToken)).toBe("ok");
    // The challenge has done its work.
    expect((await complete(server, challenge, await freshCode(server, person))).code).toBe("CHALLENGE_EXPIRED");
  });

  it("forgives a clock that is one step off, not two, and takes no code twice nor an older one", async () => {
    const person = await enrolled(server);
    await inOneStep(async () => {
      await freshCode(server, person);
      const { challenge } = await enter(server, person);
      for (const steps of [-2, 2])
        expect((await complete(server, challenge, totpCode(person.secret, steps))).code).toBe("INVALID_CODE");
      expect((await complete(server, challenge, totpCode(person.secret, -1))).code).toBe("ok");
    });
    await inOneStep(async () => {
      await freshCode(server, person);
      expect((await complete(server, (await enter(server, person)).challenge, totpCode(person.secret, 1))).code).toBe(
        "ok",
      );
      const { challenge } = await enter(server, person);
      for (const steps of [1, 0, -1])
        expect((await complete(server, challenge, totpCode(person.secret, steps))).code).toBe("INVALID_CODE");
    });
  });

  it("lets one of several requests win that bring the same code at the same moment", async () => {
    const person = await enrolled(server);
    const challenges = await Promise.all(Array.from({ length: 5 }, () => enter(server, person)));
    const code = await freshCode(server, person);
    const answers = await Promise.all(challenges.map(({ challenge }) => complete(server, challenge, code)));
    expect(answers.map((answer) => answer.code).sort()).toEqual([...Array<string>(4).fill("INVALID_CODE"), "ok"]);
    const [recoveryCode = ""] = person.recoveryCodes;
    const again = await Promise.all(
      (await Promise.all(Array.from({ length: 5 }, () => enter(server, person)))).map(({ challenge }) =>
        complete(server, challenge, recoveryCode),
      ),
    );
    expect(again.map((answer) => answer.code).sort()).toEqual([...Array<string>(4).fill("INVALID_CODE"), "ok"]);
  });

  it("takes each recovery code once, however it is typed, and says so by mail", async () => {
    const person = await enrolled(server);
    const [first = "", second = ""] = person.recoveryCodes;
    const typed = ` ${first.toLowerCase().replaceAll("-", " ").replaceAll("0", "o").replaceAll("1", "l")} `;
    expect((await complete(server, (await enter(server, person)).challenge, typed)).code).toBe("ok");
    const { challenge } = await enter(server, person);
    expect((await complete(server, challenge, first)).code).toBe("INVALID_CODE");
    expect(await factorOf(server, person)).toMatchObject({ recoveryCodesLeft: 9 });
    const mail = await server.mails.waitFor({ to: person.email, subject: "A recovery code was used to log in" });
    expect(mail.text).toContain("9 recovery codes are left");
    expect((await complete(server, challenge, second)).code).toBe("ok");
    const other = await enrolled(server);
    expect((await complete(server, (await enter(server, person)).challenge, other.recoveryCodes[0]!)).code).toBe(
      "INVALID_CODE",
    );
  });

  it("has to be completed in five minutes", async () => {
    const person = await enrolled(server);
    const { challenge } = await enter(server, person);
    const { rows } = await server.database.query<{ minutes: number }>(
      "select round(extract(epoch from expires_at - now()) / 60)::int as minutes from log_in_challenges where " +
        "profile_id = $1",
      [person.id],
    );
    expect(rows).toEqual([{ minutes: 5 }]);
    await server.database.query("update log_in_challenges set expires_at = now() where profile_id = $1", [person.id]);
    expect((await complete(server, challenge, await freshCode(server, person))).code).toBe("CHALLENGE_EXPIRED");
    await enter(server, person);
    expect(await countRows(server.database, "log_in_challenges", "profile_id = $1", [person.id])).toBe(1);
  });

  it("begins anew after five wrong codes, and warns the owner", async () => {
    const person = await enrolled(server);
    const { challenge } = await enter(server, person);
    const codes: string[] = [];
    for (let wrong = 0; wrong < 5; wrong++)
      codes.push((await complete(server, challenge, wrongTotpCode(person.secret))).code);
    expect(codes).toEqual([...Array<string>(4).fill("INVALID_CODE"), "CHALLENGE_EXPIRED"]);
    expect((await complete(server, challenge, await freshCode(server, person))).code).toBe("CHALLENGE_EXPIRED");
    expect(
      (await server.mails.waitFor({ to: person.email, subject: "Someone entered wrong codes for your account" })).text,
    ).toContain("choose a new one");
  });

  it("slows down guessing from one place, and lets the owner in from another", async () => {
    const person = await enrolled(server);
    const guesses: string[] = [];
    for (let round = 0; round < 3; round++) {
      const { challenge } = await enter(server, person, "198.51.100.7");
      for (let guess = 0; guess < 4; guess++)
        guesses.push((await complete(server, challenge, wrongTotpCode(person.secret), "198.51.100.7")).code);
    }
    expect(guesses).toEqual([...Array<string>(10).fill("INVALID_CODE"), "RATE_LIMITED", "RATE_LIMITED"]);
    const { challenge } = await enter(server, person, "198.51.100.8");
    expect((await complete(server, challenge, await freshCode(server, person), "198.51.100.8")).code).toBe("ok");
  });

  it("asks for the code also after a password reset, which voids the logins that waited for one", async () => {
    const person = await enrolled(server);
    const before = await enter(server, person);
    await attempt(server, null, "requestPasswordReset", { email: person.email }, "");
    const mail = await server.mails.waitFor({ to: person.email, subject: "Choose a new password for Quadwork" });
    const token = /token=([\w-]+)/.exec(mail.text)![1];
    const password = "an even better password";
    await write(server, null, "resetPassword", { token, password }, "");
    expect((await complete(server, before.challenge, await freshCode(server, person))).code).toBe("CHALLENGE_EXPIRED");
    const after = await enter(server, { ...person, password });
    expect(after.code).toBe("FACTOR_REQUIRED");
    expect((await complete(server, after.challenge, await freshCode(server, person))).code).toBe("ok");
  });

  it.each([
    ["an empty", ""],
    ["an unknown", "unknown"],
    ["a binary", "a\0b"],
    ["a long", "x".repeat(5000)],
  ])("refuses %s challenge", async (_what, challenge) => {
    expect((await complete(server, challenge, "123456")).code).toBe("CHALLENGE_EXPIRED");
  });
});
