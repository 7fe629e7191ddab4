import { signUp, logIn, type ClubHead, type Person } from "../support/people.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { linkIn } from "../support/mails.ts";
import { attempt, createTeam, write } from "../support/writes.ts";

let server: TestServer;
let head: ClubHead;

beforeAll(async () => {
  server = await borrowTestServer();
  head = await signUp.clubHead(server);
});
afterAll(() => server?.stop());

const newPassword = "another horse battery";
const codeFor = async (token: string) =>
  (await server.graphql("{ me { id } }", {}, { token })).body.errors?.[0]?.extensions?.code ?? "ok";
const change = (person: { token: string }, input: object) =>
  attempt<boolean>(server, person, "changePassword", input, "");
const refresh = (refreshToken: string) =>
  attempt<{ accessToken: string }>(server, null, "refreshSession", { refreshToken }, "{ accessToken }");
const end = async (name: "endOtherSessions" | "endAllSessions", token: string) =>
  (await server.request<Record<string, number>>(`mutation { ${name} }`, {}, { token }))[name];

interface ListedSession {
  id: string;
  userAgent: string | null;
  createdAt: string;
  lastUsedAt: string;
  expiresAt: string;
  isCurrent: boolean;
}
const sessionsOf = async (token: string) =>
  (
    await server.request<{ sessions: { nodes: ListedSession[] } }>(
      "{ sessions { nodes { id userAgent createdAt lastUsedAt expiresAt isCurrent } } }",
      {},
      { token },
    )
  ).sessions.nodes;

/** What is on record about the person's account, earliest first. */
const recordOf = async (profileId: string) =>
  (
    await server.database.query<{ action: string; resource_id: string }>(
      "select action, resource_id from audit_events where actor_id = $1 order by occurred_at, id",
      [profileId],
    )
  ).rows;

describe("changePassword", () => {
  it("replaces the password, ends the other sessions, goes on with this one and says so by mail", async () => {
    const person = await signUp.startup(server);
    const other = await logIn(server, person);
    await server.request("mutation Ask($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }", {
      input: { email: person.email },
    });
    const reset = await server.mails.waitFor(
      (mail) => mail.to.includes(person.email) && mail.text.includes("/reset-password"),
    );

    expect(await change(person, { currentPassword: person.password, newPassword })).toEqual({
      result: true,
      refusal: null,
    });

    expect(await recordOf(person.id)).toEqual([{ action: "account.changePassword", resource_id: person.id }]);
    expect(await codeFor(person.token)).toBe("ok");
    expect(await codeFor(other.accessToken)).toBe("UNAUTHENTICATED");
    expect((await refresh(person.refreshToken)).refusal).toBeNull();
    expect((await refresh(other.refreshToken)).refusal?.code).toBe("SESSION_EXPIRED");
    expect(
      (await attempt(server, null, "logIn", { email: person.email, password: person.password }, "{ accessToken }"))
        .refusal?.code,
    ).toBe("INVALID_CREDENTIALS");
    await logIn(server, { email: person.email, password: newPassword });
    const mail = await server.mails.waitFor(
      (candidate) => candidate.to.includes(person.email) && candidate.subject.includes("password was changed"),
    );
    expect(mail.text).toContain("on all other devices");
    // A link that was asked for before, perhaps by whoever made the change necessary, is void.
    const token = linkIn(reset, "/reset-password").searchParams.get("token");
    expect(
      (await attempt(server, null, "resetPassword", { token, password: "a third horse battery" }, "")).refusal?.code,
    ).toBe("INVALID_TOKEN");
  });

  it("asks for the current password, and slows down guessing it", async () => {
    const person = await signUp.startup(server);
    const wrong = await change(person, { currentPassword: "wrong horse battery", newPassword });
    expect(wrong.refusal).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { currentPassword: "This is not your current password." },
    });
    for (let guess = 0; guess < 9; guess++) await change(person, { currentPassword: `wrong ${guess}`, newPassword });
    expect((await change(person, { currentPassword: person.password, newPassword })).refusal?.code).toBe(
      "RATE_LIMITED",
    );
    await logIn(server, person);
  });

  it("lets one of two changes at the same moment win", async () => {
    const person = await signUp.startup(server);
    const wanted = ["first horse battery", "second horse battery"];
    const outcomes = await Promise.all(
      wanted.map((each) => change(person, { currentPassword: person.password, newPassword: each })),
    );
    const won = wanted.filter((_each, index) => !outcomes[index]!.refusal);
    expect(won).toHaveLength(1);
    expect(["CONFLICT", "BAD_USER_INPUT"]).toContain(outcomes.find(({ refusal }) => refusal)?.refusal?.code);
    await logIn(server, { email: person.email, password: won[0]! });
  });
});

describe("sessions", () => {
  let person: Person;
  let laptop: string, phone: string;

  beforeEach(async () => {
    person = await signUp.student(server, head);
    laptop = person.token;
    const document = "mutation LogIn($input: LogInInput!) { logIn(input: $input) { accessToken } }";
    const { body } = await server.graphql<{ logIn: { accessToken: string } }>(
      document,
      { input: { email: person.email, password: person.password } },
      { headers: { "user-agent": "Phone/1.0" } },
    );
    phone = body.data!.logIn.accessToken;
  });

  it("are listed with what is known of them, last used first, and never anybody else's", async () => {
    const listed = await sessionsOf(laptop);
    expect(listed.map(({ userAgent, isCurrent }) => [userAgent === "Phone/1.0", isCurrent])).toEqual([
      [true, false],
      [false, true],
    ]);
    for (const session of listed) expect(Date.parse(session.expiresAt)).toBeGreaterThan(Date.parse(session.lastUsedAt));
    expect((await sessionsOf(phone)).map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
    expect((await sessionsOf(head.token)).some(({ id }) => listed.some((session) => session.id === id))).toBe(false);
  });

  it("come page by page, however many there are", async () => {
    for (let login = 0; login < 3; login++) await logIn(server, person);
    interface Page {
      sessions: { totalCount: number; nodes: { id: string }[]; pageInfo: { endCursor: string; hasNextPage: boolean } };
    }
    const document =
      "query S($after: String) { sessions(first: 2, after: $after) { totalCount nodes { id } pageInfo { " +
      "endCursor hasNextPage } } }";
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const page: Page = await server.request<Page>(document, { after }, { token: laptop });
      expect(page.sessions.totalCount).toBe(5);
      expect(page.sessions.nodes.length).toBeLessThanOrEqual(2);
      seen.push(...page.sessions.nodes.map(({ id }) => id));
      ({ endCursor: after, hasNextPage: more } = page.sessions.pageInfo);
    }
    expect(seen).toEqual((await sessionsOf(laptop)).map(({ id }) => id));
    expect(new Set(seen).size).toBe(5);
  });

  it("end one by one, at once, and not twice", async () => {
    const [onPhone] = await sessionsOf(laptop);
    expect(await write<string>(server, { token: laptop }, "endSession", { id: onPhone!.id })).toBe(onPhone!.id);
    expect(await codeFor(phone)).toBe("UNAUTHENTICATED");
    expect(await sessionsOf(laptop)).toHaveLength(1);
    expect((await attempt(server, { token: laptop }, "endSession", { id: onPhone!.id })).refusal?.code).toBe(
      "NOT_FOUND",
    );
  });

  it("end everywhere else, or everywhere", async () => {
    const listed = (await sessionsOf(phone)).filter(({ isCurrent }) => !isCurrent);
    expect(await end("endOtherSessions", phone)).toBe(1);
    expect(await recordOf(person.id)).toEqual([{ action: "session.end", resource_id: listed[0]!.id }]);
    expect(await Promise.all([codeFor(laptop), codeFor(phone)])).toEqual(["UNAUTHENTICATED", "ok"]);
    await logIn(server, person);
    expect(await end("endAllSessions", phone)).toBe(2);
    expect(await recordOf(person.id)).toHaveLength(3);
    expect(await codeFor(phone)).toBe("UNAUTHENTICATED");
    expect(await codeFor(head.token)).toBe("ok");
  });
});

describe("joinClub", () => {
  const join = (person: { token: string }, clubCode: string) =>
    attempt<{ club: { id: string } }>(server, person, "joinClub", { clubCode }, "{ club { id } }");

  it("takes a student without a club in, by a code in any case, and into one club only", async () => {
    const [student, other] = await Promise.all([signUp.student(server, head), signUp.clubHead(server)]);
    expect((await join(student, other.secretCode)).refusal?.code).toBe("ALREADY_IN_CLUB");
    await write(server, head, "removeStudent", { studentId: student.id });
    expect((await join(student, "ZZZZZZ")).refusal).toMatchObject({
      code: "INVALID_CLUB_CODE",
      fields: { clubCode: "Please enter a valid club code." },
    });
    expect((await join(student, ` ${other.secretCode.toLowerCase()} `)).result).toEqual({ club: { id: other.clubId } });
    await createTeam(server, other, [student]);
  });

  it("lets one of two codes at the same moment win", async () => {
    const [student, other] = await Promise.all([signUp.student(server, head), signUp.clubHead(server)]);
    await write(server, head, "removeStudent", { studentId: student.id });
    const outcomes = await Promise.all([join(student, head.secretCode), join(student, other.secretCode)]);
    expect(outcomes.map(({ refusal }) => refusal?.code ?? "done").sort()).toEqual(["ALREADY_IN_CLUB", "done"]);
  });
});
