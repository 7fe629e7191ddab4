import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { linkIn } from "../support/mails.ts";
import { type ClubHead, logIn, type Session, signUp } from "../support/people.ts";
import { freePort, type ServerProcess, startServerProcess } from "../support/server-process.ts";
import { repository } from "../support/test-database.ts";
import { borrowTestServer, TEST_JWT_SECRET, type GraphqlAnswer, type TestServer } from "../support/test-server.ts";
import { startSession } from "../support/world.ts";

/** Two servers on one database whose clocks are 20 seconds apart: one of them is right, the other is early or late. */
let server: TestServer;
let head: ClubHead;

const secondsApart = 20;

beforeAll(async () => {
  server = await borrowTestServer();
  head = await signUp.clubHead(server);
});
afterAll(() => server?.stop());

describe.each([
  ["early", secondsApart],
  ["late", -secondsApart],
])("a server whose clock is %s", (_how, shift) => {
  let other: { process: ServerProcess; url: string };

  beforeAll(async () => {
    const port = await freePort();
    const process = await startServerProcess({
      PORT: String(port),
      HOST: "127.0.0.1",
      DATABASE_URL: server.databaseUrl,
      JWT_SECRET: TEST_JWT_SECRET,
      NODE_OPTIONS: `--import ${pathToFileURL(join(repository, "tests/support/shifted-clock.mjs")).href}`,
      CLOCK_SHIFT_SECONDS: String(shift),
    });
    other = { process, url: `http://127.0.0.1:${port}` };
  });
  afterAll(() => other?.process.stop());

  const post = async <Data>(url: string, query: string, variables: object = {}, token = "") => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const response = await fetch(`${url}/graphql`, {
      method: "POST",
      headers,
      body: JSON.stringify({ query, variables }),
    });
    return (await response.json()) as GraphqlAnswer<Data>["body"];
  };
  const refresh = async (url: string, refreshToken: string) => {
    const { data, errors } = await post<{ refreshSession: Session }>(
      url,
      "mutation R($input: RefreshSessionInput!) { refreshSession(input: $input) { accessToken refreshToken } }",
      { input: { refreshToken } },
    );
    return data?.refreshSession ?? errors?.[0]?.extensions?.code;
  };
  const whoAmI = async (url: string, token: string) =>
    (await post(url, "{ me { id } }", {}, token)).errors?.[0]?.extensions?.code ?? "ok";

  test("has a clock of its own", async () => {
    const begun = Date.now();
    const { body } = await server.graphql<{ logIn: Session }>(
      "mutation L($input: LogInInput!) { logIn(input: $input) { expiresAt } }",
      { input: { email: head.email, password: head.password } },
    );
    const { data } = await post<{ logIn: Session }>(
      other.url,
      "mutation L($input: LogInInput!) { logIn(input: $input) { expiresAt } }",
      { input: { email: head.email, password: head.password } },
    );
    // Both round to whole seconds.
    const passed = (Date.now() - begun) / 1000 + 1;
    const apart = data!.logIn.expiresAt - body.data!.logIn.expiresAt;
    expect(Math.abs(apart - shift)).toBeLessThanOrEqual(passed);
  });

  test("gives the same next tokens when the answer of the right one was lost, and the other way round", async () => {
    for (const [first, second] of [
      [server.url, other.url],
      [other.url, server.url],
    ] as const) {
      const { refreshToken } = await logIn(server, head);
      const lost = (await refresh(first, refreshToken)) as Session;
      const again = (await refresh(second, refreshToken)) as Session;
      expect(again.refreshToken).toBe(lost.refreshToken);
      expect([await whoAmI(server.url, again.accessToken), await whoAmI(other.url, lost.accessToken)]).toEqual([
        "ok",
        "ok",
      ]);
    }
  });

  test("takes an access token until its end by either clock", async () => {
    const token = await startSession(server.database, head.id, "club_head", 10);
    expect([await whoAmI(server.url, token), await whoAmI(other.url, token)]).toEqual(["ok", "ok"]);
  });

  test("ends a session whose old token comes back after more than ten seconds", async () => {
    const { refreshToken } = await logIn(server, head);
    await refresh(server.url, refreshToken);
    await server.database.query("update refresh_tokens set used_at = used_at - interval '11 seconds'");
    expect(await refresh(other.url, refreshToken)).toBe("SESSION_EXPIRED");
  });

  test.each([
    [10, "ok"],
    [-10, "EXPIRED_TOKEN"],
  ])("takes a link for as long as the database says, with %i seconds left", async (left, outcome) => {
    server.mails.clear();
    await server.request("mutation R($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }", {
      input: { email: head.email },
    });
    const token = linkIn(
      await server.mails.waitFor({ to: head.email, subject: "Choose a new password for Quadwork" }),
      "/reset-password",
    ).searchParams.get("token");
    await server.database.query(
      "update one_time_tokens set expires_at = now() + make_interval(secs => $1) where used_at is null",
      [left],
    );
    const { errors } = await post(
      other.url,
      "mutation R($input: ResetPasswordInput!) { resetPassword(input: $input) }",
      { input: { token, password: head.password } },
    );
    expect(errors?.[0]?.extensions?.code ?? "ok").toBe(outcome);
    // Leaves no account's limit of mails behind for the next.
    await server.database.query("delete from rate_limits");
  });

  test.each([
    [10, "ok"],
    [-10, "SESSION_EXPIRED"],
  ])("keeps a session for as long as the database says, with %i seconds left", async (left, outcome) => {
    const { refreshToken } = await logIn(server, head);
    await server.database.query("update sessions set expires_at = now() + make_interval(secs => $1)", [left]);
    const answer = await refresh(other.url, refreshToken);
    expect(typeof answer === "string" ? answer : "ok").toBe(outcome);
  });
});
