import { insertAccessToken, madeUpAccessToken } from "../support/access-tokens.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";
import { operationsOf } from "./schema-facts.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});

afterEach(() => world?.restore());
afterAll(() => server?.stop());

interface Created {
  createAccessToken: { token: string; accessToken: Record<string, unknown> };
}

const creates = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token accessToken { id name scopes lastFour expiresAt isExpired lastUsedAt } } }`;
const revokes = `mutation ($input: RevokeAccessTokenInput!) { revokeAccessToken(input: $input) }`;

const errorOf = async (document: string, token: string, variables = {}) =>
  (await server.graphql(document, variables, { token })).body.errors?.[0];
const codeOf = async (document: string, token: string, variables = {}) =>
  (await errorOf(document, token, variables))?.extensions?.code ?? null;
const create = async (as: PersonName, input: object) =>
  (
    await server.request<Created>(
      creates,
      { input: { name: "Sync", scopes: ["PROJECTS_READ"], ...input } },
      { token: world.people[as].token },
    )
  ).createAccessToken;

describe("a token", () => {
  test("is shown once, works, is mailed about, and is stored as a hash", async () => {
    const { token, accessToken } = await create("owner", { scopes: ["PROJECTS_READ", "PROJECTS_READ", "TEAMS_WRITE"] });
    expect(token).toMatch(/^quadwork_[0-9a-f]{56}$/);
    expect(accessToken).toMatchObject({
      name: "Sync",
      scopes: ["PROJECTS_READ", "TEAMS_WRITE"],
      lastFour: token.slice(-4),
      isExpired: false,
      lastUsedAt: null,
    });
    const days = (Date.parse(String(accessToken["expiresAt"])) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
    expect(await server.request(`{ projects { totalCount } }`, {}, { token })).toEqual({ projects: { totalCount: 5 } });
    const mail = await server.mails.waitFor({
      to: world.people.owner.email,
      subject: "A personal access token was created",
    });
    expect(mail.text).toContain(`ends in ${token.slice(-4)}`);
    expect(mail.text).not.toContain(token);
    const { rows } = await server.database.query<{ stored: string }>(
      "select string_agg(t::text, '') || (select string_agg(m::text, '') from outbox_mails m) as stored from " +
        "access_tokens t",
    );
    expect(rows[0]!.stored).not.toContain(token.slice(9, 57));
  });

  test("that does not expire has to be asked for", async () => {
    expect((await create("owner", { expiresInDays: null })).accessToken["expiresAt"]).toBeNull();
  });

  test("is listed to its person alone", async () => {
    const { accessToken } = await create("owner", {});
    const list = async (as: PersonName) =>
      (
        await server.request<{ accessTokens: { nodes: { id: string }[] } }>(
          `{ accessTokens { nodes { id } } }`,
          {},
          { token: world.people[as].token },
        )
      ).accessTokens.nodes.map(({ id }) => id);
    expect(await list("owner")).toEqual([accessToken["id"]]);
    expect(await list("other")).toEqual([]);
  });

  test("acts as its person and no further", async () => {
    const scopes = ["profiles_read", "clubs_write", "applications_read", "deliverables_read", "projects_read"];
    const { token } = await insertAccessToken(server.database, world.people.mate.id, scopes);
    expect(
      await server.request(
        `query ($id: ID!) { project(id: $id) { id deliverables { totalCount } viewerCanViewDeliverables } }`,
        { id: world.projects.running },
        { token },
      ),
    ).toEqual({
      project: { id: world.projects.running, deliverables: null, viewerCanViewDeliverables: false },
    });
    expect(await codeOf(`mutation { rotateSecretCode { id } }`, token)).toBe("FORBIDDEN");
  });

  test("notes when it was used, at most once a minute", async () => {
    const { token, id } = await insertAccessToken(server.database, world.people.owner.id, ["projects_read"]);
    const usedAt = async () =>
      (
        await server.database.query<{ at: Date | null }>("select last_used_at as at from access_tokens where id = $1", [
          id,
        ])
      ).rows[0]!.at;
    await server.request(`{ projects { totalCount } }`, {}, { token });
    let first = await usedAt();
    while (!first) first = await usedAt();
    await server.request(`{ projects { totalCount } }`, {}, { token });
    expect(await usedAt()).toEqual(first);
  });
});

describe("with the next request a token ends", () => {
  const reads = `{ projects { totalCount } }`;
  const writes = `mutation { updateProfile(input: { firstName: "New", lastName: "Name" }) { id } }`;
  const own = async () => {
    const made = await insertAccessToken(server.database, world.people.owner.id, ["projects_read", "profiles_write"]);
    expect(await codeOf(reads, made.token)).toBeNull();
    expect(await codeOf(writes, made.token)).toBeNull();
    return made;
  };
  const ended = async (token: string) => [await codeOf(reads, token), await codeOf(writes, token)];

  test("when it is revoked", async () => {
    const { id, token } = await own();
    expect(await server.request(revokes, { input: { id } }, { token: world.people.owner.token })).toEqual({
      revokeAccessToken: id,
    });
    expect(await ended(token)).toEqual(["UNAUTHENTICATED", "UNAUTHENTICATED"]);
    expect(await codeOf(revokes, world.people.owner.token, { input: { id } })).toBe("NOT_FOUND");
  });

  test("when it expires", async () => {
    const { id, token } = await own();
    await server.database.query("update access_tokens set expires_at = now() where id = $1", [id]);
    expect(await ended(token)).toEqual(["UNAUTHENTICATED", "UNAUTHENTICATED"]);
    const { accessTokens } = await server.request<{ accessTokens: { nodes: unknown[] } }>(
      `{ accessTokens { nodes { id isExpired } } }`,
      {},
      { token: world.people.owner.token },
    );
    expect(accessTokens.nodes).toEqual([{ id, isExpired: true }]);
  });

  test("when its person's account is deleted", async () => {
    const { token } = await own();
    await server.database.query("delete from project_applications");
    await server.database.query("delete from profiles where id = $1", [world.people.owner.id]);
    expect(await ended(token)).toEqual(["UNAUTHENTICATED", "UNAUTHENTICATED"]);
  });
});

test.each([
  ["one that was never given out", madeUpAccessToken],
  ["one with a wrong checksum", () => `quadwork_${"0".repeat(56)}`],
  ["the prefix alone", () => "quadwork_"],
])("%s is none", async (_name, token) => {
  expect(await codeOf(`{ projects { totalCount } }`, token())).toBe("UNAUTHENTICATED");
});

test("somebody else's token and an unknown one cannot be told apart", async () => {
  const revoke = (id: string) => errorOf(revokes, world.people.owner.token, { input: { id } });
  const unknown = await revoke("0192a000-0000-7000-8000-000000000000");
  expect(unknown?.extensions?.code).toBe("NOT_FOUND");
  expect(await revoke(world.accessTokens.ofHead)).toEqual(unknown);
});

test("a person has at most twenty that stand, even when asking for more at the same moment", async () => {
  const { id, token } = world.people.member;
  for (let number = 0; number < 18; number++) await insertAccessToken(server.database, id, ["projects_read"]);
  await insertAccessToken(server.database, id, ["projects_read"], { expires_at: new Date(0) });
  const input = { name: "One more", scopes: ["PROJECTS_READ"] };
  const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(creates, token, { input })));
  expect(codes.sort()).toEqual([
    "TOO_MANY_ACCESS_TOKENS",
    "TOO_MANY_ACCESS_TOKENS",
    "TOO_MANY_ACCESS_TOKENS",
    null,
    null,
  ]);
});

/** Every operation, a person for whom it is meant, and the scopes a token needs: `-` where only a session may. */
const operations = (): [operation: string, as: PersonName, scopes: string, document: string][] => {
  const { projects, teams, applications, deliverables, people, clubs, startups, webhooks, webhookDeliveries } = world;
  const q = (value: string) => JSON.stringify(value);
  const details = `title: "New", description: "Text", category: OTHER, skills: ["React"], startDate: "2030-02-01", duration: "1 week", teamSize: 2`;
  return [
    ["me", "owner", "PROFILES_READ", `{ me { id } }`],
    ["student", "head", "PROFILES_READ", `{ student(id: ${q(people.member.id)}) { email resumeUrl } }`],
    ["startup", "head", "PROFILES_READ", `{ startup(id: ${q(startups.owner)}) { companyName } }`],
    [
      "updateProfile",
      "owner",
      "PROFILES_WRITE",
      `mutation { updateProfile(input: { firstName: "A", lastName: "B" }) { firstName email } }`,
    ],
    ["updateStudent", "member", "PROFILES_WRITE", `mutation { updateStudent(input: { skills: ["A"] }) { skills } }`],
    [
      "updateStartup",
      "owner",
      "PROFILES_WRITE",
      `mutation { updateStartup(input: { companyName: "A", position: "B", industry: OTHER }) { companyName } }`,
    ],

    ["projects", "owner", "PROJECTS_READ", `{ projects { nodes { title } } }`],
    ["project", "owner", "PROJECTS_READ", `{ project(id: ${q(projects.open)}) { title viewerCanUpdate } }`],
    ["projectCategories", "owner", "PROJECTS_READ", `{ projectCategories }`],
    ["projectTemplates", "owner", "PROJECTS_READ", `{ projectTemplates { title } }`],
    ["deliverableTemplates", "owner", "PROJECTS_READ", `{ deliverableTemplates(category: OTHER) { title } }`],
    [
      "project with its startup",
      "owner",
      "PROJECTS_READ PROFILES_READ",
      `{ project(id: ${q(projects.open)}) { startup { companyName } } }`,
    ],
    [
      "project with its applications",
      "owner",
      "PROJECTS_READ APPLICATIONS_READ",
      `{ project(id: ${q(projects.wanted)}) { applications { nodes { message } } } }`,
    ],
    [
      "project with its deliverables",
      "owner",
      "PROJECTS_READ DELIVERABLES_READ",
      `{ project(id: ${q(projects.running)}) { deliverables { totalCount } } }`,
    ],
    ["createProject", "owner", "PROJECTS_WRITE", `mutation { createProject(input: { ${details} }) { title } }`],
    [
      "updateProject",
      "owner",
      "PROJECTS_WRITE",
      `mutation { updateProject(input: { id: ${q(projects.open)}, ${details} }) { title } }`,
    ],
    [
      "completeProject",
      "owner",
      "PROJECTS_WRITE",
      `mutation { completeProject(input: { id: ${q(projects.running)} }) { status } }`,
    ],
    ["withdrawProject", "owner", "PROJECTS_WRITE", `mutation { withdrawProject(input: { id: ${q(projects.open)} }) }`],

    ["applications", "owner", "APPLICATIONS_READ", `{ applications { nodes { message } } }`],
    ["application", "owner", "APPLICATIONS_READ", `{ application(id: ${q(applications.pending)}) { message } }`],
    [
      "application with its club",
      "owner",
      "APPLICATIONS_READ CLUBS_READ",
      `{ application(id: ${q(applications.pending)}) { club { clubName } } }`,
    ],
    [
      "submitApplication",
      "head",
      "APPLICATIONS_WRITE",
      `mutation { submitApplication(input: { projectId: ${q(projects.open)}, teamId: ${q(teams.team)}, message: "A" }) { id } }`,
    ],
    [
      "inviteClub",
      "owner",
      "APPLICATIONS_WRITE",
      `mutation { inviteClub(input: { projectId: ${q(projects.open)}, clubId: ${q(clubs.strangerHead)}, message: "A" }) { id } }`,
    ],
    [
      "approveApplication",
      "owner",
      "APPLICATIONS_WRITE",
      `mutation { approveApplication(input: { id: ${q(applications.pending)} }) { status } }`,
    ],
    [
      "approveApplication with its project",
      "owner",
      "APPLICATIONS_WRITE PROJECTS_READ",
      `mutation { approveApplication(input: { id: ${q(applications.pending)} }) { project { status } } }`,
    ],
    [
      "rejectApplication",
      "owner",
      "APPLICATIONS_WRITE",
      `mutation { rejectApplication(input: { id: ${q(applications.pending)} }) { status } }`,
    ],
    [
      "withdrawApplication",
      "head",
      "APPLICATIONS_WRITE",
      `mutation { withdrawApplication(input: { id: ${q(applications.pending)} }) }`,
    ],
    [
      "rejectOtherApplications",
      "owner",
      "APPLICATIONS_WRITE PROJECTS_READ",
      `mutation { rejectOtherApplications(input: { projectId: ${q(projects.running)} }) { id } }`,
    ],

    ["teams", "head", "TEAMS_READ", `{ teams { nodes { teamName memberCount } } }`],
    ["team", "head", "TEAMS_READ", `{ team(id: ${q(teams.team)}) { teamName members { totalCount } } }`],
    [
      "team with its people",
      "head",
      "TEAMS_READ PROFILES_READ",
      `{ team(id: ${q(teams.team)}) { members { nodes { student { email } } } } }`,
    ],
    ["createTeam", "head", "TEAMS_WRITE", `mutation { createTeam(input: { teamName: "A" }) { teamName } }`],
    [
      "createTeam with a wish",
      "head",
      "TEAMS_WRITE PROJECTS_READ",
      `mutation { createTeam(input: { teamName: "A", projectId: ${q(projects.open)} }) { teamName } }`,
    ],
    [
      "updateTeam",
      "head",
      "TEAMS_WRITE",
      `mutation { updateTeam(input: { id: ${q(teams.team)}, teamName: "A" }) { teamName } }`,
    ],
    [
      "addTeamMembers",
      "head",
      "TEAMS_WRITE",
      `mutation { addTeamMembers(input: { teamId: ${q(teams.team)}, studentIds: [${q(people.mate.id)}] }) { memberCount } }`,
    ],
    [
      "removeTeamMember",
      "head",
      "TEAMS_WRITE",
      `mutation { removeTeamMember(input: { teamId: ${q(teams.team)}, studentId: ${q(people.member.id)} }) { memberCount } }`,
    ],
    ["deleteTeam", "head", "TEAMS_WRITE", `mutation { deleteTeam(input: { id: ${q(teams.idleTeam)} }) }`],

    ["clubs", "head", "CLUBS_READ", `{ clubs { nodes { clubName secretCode } } }`],
    [
      "clubs to invite",
      "owner",
      "CLUBS_READ APPLICATIONS_READ",
      `{ clubs(filter: { invitableTo: ${q(projects.open)} }) { totalCount } }`,
    ],
    ["club", "head", "CLUBS_READ", `{ club(id: ${q(clubs.head)}) { secretCode } }`],
    ["clubBySecretCode", "head", "-", `{ clubBySecretCode(secretCode: "AAAAA1") { clubName } }`],
    [
      "club with its members",
      "head",
      "CLUBS_READ PROFILES_READ",
      `{ club(id: ${q(clubs.head)}) { members { nodes { email } } } }`,
    ],
    ["club with its teams", "head", "CLUBS_READ TEAMS_READ", `{ club(id: ${q(clubs.head)}) { teams { totalCount } } }`],
    [
      "club with its applications",
      "head",
      "CLUBS_READ APPLICATIONS_READ",
      `{ club(id: ${q(clubs.head)}) { applicationCount } }`,
    ],
    [
      "updateClub",
      "head",
      "CLUBS_WRITE",
      `mutation { updateClub(input: { clubName: "A", collegeName: "B", clubType: OTHER }) { clubName } }`,
    ],
    ["rotateSecretCode", "head", "CLUBS_WRITE", `mutation { rotateSecretCode { secretCode } }`],
    [
      "removeStudent",
      "head",
      "CLUBS_WRITE",
      `mutation { removeStudent(input: { studentId: ${q(people.member.id)} }) { clubName } }`,
    ],

    ["deliverables", "member", "DELIVERABLES_READ", `{ deliverables { nodes { title } } }`],
    ["deliverable", "member", "DELIVERABLES_READ", `{ deliverable(id: ${q(deliverables.running)}) { title } }`],
    [
      "addDeliverable",
      "owner",
      "DELIVERABLES_WRITE",
      `mutation { addDeliverable(input: { projectId: ${q(projects.running)}, title: "A", dueDate: "2030-02-01" }) { title } }`,
    ],
    [
      "updateDeliverable",
      "owner",
      "DELIVERABLES_WRITE",
      `mutation { updateDeliverable(input: { id: ${q(deliverables.running)}, title: "A", dueDate: "2030-02-01" }) { title } }`,
    ],
    [
      "setDeliverableCompletion",
      "member",
      "DELIVERABLES_WRITE",
      `mutation { setDeliverableCompletion(input: { id: ${q(deliverables.running)}, isCompleted: true }) { isCompleted } }`,
    ],
    [
      "deleteDeliverable",
      "owner",
      "DELIVERABLES_WRITE",
      `mutation { deleteDeliverable(input: { id: ${q(deliverables.running)} }) }`,
    ],

    ["webhooks", "strangerHead", "WEBHOOKS_READ", `{ webhooks { nodes { url deliveries { totalCount } } } }`],
    ["webhook", "strangerHead", "WEBHOOKS_READ", `{ webhook(id: ${q(webhooks.ofStranger)}) { url } }`],
    [
      "createWebhook",
      "owner",
      "WEBHOOKS_WRITE APPLICATIONS_READ DELIVERABLES_READ PROJECTS_READ",
      `mutation { createWebhook(input: { url: "https://127.0.0.1:9/", events: [APPLICATION_RECEIVED, DELIVERABLE_CREATED, PROJECT_STATUS_CHANGED] }) { webhook { id } } }`,
    ],
    [
      "updateWebhook",
      "strangerHead",
      "WEBHOOKS_WRITE DELIVERABLES_READ",
      `mutation { updateWebhook(input: { id: ${q(webhooks.ofStranger)}, url: "https://127.0.0.1:9/", events: [DELIVERABLE_DELETED], isEnabled: true }) { url } }`,
    ],
    [
      "rotateWebhookSecret",
      "strangerHead",
      "WEBHOOKS_WRITE",
      `mutation { rotateWebhookSecret(input: { id: ${q(webhooks.ofStranger)} }) { secret } }`,
    ],
    [
      "deleteWebhook",
      "strangerHead",
      "WEBHOOKS_WRITE",
      `mutation { deleteWebhook(input: { id: ${q(webhooks.ofStranger)} }) }`,
    ],
    [
      "pingWebhook",
      "strangerHead",
      "WEBHOOKS_WRITE",
      `mutation { pingWebhook(input: { id: ${q(webhooks.ofStranger)} }) { state } }`,
    ],
    [
      "redeliverWebhookDelivery",
      "strangerHead",
      "WEBHOOKS_WRITE",
      `mutation { redeliverWebhookDelivery(input: { id: ${q(webhookDeliveries.toStranger)} }) { state } }`,
    ],

    ["joinClub", "loner", "PROFILES_WRITE", `mutation { joinClub(input: { clubCode: "AAAAA1" }) { id } }`],
    ["isPasswordResetLinkValid", "head", "-", `{ isPasswordResetLinkValid(token: "A") }`],
    ["sessions", "head", "-", `{ sessions { totalCount } }`],
    ["personalData", "head", "-", `{ personalData { json } }`],
    ["accountDeletionPreview", "head", "-", `{ accountDeletionPreview { teamCount } }`],
    [
      "changePassword",
      "head",
      "-",
      `mutation { changePassword(input: { currentPassword: "correct horse battery", newPassword: "another horse battery" }) }`,
    ],
    ["endSession", "head", "-", `mutation { endSession(input: { id: "A" }) }`],
    ["endOtherSessions", "head", "-", `mutation { endOtherSessions }`],
    ["endAllSessions", "head", "-", `mutation { endAllSessions }`],
    [
      "deleteAccount",
      "mate",
      "-",
      `mutation { deleteAccount(input: { password: "correct horse battery", confirmation: "mate@world.example" }) }`,
    ],
    ["auditLog", "head", "-", `{ auditLog { totalCount } }`],
    ["accessTokens", "head", "-", `{ accessTokens { totalCount } }`],
    [
      "createAccessToken",
      "head",
      "-",
      `mutation { createAccessToken(input: { name: "A", scopes: [CLUBS_WRITE] }) { token } }`,
    ],
    [
      "revokeAccessToken",
      "head",
      "-",
      `mutation { revokeAccessToken(input: { id: ${q(world.accessTokens.ofHead)} }) }`,
    ],
    [
      "logIn",
      "head",
      "-",
      `mutation { logIn(input: { email: "a@b.example", password: "wrong password" }) { accessToken } }`,
    ],
    [
      "completeLogIn",
      "head",
      "-",
      `mutation { completeLogIn(input: { challenge: "A", code: "123456" }) { accessToken } }`,
    ],
    [
      "enrollTotp",
      "head",
      "-",
      `mutation { enrollTotp(input: { friendlyName: "A", password: "correct horse battery" }) { secret } }`,
    ],
    [
      "verifyTotp",
      "head",
      "-",
      `mutation { verifyTotp(input: { id: ${q(world.factors.applicants)}, code: "123456" }) { codes } }`,
    ],
    [
      "removeFactor",
      "head",
      "-",
      `mutation { removeFactor(input: { id: ${q(world.factors.applicants)}, password: "correct horse battery", code: "123456" }) }`,
    ],
    [
      "regenerateRecoveryCodes",
      "head",
      "-",
      `mutation { regenerateRecoveryCodes(input: { password: "correct horse battery", code: "123456" }) { codes } }`,
    ],
    ["me with the second factor", "head", "-", `{ me { secondFactor { id } } }`],
    ["logOut", "head", "-", `mutation { logOut }`],
    ["refreshSession", "head", "-", `mutation { refreshSession(input: { refreshToken: "A" }) { accessToken } }`],
    ["verifyEmail", "head", "-", `mutation { verifyEmail(input: { token: "A" }) }`],
    ["resendVerification", "head", "-", `mutation { resendVerification(input: { email: "a@b.example" }) }`],
    ["requestPasswordReset", "head", "-", `mutation { requestPasswordReset(input: { email: "a@b.example" }) }`],
    [
      "resetPassword",
      "head",
      "-",
      `mutation { resetPassword(input: { token: "A", password: "correct horse battery" }) }`,
    ],
    [
      "sendContactMessage",
      "head",
      "-",
      `mutation { sendContactMessage(input: { name: "AB", email: "a@b.example", subject: "A question", message: "How does it work?" }) }`,
    ],
    ["reserveSecretCode", "head", "-", `mutation { reserveSecretCode }`],
    [
      "registerStudent",
      "head",
      "-",
      `mutation { registerStudent(input: { firstName: "A", lastName: "B", email: "a@b.example", password: "correct horse battery", clubCode: "AAAAA1", education: "C", resumeUrl: "https://drive.google.com/d" }) { email } }`,
    ],
    [
      "registerClubHead",
      "head",
      "-",
      `mutation { registerClubHead(input: { firstName: "A", lastName: "B", email: "a@b.example", password: "correct horse battery", clubName: "C", collegeName: "D", clubType: OTHER, description: "E" }) { email } }`,
    ],
    [
      "registerStartup",
      "head",
      "-",
      `mutation { registerStartup(input: { firstName: "A", lastName: "B", email: "a@b.example", password: "correct horse battery", companyName: "C", position: "D", industry: OTHER }) { email } }`,
    ],
  ];
};

const areas = ["PROFILES", "PROJECTS", "APPLICATIONS", "TEAMS", "CLUBS", "DELIVERABLES", "WEBHOOKS"];
const all = areas.flatMap((area) => [`${area}_READ`, `${area}_WRITE`]);
/** All scopes except one, and except that which includes it. */
const without = (scope: string) => all.filter((each) => each !== scope && each !== scope.replace(/_READ$/, "_WRITE"));

test("each operation needs its scopes, no more and no less, and refuses before it writes", async () => {
  const asked = operations();
  const problems: string[] = [];
  const as = async (person: PersonName, scopes: string[]) =>
    (
      await insertAccessToken(
        server.database,
        world.people[person].id,
        scopes.map((scope) => scope.toLowerCase()),
      )
    ).token;
  // Only the tokens made here and the note of their use may differ after a refusal.
  const digest = async () => (await world.digest()).replace(/^access_tokens .*$/m, "");
  const untouched = await digest();
  for (const [operation, person, needed, document] of asked) {
    const ask = async (scopes: string[]) => {
      const error = await errorOf(document, await as(person, scopes));
      // What was done is undone for the next line.
      if (!error) await world.restore();
      return error;
    };
    const expectNothingDone = async () => {
      if ((await digest()) === untouched) return;
      problems.push(`${operation} was refused and yet changed something`);
      await world.restore();
    };
    if (needed === "-") {
      const error = await ask(all);
      if (error?.extensions?.code !== "FORBIDDEN" || !error.message.includes("session"))
        problems.push(`${operation} with a token: ${JSON.stringify(error)}`);
      await expectNothingDone();
      continue;
    }
    const scopes = needed.split(" ");
    const refused = await ask(scopes);
    if (refused) problems.push(`${operation} with ${needed}: ${refused.message}`);
    for (const scope of scopes) {
      const error = await ask(without(scope));
      if (error?.extensions?.code !== "INSUFFICIENT_SCOPE" || error.extensions["scope"] !== scope)
        problems.push(`${operation} without ${scope}: ${JSON.stringify(error)}`);
    }
    await expectNothingDone();
    if (scopes.length === 1 && scopes[0]!.endsWith("_READ")) {
      const written = await ask([scopes[0]!.replace(/_READ$/, "_WRITE")]);
      if (written) problems.push(`${operation}: writing does not include reading`);
    }
  }
  expect(problems).toEqual([]);
}, 180_000);

test("every operation has a line", async () => {
  const { Query, Mutation } = await operationsOf(server);
  const lines = new Set(operations().map(([operation]) => operation));
  expect([...Query, ...Mutation].filter((operation) => !lines.has(operation))).toEqual([]);
});
