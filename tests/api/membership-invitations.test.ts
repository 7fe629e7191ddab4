/** Inviting people by mail to act for a club or startup, what the link does, and taking people out again. */
import { inLane } from "../support/lanes.ts";
import { invitationToken, newcomer, previewOf, whoActsFor } from "../support/membership-invitations.ts";
import { logIn, newEmail } from "../support/people.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type PersonName, type World, worldPassword } from "../support/world.ts";
import { invitationTokens } from "../support/world-succession.ts";
import { attempt, deleteAccount, write } from "../support/writes.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});
afterEach(async () => {
  await world?.restore();
  await server.database.query("delete from rate_limits");
});
afterAll(() => server?.stop());

const person = (name: PersonName) => world.people[name];
const codeOf = async (name: PersonName | null, mutation: string, input: object, selection?: string) =>
  (await attempt(server, name && person(name), mutation, input, selection)).refusal?.code ?? "done";
const refusalOf = async (name: PersonName | null, mutation: string, input: object, selection?: string) =>
  (await attempt(server, name && person(name), mutation, input, selection)).refusal;
const accept = (name: PersonName, token: string) => refusalOf(name, "acceptMembershipInvitation", { token });
const decline = (token: string) => refusalOf(null, "declineMembershipInvitation", { token }, "");

const tokenIn = (email: string) => invitationToken(server, email);
/** Invites an address. @returns the invitation's id and the token that was mailed. */
async function invite(by: PersonName, email: string) {
  server.mails.clear();
  const { id } = await write(server, person(by), "invitePerson", { email });
  return { id, token: await tokenIn(email) };
}
const register = (token: string, values: object = {}) =>
  attempt<{ email: string; message: string }>(
    server,
    null,
    "registerInvited",
    { ...newcomer, ...values, token },
    "{ email message }",
  );

const preview = (token: string, as: PersonName | null = null) => previewOf(server, token, as && person(as));
const rolesOf = (organisation: string) => whoActsFor(server, organisation);
const expire = (id: string, interval = "1 second") =>
  server.database.query(`update membership_invitations set expires_at = now() - interval '${interval}' where id = $1`, [
    id,
  ]);

describe("an invitation", () => {
  test("registers a new person straight into the club, whose address needs no other mail", async () => {
    const email = newEmail("officer");
    await write(server, person("head"), "invitePerson", { email: ` ${email.toUpperCase()} ` });
    const token = await tokenIn(email);
    const shown = { organisationName: "head's club", collegeName: "College", role: "OFFICER", email };
    expect(await preview(token)).toEqual({ ...shown, invitedBy: "head World", hasAccount: false, obstacle: null });
    const { result } = await register(token);
    expect(result).toEqual({ email, message: "Your account is ready, and you act for head's club. Please log in." });
    const session = await logIn(server, { email, password: newcomer.password });
    expect(session.user.userType).toBe("CLUB_HEAD");
    const { me } = await server.request<{ me: object }>(
      "{ me { membership { role } club { secretCode } } }",
      {},
      { token: session.accessToken },
    );
    expect(me).toEqual({ membership: { role: "OFFICER" }, club: { secretCode: "AAAAA1" } });
    // A used link says so, and creates nobody.
    expect((await register(token)).refusal).toMatchObject({ code: "INVITATION_NOT_PENDING" });
    expect(await preview(token)).toBe("This invitation was already accepted. Log in to see what you act for.");
    const told = await server.mails.waitFor({ to: person("head").email, subject: "Noor Das now acts for head's club" });
    expect(told.text).toContain("Noor Das accepted your invitation and now acts for head's club as an officer.");
  });

  test("registers a new person into a startup as a member", async () => {
    const email = newEmail("member");
    const { token } = await invite("owner", email);
    expect(await preview(token)).toMatchObject({ organisationName: "owner's company", collegeName: null });
    expect((await register(token)).refusal).toBeNull();
    expect((await logIn(server, { email, password: newcomer.password })).user.userType).toBe("STARTUP");
    expect(await rolesOf(world.startups.owner)).toEqual(["Noor member", "colleague member", "owner owner"]);
  });

  test("makes a student of the club an officer, who stays a student and in the teams", async () => {
    const { token } = await invite("head", person("member").email);
    expect(await preview(token, "member")).toMatchObject({ hasAccount: true, obstacle: null });
    expect((await register(token)).refusal).toMatchObject({ code: "ALREADY_REGISTERED" });
    expect(await accept("member", token)).toBeNull();
    const { me } = await server.request<{ me: object }>(
      "{ me { userType membership { role } student { club { clubName } } teams: club { teams { totalCount } } } }",
      {},
      { token: person("member").token },
    );
    expect(me).toEqual({
      userType: "STUDENT",
      membership: { role: "OFFICER" },
      student: { club: { clubName: "head's club" } },
      teams: { teams: { totalCount: 3 } },
    });
    const { rows } = await server.database.query("select from team_members where student_id = $1", [
      person("member").id,
    ]);
    expect(rows).toHaveLength(2);
  });

  test("is accepted by a known head or startup who acts for none", async () => {
    expect(await accept("formerOfficer", invitationTokens.toFormerOfficer)).toBeNull();
    expect(await accept("formerColleague", invitationTokens.toFormerColleague)).toBeNull();
    expect(await rolesOf(world.startups.owner)).toContain("formerColleague member");
    expect(await accept("formerOfficer", invitationTokens.toFormerOfficer)).toMatchObject({
      code: "INVITATION_NOT_PENDING",
    });
  });

  test.each<[PersonName, PersonName, string, string]>([
    ["head", "rivalHead", "ALREADY_ACTING", "You already act for rivalHead's club"],
    ["head", "rival", "NOT_IN_THIS_CLUB", "Only students of head's club can become its officers."],
    ["head", "loner", "NOT_IN_THIS_CLUB", "Only students of head's club can become its officers."],
    ["head", "formerColleague", "WRONG_KIND_OF_ACCOUNT", "yours is of the kind Startup."],
    ["owner", "formerOfficer", "WRONG_KIND_OF_ACCOUNT", "yours is of the kind Club Head."],
    ["owner", "mate", "WRONG_KIND_OF_ACCOUNT", "yours is of the kind Student."],
    ["owner", "other", "ALREADY_ACTING", "You already act for other's company"],
  ])("of %s is refused to %s: %s", async (by, to, code, words) => {
    // Two of them have one already, which takes the place of the new one.
    await server.database.query("delete from membership_invitations");
    const { token } = await invite(by, person(to).email);
    const before = await world.digest();
    const refusal = await accept(to, token);
    expect(refusal).toMatchObject({ code, message: expect.stringContaining(words) });
    expect(await preview(token, to)).toMatchObject({ obstacle: refusal!.message });
    expect(await world.digest()).toBe(before);
  });

  test("is for its address only, whoever holds the link", async () => {
    const refusal = await accept("formerColleague", invitationTokens.toFormerOfficer);
    expect(refusal).toMatchObject({ code: "INVITED_ANOTHER_ADDRESS" });
    expect(refusal!.message).toContain(person("formerOfficer").email);
    expect(await accept("formerOfficer", "made up")).toMatchObject({ code: "INVALID_TOKEN" });
  });

  test("keeps no token that could be read, and says the same to the inviter whoever has an account", async () => {
    const known = await invite("head", person("rivalHead").email);
    const unknown = await invite("head", newEmail());
    for (const { id, token } of [known, unknown]) {
      const { rows } = await server.database.query<{ all: string }>(
        "select row::text as all from membership_invitations row where id = $1",
        [id],
      );
      expect(rows[0]!.all).not.toContain(token);
    }
    const listed = await server.request<{ me: { club: { membershipInvitations: { nodes: object[] } } } }>(
      "{ me { club { membershipInvitations { nodes { role isExpired invitedBy { firstName } } } } } }",
      {},
      { token: person("head").token },
    );
    const alike = { role: "OFFICER", isExpired: false, invitedBy: { firstName: "head" } };
    expect(listed.me.club.membershipInvitations.nodes).toEqual([alike, alike, alike]);
  });

  test("is one for each address and club, of which twenty wait", async () => {
    const { email } = person("formerOfficer");
    expect(await codeOf("head", "invitePerson", { email: email.toUpperCase() })).toBe("ALREADY_INVITED");
    expect(await codeOf("rivalHead", "invitePerson", { email })).toBe("done");
    await expire(world.membershipInvitations.toFormerOfficer);
    expect(await codeOf("head", "invitePerson", { email })).toBe("done");
    for (let more = 1; more < 20; more++)
      expect(await codeOf("head", "invitePerson", { email: newEmail() })).toBe("done");
    expect(await codeOf("head", "invitePerson", { email: newEmail() })).toBe("TOO_MANY_INVITATIONS");
  });

  test("is limited for each address of a club, and for each inviter", async () => {
    const email = newEmail();
    const { id } = await write(server, person("head"), "invitePerson", { email });
    for (let more = 1; more < 5; more++) await write(server, person("head"), "resendMembershipInvitation", { id });
    expect(await codeOf("head", "resendMembershipInvitation", { id })).toBe("RATE_LIMITED");
    // What the club sent says nothing to a startup.
    expect(await codeOf("owner", "invitePerson", { email })).toBe("done");
    const codes = new Set<string>();
    for (let more = 0; more < 60; more++)
      codes.add(await codeOf("owner", "invitePerson", { email: person("colleague").email }));
    // The invitation above counts as well.
    expect([...codes].sort()).toEqual(["BAD_USER_INPUT", "RATE_LIMITED"]);
  });

  test("sent again works by the new link only", async () => {
    const { id, token } = await invite("head", person("mate").email);
    await expire(id);
    expect(await accept("mate", token)).toMatchObject({
      code: "EXPIRED_TOKEN",
      message: "This invitation has expired. Ask head's club to send it again.",
    });
    server.mails.clear();
    await write(server, person("head"), "resendMembershipInvitation", { id });
    const newer = await tokenIn(person("mate").email);
    expect(await accept("mate", token)).toMatchObject({ code: "INVALID_TOKEN" });
    expect(await accept("mate", newer)).toBeNull();
    expect(await codeOf("head", "resendMembershipInvitation", { id })).toBe("INVITATION_NOT_PENDING");
  });

  test("withdrawn or declined says so", async () => {
    const { id, token } = await invite("head", person("mate").email);
    await write(server, person("head"), "withdrawMembershipInvitation", { id });
    expect(await accept("mate", token)).toMatchObject({ message: "This invitation was withdrawn." });
    expect(await codeOf("head", "withdrawMembershipInvitation", { id })).toBe("INVITATION_NOT_PENDING");
    const second = await invite("head", person("mate").email);
    expect(await decline(second.token)).toBeNull();
    expect(await decline(second.token)).toMatchObject({ code: "INVITATION_NOT_PENDING" });
    const mail = await server.mails.waitFor({ subject: "Your invitation to head's club was declined" });
    expect(mail.to).toEqual([person("head").email]);
    expect(await rolesOf(world.clubs.head)).not.toContain("mate officer");
  });

  test("outlives the role of who sent it, and ends with the club", async () => {
    await server.database.query("update memberships set role = 'officer' where profile_id = $1", [person("head").id]);
    await server.database.query("update memberships set role = 'head' where profile_id = $1", [person("officer").id]);
    const { toFormerOfficer } = world.membershipInvitations;
    expect(await codeOf("head", "withdrawMembershipInvitation", { id: toFormerOfficer })).toBe("NOT_FOUND");
    expect(await codeOf("head", "invitePerson", { email: newEmail() })).toBe("FORBIDDEN");
    await server.database.query("delete from memberships where profile_id = $1", [person("head").id]);
    expect(await preview(invitationTokens.toFormerOfficer)).toMatchObject({ invitedBy: "head World" });
    expect(await accept("formerOfficer", invitationTokens.toFormerOfficer)).toBeNull();
    const told = await server.mails.waitFor({ subject: "formerOfficer World now acts for head's club" });
    expect(told.to).toEqual([person("officer").email]);

    const { token } = await invite("strangerHead", person("stranger").email);
    const gone = await deleteAccount(server, { ...person("strangerHead"), password: worldPassword });
    expect(gone.refusal).toBeNull();
    expect(await accept("stranger", token)).toMatchObject({
      code: "INVITATION_NOT_PENDING",
      message: "The club or startup that invited you has closed.",
    });
  });

  test("is in the file of both people's data", async () => {
    const fileOf = async (name: PersonName) => {
      const { personalData } = await server.request<{ personalData: { json: string } }>(
        "{ personalData { json } }",
        {},
        { token: person(name).token },
      );
      return (JSON.parse(personalData.json) as { membershipInvitations: object[] }).membershipInvitations;
    };
    const entry = { email: person("formerOfficer").email, role: "officer", status: "pending", clubName: "head's club" };
    expect(await fileOf("formerOfficer")).toMatchObject([{ ...entry, isSent: false }]);
    expect(await fileOf("head")).toMatchObject([{ ...entry, isSent: true }]);
    expect(JSON.stringify(await fileOf("head"))).not.toContain("token");
  });
});

describe("a person who is taken out", () => {
  const seen = "{ me { membership { role } club { secretCode } } }";

  test("stops acting with the next request, is told, and can come back", async () => {
    server.mails.clear();
    await write(server, person("head"), "endMembership", { profileId: person("officer").id });
    expect(await server.request(seen, {}, { token: person("officer").token })).toEqual({
      me: { membership: null, club: null },
    });
    const told = await server.mails.waitFor({ to: person("officer").email });
    expect(told.subject).toBe("You no longer act for head's club");
    const { auditLog } = await server.request<{ auditLog: { nodes: object[] } }>(
      "{ auditLog(first: 1) { nodes { action resourceId actor { firstName } } } }",
      {},
      { token: person("officer").token },
    );
    expect(auditLog.nodes).toEqual([
      { action: "membership.end", resourceId: person("officer").id, actor: { firstName: "head" } },
    ]);
    expect(await codeOf("head", "endMembership", { profileId: person("officer").id })).toBe("NOT_FOUND");
    const { token } = await invite("head", person("officer").email);
    expect(await accept("officer", token)).toBeNull();
  });

  test("stays a student of the club", async () => {
    server.mails.clear();
    await write(server, person("head"), "endMembership", { profileId: person("deputy").id });
    expect(await server.request(seen, {}, { token: person("deputy").token })).toEqual({
      me: { membership: null, club: { secretCode: null } },
    });
    const told = await server.mails.waitFor({ to: person("deputy").email });
    expect(told.text).toContain("You are still a student of the club, and stay in your teams.");
  });
});

describe("at the same moment", () => {
  const ROUNDS = inLane({ gate: 10, soak: 200 });
  const rounds = Array.from({ length: ROUNDS }, (_each, index) => index);
  const codes = (outcomes: { refusal: { code: string } | null }[]) =>
    outcomes.map(({ refusal }) => refusal?.code ?? "done").sort();
  const answer = (name: PersonName, token: string) =>
    attempt(server, person(name), "acceptMembershipInvitation", { token });

  test("an invitation is accepted once, and not once it is withdrawn or its student is taken out", async () => {
    const { toFormerOfficer: token } = invitationTokens;
    const { toFormerOfficer: id } = world.membershipInvitations;
    for (const _round of rounds) {
      expect(codes(await Promise.all([answer("formerOfficer", token), answer("formerOfficer", token)]))).toEqual([
        "INVITATION_NOT_PENDING",
        "done",
      ]);
      expect(await rolesOf(world.clubs.head)).toContain("formerOfficer officer");
      await world.restore();

      const withdraw = attempt(server, person("head"), "withdrawMembershipInvitation", { id });
      expect(codes(await Promise.all([answer("formerOfficer", token), withdraw]))).toEqual([
        "INVITATION_NOT_PENDING",
        "done",
      ]);
      const { rows } = await server.database.query<{ status: string; acts: boolean }>(
        `select status, exists (select from memberships where profile_id = $2) as acts
         from membership_invitations where id = $1`,
        [id, person("formerOfficer").id],
      );
      expect(rows[0]!.acts).toBe(rows[0]!.status === "accepted");
      await world.restore();

      await server.database.query("update membership_invitations set email = $2 where id = $1", [
        id,
        person("mate").email,
      ]);
      const remove = attempt(server, person("head"), "removeStudent", { studentId: person("mate").id });
      const [accepted] = await Promise.all([answer("mate", token), remove]);
      expect(["done", "NOT_IN_THIS_CLUB"]).toContain(accepted.refusal?.code ?? "done");
      const { rows: left } = await server.database.query(
        `select from memberships join student_profiles student on id = profile_id
         where id = $1 and student.club_id is null`,
        [person("mate").id],
      );
      expect(left).toEqual([]);
      await world.restore();
    }
  });

  test("two clubs' invitations, two registrations, and two of the same address: one wins", async () => {
    // Fewer, since registering hashes passwords.
    for (const _round of rounds.slice(0, inLane({ gate: 3, soak: 50 }))) {
      await server.database.query("delete from rate_limits");
      const { email } = person("formerOfficer");
      const { token: theirs } = await invite("rivalHead", email);
      const both = [invitationTokens.toFormerOfficer, theirs].map((token) => answer("formerOfficer", token));
      expect(codes(await Promise.all(both))).toEqual(["ALREADY_ACTING", "done"]);
      const same = newEmail();
      const send = () => attempt(server, person("head"), "invitePerson", { email: same });
      expect(codes(await Promise.all([send(), send()]))).toEqual(["ALREADY_INVITED", "done"]);
      const token = await tokenIn(same);
      expect(codes(await Promise.all([register(token), register(token)]))).toEqual(["INVITATION_NOT_PENDING", "done"]);
      await world.restore();
    }
  });

  test("a club that closes is joined by nobody, or stays", async () => {
    for (const _round of rounds) {
      const { stranger, strangerHead } = world.people;
      await server.database.query(
        `insert into membership_invitations (id, club_id, role, email, token_hash, expires_at)
         values (gen_random_uuid(), $1, 'officer', $2, sha256('closing'), now() + interval '1 day')`,
        [world.clubs.strangerHead, stranger.email],
      );
      const [joined, closed] = await Promise.all([
        answer("stranger", "closing"),
        deleteAccount(server, { ...strangerHead, password: worldPassword }),
      ]);
      const outcome = [joined, closed].map(({ refusal }) => refusal?.code ?? "done");
      expect([
        ["done", "SUCCESSOR_NEEDED"],
        ["done", "CONFLICT"],
        ["INVITATION_NOT_PENDING", "done"],
        ["CONFLICT", "done"],
        ["UNAUTHENTICATED", "done"],
      ]).toContainEqual(outcome);
      const { rows } = await server.database.query(
        `select from memberships acting where club_id is not null and not exists (
           select from memberships heading where heading.club_id = acting.club_id and heading.role = 'head')`,
      );
      expect(rows).toEqual([]);
      await world.restore();
    }
  });
});
