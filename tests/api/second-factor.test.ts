/** The second factor as its owner manages it: turning it on and off, and renewing the recovery codes. */
import { logIn, signUp } from "../support/people.ts";
import { countRows } from "../support/rows.ts";
import {
  codeFor,
  complete,
  enrol,
  enrolled,
  enter,
  factorOf,
  freshCode,
  verify,
  type Enrolled,
} from "../support/second-factor.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { totpCode, wrongTotpCode } from "../support/totp.ts";
import { attempt, write } from "../support/writes.ts";

let server: TestServer;

beforeAll(async () => {
  server = await borrowTestServer();
});
afterAll(() => server?.stop());

describe("enrolling", () => {
  it("gives the app what it needs, and a login needs no code until the app has proven itself", async () => {
    const person = await signUp.startup(server);
    const { id, secret, uri, qrCode } = await enrol(server, person, " Phone ");
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect(uri).toContain(encodeURIComponent(person.email));
    expect(qrCode).toMatch(/^<svg /);
    const { session, code } = await enter(server, person);
    expect(code).toBe("ok");
    expect(session.user.factors).toEqual([
      { id, factorType: "TOTP", status: "UNVERIFIED", friendlyName: "Phone", createdAt: expect.any(String) },
    ]);
    expect(await factorOf(server, person)).toBeNull();
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
    const first = await enrol(server, person);
    const second = await enrol(server, person);
    expect((await verify(server, person, first.id, totpCode(first.secret))).refusal?.code).toBe("NOT_FOUND");
    expect((await verify(server, person, second.id, totpCode(first.secret))).refusal?.code).toBe("INVALID_CODE");
    expect((await verify(server, person, second.id, totpCode(second.secret))).refusal).toBeNull();
  });

  it("is finished by a right code, with ten recovery codes and a mail, and ends the other sessions", async () => {
    const person = await signUp.startup(server);
    const elsewhere = await logIn(server, person);
    const { id, secret } = await enrol(server, person);
    const wrong = await verify(server, person, id, wrongTotpCode(secret));
    expect(wrong.refusal).toEqual({
      code: "INVALID_CODE",
      message: "This code is wrong or was already used.",
      fields: { code: "This code is wrong or was already used." },
    });
    expect(await factorOf(server, person)).toBeNull();

    const { result } = await verify(server, person, id, ` ${totpCode(secret).replace(/^(...)/, "$1 ")} `);
    expect(new Set(result!.codes).size).toBe(10);
    for (const code of result!.codes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    expect(await factorOf(server, person)).toEqual({ id, friendlyName: "Phone", recoveryCodesLeft: 10 });
    expect(await codeFor(server, person.token)).toBe("ok");
    expect(await codeFor(server, elsewhere.accessToken)).toBe("UNAUTHENTICATED");
    const mail = await server.mails.waitFor({ to: person.email, subject: "Your second factor is on" });
    expect(mail.text).toContain("Phone");
    expect(mail.html).toContain(`${server.url}/dashboard/profile`);
  });

  it("happens once: a second app is refused, and so is verifying the same one again", async () => {
    const person = await enrolled(server);
    const again = await attempt(server, person, "enrollTotp", { friendlyName: "Tablet", password: person.password });
    expect(again.refusal?.code).toBe("FACTOR_ALREADY_ENROLLED");
    expect((await verify(server, person, person.factorId, await freshCode(server, person))).refusal?.code).toBe(
      "FACTOR_ALREADY_ENROLLED",
    );
  });

  it("stores nothing with which a stolen database could log in", async () => {
    const person = await enrolled(server);
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

describe("another person's factor", () => {
  it("is refused like one that does not exist, and stays", async () => {
    const [person, other] = [await enrolled(server), await enrolled(server)];
    const ids = [person.factorId, "0192a000-0000-7000-8000-000000000000", "no id"];
    const refusals = await Promise.all(
      ids.flatMap(async (factorId) => [
        (await verify(server, other, factorId, await freshCode(server, person))).refusal,
        (
          await attempt(
            server,
            other,
            "removeFactor",
            { id: factorId, password: other.password, code: await freshCode(server, other) },
            "",
          )
        ).refusal,
      ]),
    );
    expect(new Set(refusals.flat().map((refusal) => JSON.stringify(refusal))).size).toBe(1);
    expect(refusals[0]![0]!.code).toBe("NOT_FOUND");
    expect((await enter(server, person)).code).toBe("FACTOR_REQUIRED");
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
    const person = await enrolled(server);
    expect(
      (await remove(person, { code: await freshCode(server, person), password: "wrong horse battery" })).refusal
        ?.fields,
    ).toEqual({ password: "This is not your password." });
    expect((await remove(person, { code: wrongTotpCode(person.secret) })).refusal?.code).toBe("INVALID_CODE");
    expect(await factorOf(server, person)).not.toBeNull();
    expect(await remove(person, { code: await freshCode(server, person) })).toEqual({
      result: person.factorId,
      refusal: null,
    });
    expect(await factorOf(server, person)).toBeNull();
    expect(await countRows(server.database, "recovery_codes", "profile_id = $1", [person.id])).toBe(0);
    const { code, session } = await enter(server, person);
    expect([code, session.user.factors]).toEqual(["ok", []]);
    await server.mails.waitFor({ to: person.email, subject: "Your second factor was removed" });
    expect((await enrol(server, person)).id).not.toBe(person.factorId);
  });

  it("also takes a recovery code, for a person who lost the phone", async () => {
    const person = await enrolled(server);
    expect((await remove(person, { code: person.recoveryCodes[3] })).refusal).toBeNull();
  });

  it("takes an unfinished enrolment away without a code", async () => {
    const person = await signUp.startup(server);
    const { id } = await enrol(server, person);
    expect(
      await attempt(server, person, "removeFactor", { id: id, password: person.password, code: "none" }, ""),
    ).toEqual({ result: id, refusal: null });
    expect((await enter(server, person)).session.user.factors).toEqual([]);
  });

  it("slows down guessing the password in a session left open", async () => {
    const person = await enrolled(server);
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
    const person = await enrolled(server);
    expect((await regenerate(person, { code: wrongTotpCode(person.secret) })).refusal?.code).toBe("INVALID_CODE");
    await complete(server, (await enter(server, person)).challenge, person.recoveryCodes[0]!);
    const { result } = await regenerate(person, { code: person.recoveryCodes[1] });
    expect(result!.codes).toHaveLength(10);
    expect(await factorOf(server, person)).toMatchObject({ recoveryCodesLeft: 10 });
    const { challenge } = await enter(server, person);
    expect((await complete(server, challenge, person.recoveryCodes[2]!)).code).toBe("INVALID_CODE");
    expect((await complete(server, challenge, result!.codes[2]!)).code).toBe("ok");
    await server.mails.waitFor({ to: person.email, subject: "You have new recovery codes" });
  });

  it("is refused without a second factor", async () => {
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

test("turning the second factor on and off and renewing the codes are on record for the person", async () => {
  const person = await enrolled(server);
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
    { id: person.factorId, password: person.password, code: await freshCode(server, person) },
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
