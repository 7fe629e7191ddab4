import { linkIn, type Mail } from "../support/mails.ts";
import { logIn, newEmail, signUp, type StartupPerson } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { until } from "../support/until.ts";
import { attempt } from "../support/writes.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const password = "correct horse battery";
const act = (name: string, input: object) => attempt<boolean>(server, null, name, input, "");
const tokenIn = (mail: Mail, path: string) => linkIn(mail, path).searchParams.get("token") ?? "";
const count = async (statement: string, values: unknown[] = []) =>
  (await server.database.query<{ count: number }>(`select count(*)::int as count from ${statement}`, values)).rows[0]!
    .count;

const registration = (email: string) => ({
  firstName: "Asha",
  lastName: "Rao",
  email,
  password,
  companyName: "Company",
  position: "Founder",
  industry: "TECH",
});

async function register(details: object = {}): Promise<{ email: string; mail: Mail }> {
  const email = newEmail();
  await attempt(server, null, "registerStartup", { ...registration(email), ...details }, "{ email }");
  return { email, mail: await server.mails.waitFor({ to: email, subject: "Verify your email for Quadwork" }) };
}

/** Asks for a new password and takes the token out of the mail. */
async function resetToken(email: string): Promise<string> {
  server.mails.clear();
  await act("requestPasswordReset", { email });
  return tokenIn(
    await server.mails.waitFor({ to: email, subject: "Choose a new password for Quadwork" }),
    "/reset-password",
  );
}

describe("verifyEmail", () => {
  it("follows a mail with both parts, sent by us, to the product's own address", async () => {
    const { email, mail } = await register();
    expect(mail).toMatchObject({ from: "no-reply@quadwork.example", to: [email], replyTo: [] });
    expect(mail.headers).toMatchObject({ "auto-submitted": "auto-generated" });
    const link = linkIn(mail, "/verify-email");
    expect(link.origin).toBe(server.url);
    expect(mail.html).toContain(`href="${link.href}"`);
  });

  it("opens the way to log in, once", async () => {
    const { email, mail } = await register();
    const token = tokenIn(mail, "/verify-email");
    expect(await act("verifyEmail", { token })).toEqual({ result: true, refusal: null });
    expect((await logIn(server, { email, password })).user.email).toBe(email);
    expect((await act("verifyEmail", { token })).refusal).toMatchObject({
      code: "INVALID_TOKEN",
      message: "This link is invalid or was already used.",
    });
  });

  it("has one winner when a link is opened twice at the same moment", async () => {
    const { mail } = await register();
    const token = tokenIn(mail, "/verify-email");
    const answers = await Promise.all([
      act("verifyEmail", { token }),
      act("verifyEmail", { token }),
      act("verifyEmail", { token }),
    ]);
    expect(answers.map(({ refusal }) => refusal?.code ?? "ok").sort()).toEqual([
      "INVALID_TOKEN",
      "INVALID_TOKEN",
      "ok",
    ]);
  });

  it("says when a link has expired", async () => {
    const { email, mail } = await register();
    await server.database.query(
      "update one_time_tokens set expires_at = now() where profile_id = (select id from profiles where email = $1)",
      [email],
    );
    expect((await act("verifyEmail", { token: tokenIn(mail, "/verify-email") })).refusal).toMatchObject({
      code: "EXPIRED_TOKEN",
      message: "This link has expired.",
    });
    expect(await count("profiles where email = $1 and email_verified_at is not null", [email])).toBe(0);
  });

  it.each(["", "unknown", "a\0b", "x".repeat(5000)])("refuses a token that is none", async (token) => {
    expect((await act("verifyEmail", { token })).refusal?.code).toBe("INVALID_TOKEN");
  });

  it("does not take a token made for a new password", async () => {
    const { email } = await register();
    const token = await resetToken(email);
    expect((await act("verifyEmail", { token })).refusal?.code).toBe("INVALID_TOKEN");
  });
});

describe("resendVerification", () => {
  it("sends another link, beside which the first still works", async () => {
    const { email, mail } = await register();
    server.mails.clear();
    expect(await act("resendVerification", { email: email.toUpperCase() })).toEqual({ result: true, refusal: null });
    const second = await server.mails.waitFor({ to: email });
    expect(tokenIn(second, "/verify-email")).not.toBe(tokenIn(mail, "/verify-email"));
    expect((await act("verifyEmail", { token: tokenIn(mail, "/verify-email") })).refusal).toBeNull();
    expect((await act("verifyEmail", { token: tokenIn(second, "/verify-email") })).refusal?.code).toBe("INVALID_TOKEN");
  });

  it("answers the same for addresses unknown or verified, and writes to neither", async () => {
    const verified = await signUp.startup(server);
    const before = await count("outbox_mails");
    for (const email of [verified.email, newEmail()])
      expect(await act("resendVerification", { email })).toEqual({ result: true, refusal: null });
    expect(await count("outbox_mails")).toBe(before);
  });

  it("names an address that is none", async () => {
    expect((await act("resendVerification", { email: "nobody" })).refusal).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { email: "Please enter a valid email address." },
    });
  });
});

describe("a new password", () => {
  let person: StartupPerson;
  beforeEach(async () => {
    person = await signUp.startup(server);
  });

  it("replaces the old one, ends every session and is told to the owner", async () => {
    const other = await logIn(server, person);
    const token = await resetToken(person.email);
    expect(await act("resetPassword", { token, password: "another horse battery" })).toEqual({
      result: true,
      refusal: null,
    });

    expect((await act("logIn", { email: person.email, password })).refusal).toBeTruthy();
    expect((await logIn(server, { email: person.email, password: "another horse battery" })).user.id).toBe(person.id);
    for (const accessToken of [person.token, other.accessToken])
      expect(
        (await server.graphql("{ me { id } }", {}, { token: accessToken })).body.errors?.[0]?.extensions?.code,
      ).toBe("UNAUTHENTICATED");
    for (const refreshToken of [person.refreshToken, other.refreshToken])
      expect((await attempt(server, null, "refreshSession", { refreshToken }, "{ accessToken }")).refusal?.code).toBe(
        "SESSION_EXPIRED",
      );
    const mail = await server.mails.waitFor({ to: person.email, subject: "Your Quadwork password was changed" });
    expect(linkIn(mail, "/forgot-password").origin).toBe(server.url);
  });

  it("is set once per link, and voids the other links", async () => {
    const first = await resetToken(person.email);
    const second = await resetToken(person.email);
    expect((await act("resetPassword", { token: second, password: "another horse battery" })).refusal).toBeNull();
    for (const token of [first, second])
      expect((await act("resetPassword", { token, password: "third horse battery" })).refusal?.code).toBe(
        "INVALID_TOKEN",
      );
    expect((await logIn(server, { email: person.email, password: "another horse battery" })).user.id).toBe(person.id);
  });

  it("has one winner when a link is used twice at the same moment", async () => {
    const token = await resetToken(person.email);
    const passwords = ["first horse battery", "second horse battery", "third horse battery"];
    const answers = await Promise.all(passwords.map((next) => act("resetPassword", { token, password: next })));
    expect(answers.map(({ refusal }) => refusal?.code ?? "ok").sort()).toEqual([
      "INVALID_TOKEN",
      "INVALID_TOKEN",
      "ok",
    ]);
    const winner = passwords[answers.findIndex(({ refusal }) => !refusal)]!;
    expect((await logIn(server, { email: person.email, password: winner })).user.id).toBe(person.id);
  });

  it("must be long enough, and a refused one leaves the link good", async () => {
    const token = await resetToken(person.email);
    expect((await act("resetPassword", { token, password: "short" })).refusal).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { password: "Password must be at least 8 characters." },
    });
    expect((await act("resetPassword", { token, password: "another horse battery" })).refusal).toBeNull();
  });

  it("proves the address of somebody who never opened the first mail", async () => {
    const { email } = await register();
    await act("resetPassword", { token: await resetToken(email), password: "another horse battery" });
    expect((await logIn(server, { email, password: "another horse battery" })).user.email).toBe(email);
  });

  it("cannot be set by a link that has expired, or that verifies an address", async () => {
    const token = await resetToken(person.email);
    await server.database.query("update one_time_tokens set expires_at = now() where purpose = 'reset_password'");
    expect((await act("resetPassword", { token, password: "another horse battery" })).refusal?.code).toBe(
      "EXPIRED_TOKEN",
    );
    const { mail } = await register();
    expect(
      (await act("resetPassword", { token: tokenIn(mail, "/verify-email"), password: "another horse battery" })).refusal
        ?.code,
    ).toBe("INVALID_TOKEN");
  });

  it("can be asked about beforehand: that uses nothing up and tells only dead links from living ones", async () => {
    const works = async (token: string) =>
      (
        await server.request<{ works: boolean }>(
          "query Works($token: String!) { works: isPasswordResetLinkValid(token: $token) }",
          { token },
        )
      ).works;
    const [used, token] = [await resetToken(person.email), await resetToken(person.email)];
    expect([await works(token), await works(token)]).toEqual([true, true]);
    await act("resetPassword", { token: used, password: "another horse battery" });
    expect([await works(used), await works(token)]).toEqual([false, false]);

    const expired = await resetToken(person.email);
    await server.database.query("update one_time_tokens set expires_at = now() where purpose = 'reset_password'");
    const { mail } = await register();
    for (const dead of [expired, tokenIn(mail, "/verify-email"), "", "unknown", "a\0b", "x".repeat(5000)])
      expect(await works(dead)).toBe(false);
  });

  it("answers for an unknown address, which gets no mail, as for a known one, and no sooner", async () => {
    const before = await count("outbox_mails");
    const timed = async (email: string) => {
      const start = performance.now();
      expect(await act("requestPasswordReset", { email })).toEqual({ result: true, refusal: null });
      return performance.now() - start;
    };
    // Both wait for the same moment, which leaves time enough to write a mail.
    for (const email of [person.email, newEmail()]) expect(await timed(email)).toBeGreaterThan(145);
    expect(await count("outbox_mails")).toBe(before + 1);
  });

  it("leads to APP_URL, whatever the request's headers say", async () => {
    server.mails.clear();
    await server.graphql(
      "mutation R($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }",
      { input: { email: person.email } },
      {
        headers: {
          "x-forwarded-host": "evil.example",
          origin: "https://evil.example",
          referer: "https://evil.example/",
        },
      },
    );
    const mail = await server.mails.waitFor({ to: person.email });
    expect(mail.text + mail.html).not.toContain("evil.example");
  });
});

describe("mail", () => {
  it("repeats a name only once the address is verified, so that strangers cannot write to others with it", async () => {
    const firstName = "A<b>&\"' You won: evil.example";
    const { email, mail } = await register({ firstName });
    const next = async (name: string) => {
      server.mails.clear();
      await act(name, { email });
      return server.mails.waitFor({ to: email });
    };
    for (const unasked of [mail, await next("resendVerification"), await next("requestPasswordReset")]) {
      expect(unasked.text).toContain("Hello,");
      expect(`${unasked.text} ${unasked.html}`).not.toContain("evil.example");
    }
    await act("verifyEmail", { token: tokenIn(mail, "/verify-email") });
    const greeting = await next("requestPasswordReset");
    expect(greeting.text).toContain(`Hello ${firstName},`);
    expect(greeting.html).toContain("Hello A&lt;b&gt;&amp;&quot;&#39; You won");
  });

  it("is not waited for: a registration is answered while the mail server has not answered yet", async () => {
    const release = server.mails.hold();
    const email = newEmail();
    try {
      const { result } = await attempt(server, null, "registerStartup", registration(email), "{ email }");
      expect(result).toEqual({ email });
      expect(server.mails.all.filter(({ to }) => to.includes(email))).toEqual([]);
    } finally {
      release();
    }
    expect((await server.mails.waitFor({ to: email })).subject).toBe("Verify your email for Quadwork");
  });

  it("that the server refuses is tried again", async () => {
    server.mails.refuse(true);
    const email = newEmail();
    await attempt(server, null, "registerStartup", registration(email), "{ email }");
    const tried = async () =>
      count("graphile_worker.jobs where task_identifier = 'deliver_mail' and attempts > 0 and locked_at is null");
    await until(tried);
    server.mails.refuse(false);
    expect((await server.mails.waitFor({ to: email }, 20_000)).subject).toBe("Verify your email for Quadwork");
  });

  it("goes out after every connection to the database was cut", async () => {
    await server.database.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> " +
        "pg_backend_pid()",
    );
    const email = newEmail();
    const input = registration(email);
    // The first requests may meet connections that are still thought to be alive, and say so.
    let refused: string | undefined;
    do refused = (await attempt(server, null, "registerStartup", input, "{ email }")).refusal?.code;
    while (refused === "DATABASE_UNAVAILABLE");
    expect(refused).toBeUndefined();
    expect((await server.mails.waitFor({ to: email }, 30_000)).subject).toBe("Verify your email for Quadwork");
  });

  it("leaves no key behind in the database once it is delivered", async () => {
    const { email, mail } = await register();
    const waiting = async () => count("outbox_mails where recipient = $1 and sent_at is null", [email]);
    await until(waiting, (left) => left === 0);
    const token = tokenIn(mail, "/verify-email");
    expect(await count("outbox_mails where text_body || html_body like '%' || $1 || '%'", [token])).toBe(0);
    expect(await count("one_time_tokens where encode(token_hash, 'escape') like '%' || $1 || '%'", [token])).toBe(0);
  });
});
