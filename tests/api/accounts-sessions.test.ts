import { createHmac } from "node:crypto";
import { type ClubHead, logIn, newEmail, type Session, signUp } from "../support/people.ts";
import { borrowTestServer, TEST_JWT_SECRET, type TestServer } from "../support/test-server.ts";
import { attempt } from "../support/writes.ts";

let server: TestServer;
let head: ClubHead;

beforeAll(async () => {
  server = await borrowTestServer();
  head = await signUp.clubHead(server, { firstName: "Asha", lastName: "Rao" });
});
afterAll(() => server.stop());

const SESSION =
  "{ accessToken refreshToken expiresIn expiresAt tokenType user { id email userType firstName lastName " +
  "avatarUrl isOperator identities { id provider createdAt } factors { id } } }";

const enter = ({ email, password }: { email: string; password: string }) =>
  attempt<Session>(server, null, "logIn", { email, password }, SESSION);
const refresh = (refreshToken: string) => attempt<Session>(server, null, "refreshSession", { refreshToken }, SESSION);
const codeFor = async (token: string) =>
  (await server.graphql("{ me { id } }", {}, { token })).body.errors?.[0]?.extensions?.code ?? "ok";
const age = (seconds: number) =>
  server.database.query("update refresh_tokens set used_at = used_at - make_interval(secs => $1)", [seconds]);

describe("logIn", () => {
  it("answers with a session that says who is signed in", async () => {
    const begun = Date.now() / 1000;
    const { result } = await enter(head);
    const answered = Date.now() / 1000;
    const { rows } = await server.database.query<{ created_at: Date }>(
      "select created_at from profiles where id = $1",
      [head.id],
    );
    expect(result).toEqual({
      accessToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      refreshToken: expect.stringMatching(/^[\w-]{43}$/),
      expiresIn: 3600,
      expiresAt: expect.any(Number),
      tokenType: "bearer",
      user: {
        id: head.id,
        email: head.email,
        userType: "CLUB_HEAD",
        firstName: "Asha",
        avatarUrl: null,
        lastName: "Rao",
        identities: [{ id: head.id, provider: "email", createdAt: rows[0]!.created_at.toISOString() }],
        isOperator: false,
        factors: [],
      },
    });
    // In whole seconds.
    expect(result!.expiresAt - 3600).toBeGreaterThanOrEqual(Math.floor(begun));
    expect(result!.expiresAt - 3600).toBeLessThanOrEqual(answered + 1);
    const payload = JSON.parse(Buffer.from(result!.accessToken.split(".")[1]!, "base64url").toString()) as Record<
      string,
      unknown
    >;
    expect(payload).toMatchObject({ sub: head.id, role: "club_head", exp: result!.expiresAt });
  });

  it("takes the address in any case", async () => {
    expect((await enter({ ...head, email: ` ${head.email.toUpperCase()} ` })).refusal).toBeNull();
  });

  it("answers the same for a wrong password and an address nobody has", async () => {
    const wrong = await enter({ email: head.email, password: "wrong horse battery" });
    const unknown = await enter({ email: newEmail(), password: "wrong horse battery" });
    expect(wrong.refusal).toEqual({
      code: "INVALID_CREDENTIALS",
      message: "Invalid email or password. Please try again.",
      fields: undefined,
    });
    expect(unknown).toEqual(wrong);
  });

  it("says that the address is not verified to those who know the password only", async () => {
    const email = newEmail();
    const input = {
      firstName: "Bela",
      lastName: "Roy",
      email,
      password: "correct horse battery",
      companyName: "Company",
      position: "Founder",
      industry: "TECH",
    };
    await attempt(server, null, "registerStartup", input, "{ email }");
    expect((await enter({ email, password: "correct horse battery" })).refusal?.code).toBe("EMAIL_NOT_VERIFIED");
    expect((await enter({ email, password: "wrong horse battery" })).refusal?.code).toBe("INVALID_CREDENTIALS");
    const { rows } = await server.database.query(
      "select 1 from sessions join profiles on profiles.id = profile_id where email = $1",
      [email],
    );
    expect(rows).toEqual([]);
  });

  it("names what is missing", async () => {
    expect((await enter({ email: " ", password: "" })).refusal).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { email: "Email is required.", password: "Password is required." },
    });
    expect((await enter({ email: "a\0b", password: "x".repeat(201) })).refusal).toMatchObject({
      fields: { email: expect.any(String), password: expect.any(String) },
    });
  });

  it("stores hashes of tokens only", async () => {
    const { refreshToken, accessToken } = await logIn(server, head);
    const { rows } = await server.database.query<{ all: string }>(
      "select string_agg(t::text, ' ') as all from (select s::text from sessions s union all select r::text from " +
        "refresh_tokens r) t",
    );
    expect(rows[0]!.all).not.toContain(refreshToken);
    expect(rows[0]!.all).not.toContain(accessToken);
    expect(rows[0]!.all).not.toContain(Buffer.from(refreshToken).toString("hex"));
  });

  it("forgets sessions of the person that are over", async () => {
    const old = await logIn(server, head);
    await server.database.query(
      "update sessions set expires_at = now() - interval '1 second' where id = (select session_id from " +
        "refresh_tokens order by created_at desc limit 1)",
    );
    await logIn(server, head);
    const { rows } = await server.database.query(
      "select 1 from sessions where profile_id = $1 and expires_at < now()",
      [head.id],
    );
    expect(rows).toEqual([]);
    expect((await refresh(old.refreshToken)).refusal?.code).toBe("SESSION_EXPIRED");
  });
});

describe("me", () => {
  it("is the signed-in person", async () => {
    const { me } = await server.request(
      "{ me { id firstName lastName email userType avatarUrl bio createdAt } }",
      {},
      head,
    );
    expect(me).toEqual({
      id: head.id,
      firstName: "Asha",
      lastName: "Rao",
      email: head.email,
      userType: "CLUB_HEAD",
      avatarUrl: null,
      bio: null,
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
  });

  it("needs a session", async () => {
    expect((await server.graphql("{ me { id } }")).body.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    expect(await codeFor("garbage")).toBe("UNAUTHENTICATED");
  });

  it("refuses a token that somebody signed who is not us", async () => {
    const [header, payload] = head.token.split(".") as [string, string, string];
    const sign = (text: string, secret: string) =>
      `${text}.${createHmac("sha256", secret).update(text).digest("base64url")}`;
    expect(await codeFor(sign(`${header}.${payload}`, TEST_JWT_SECRET))).toBe("ok");
    expect(await codeFor(sign(`${header}.${payload}`, "another secret of thirty-two characters"))).toBe(
      "UNAUTHENTICATED",
    );
    const none = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
    expect(await codeFor(`${none}.${payload}.`)).toBe("UNAUTHENTICATED");
  });
});

describe("refreshSession", () => {
  it("gives the next tokens of the same session, and moves its end on", async () => {
    const first = await logIn(server, head);
    await server.database.query("update sessions set expires_at = now() + interval '1 minute'");
    const { result: second } = await refresh(first.refreshToken);
    expect(second!.refreshToken).not.toBe(first.refreshToken);
    expect(second!.user.id).toBe(head.id);
    expect(await codeFor(second!.accessToken)).toBe("ok");
    const { result: third } = await refresh(second!.refreshToken);
    expect(third!.refreshToken).not.toBe(second!.refreshToken);
    const { rows } = await server.database.query<{ days: number }>(
      "select round(extract(epoch from max(expires_at) - now()) / 86400)::int as days from sessions",
    );
    expect(rows[0]!.days).toBe(30);
  });

  it("has one winner, whom everybody who asked at the same moment follows", async () => {
    const { refreshToken } = await logIn(server, head);
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(refreshToken)));
    expect(answers.map(({ refusal }) => refusal)).toEqual(Array(6).fill(null));
    const successors = new Set(answers.map(({ result }) => result!.refreshToken));
    expect(successors.size).toBe(1);
    expect((await refresh([...successors][0]!)).refusal).toBeNull();
  });

  it("lets a client that lost the answer ask again within ten seconds", async () => {
    const { refreshToken } = await logIn(server, head);
    const lost = await refresh(refreshToken);
    await age(9);
    const again = await refresh(refreshToken);
    expect(again.result?.refreshToken).toBe(lost.result?.refreshToken);
  });

  it("ends the session for everybody when an old token comes back later", async () => {
    const { refreshToken } = await logIn(server, head);
    const { result: next } = await refresh(refreshToken);
    await age(11);
    expect((await refresh(refreshToken)).refusal).toMatchObject({
      code: "SESSION_EXPIRED",
      message: "Your session has ended. Please log in again.",
    });
    expect((await refresh(next!.refreshToken)).refusal?.code).toBe("SESSION_EXPIRED");
    expect(await codeFor(next!.accessToken)).toBe("UNAUTHENTICATED");
  });

  it("ends the session at once when a token comes back whose successor was used", async () => {
    const { refreshToken } = await logIn(server, head);
    const { result: next } = await refresh(refreshToken);
    const { result: latest } = await refresh(next!.refreshToken);
    expect((await refresh(refreshToken)).refusal?.code).toBe("SESSION_EXPIRED");
    expect((await refresh(latest!.refreshToken)).refusal?.code).toBe("SESSION_EXPIRED");
    expect(await codeFor(latest!.accessToken)).toBe("UNAUTHENTICATED");
  });

  it("leaves the person's other sessions alone when one ends so", async () => {
    const other = await logIn(server, head);
    const { refreshToken } = await logIn(server, head);
    await refresh(refreshToken);
    await age(11);
    await refresh(refreshToken);
    expect(await codeFor(other.accessToken)).toBe("ok");
  });

  it.each(["", "unknown", "a\0b", "x".repeat(5000)])("refuses a token that is none", async (refreshToken) => {
    expect((await refresh(refreshToken)).refusal?.code).toBe("SESSION_EXPIRED");
  });
});

describe("logOut", () => {
  it("makes both tokens worthless at once", async () => {
    const session = await logIn(server, head);
    const other = await logIn(server, head);
    expect(await server.request("mutation { logOut }", {}, { token: session.accessToken })).toEqual({ logOut: true });
    expect(await codeFor(session.accessToken)).toBe("UNAUTHENTICATED");
    expect((await refresh(session.refreshToken)).refusal?.code).toBe("SESSION_EXPIRED");
    expect(
      (await attempt(server, { token: session.accessToken }, "updateProfile", { firstName: "Eve", lastName: "Rao" }))
        .refusal?.code,
    ).toBe("UNAUTHENTICATED");
    expect(await codeFor(other.accessToken)).toBe("ok");
  });

  it("needs a session", async () => {
    expect((await server.graphql("mutation { logOut }")).body.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });
});
