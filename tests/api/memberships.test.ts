/** Several people act for one club or startup, and what one of them may do ends with the membership. */
import { insertAccessToken } from "../support/access-tokens.ts";
import { connect, follow } from "../support/followers.ts";
import { startReceiver, type Receiver } from "../support/receiver.ts";
import { insertRows } from "../support/rows.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWebhook, deliveriesOf, deliveryTo } from "../support/webhooks.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";
import { attempt, write } from "../support/writes.ts";

let server: TestServer;
let world: World;
let receiver: Receiver;

beforeAll(async () => {
  [server, receiver] = await Promise.all([borrowTestServer(), startReceiver()]);
  world = await createWorld(server);
});

afterEach(() => world?.restore());
afterAll(async () => {
  await server?.stop();
  await receiver?.stop();
});

const person = (name: PersonName) => world.people[name];
const leave = (name: PersonName) =>
  server.database.query("delete from memberships where profile_id = $1", [person(name).id]);
const join = (name: PersonName, club: keyof World["clubs"], role = "officer") =>
  insertRows(server.database, "memberships", [{ profile_id: person(name).id, club_id: world.clubs[club], role }]);
/** Ends memberships as people do: by leaving, or, for a head, by handing over and going. */
const quit = async (...names: PersonName[]) => {
  for (const name of names)
    await server.request("mutation { leaveOrganisation { id } }", {}, { token: person(name).token });
};
const handOver = async (from: PersonName, to: PersonName, afterwards = "LEAVE") => {
  const { id } = await write(server, person(from), "offerHandover", { to: person(to).id, afterwards });
  await write(server, person(to), "acceptHandover", { id });
};
const ask = <Data = Record<string, unknown>>(name: PersonName, document: string, token = person(name).token) =>
  server.request<Data>(document, {}, { token });
const codeOf = async (name: PersonName, mutation: string, input: object) =>
  (await attempt(server, person(name), mutation, input)).refusal?.code ?? "done";

describe("who acts for what", () => {
  test("is told to those who act for the same club or startup, the first of them first", async () => {
    const people = "{ nodes { role profile { firstName } club { clubName } startup { companyName } } }";
    const ofClub = (role: string, firstName: string) => ({
      role,
      profile: { firstName },
      club: { clubName: "head's club" },
      startup: null,
    });
    await server.database.query("update memberships set position = 1 where profile_id = $1", [person("deputy").id]);
    expect(await ask("officer", `{ me { club { people ${people} } membership { role } } }`)).toEqual({
      me: {
        club: {
          people: { nodes: [ofClub("HEAD", "head"), ofClub("OFFICER", "deputy"), ofClub("OFFICER", "officer")] },
        },
        membership: { role: "OFFICER" },
      },
    });
    const ofStartup = (role: string, firstName: string) => ({
      role,
      profile: { firstName },
      club: null,
      startup: { companyName: "owner's company" },
    });
    expect(await ask("colleague", `{ me { startup { people ${people} } membership { role } } }`)).toEqual({
      me: {
        startup: { people: { nodes: [ofStartup("OWNER", "owner"), ofStartup("MEMBER", "colleague")] } },
        membership: { role: "MEMBER" },
      },
    });
  });

  test("is one club or startup for each person, with one head or owner", async () => {
    const row = { profile_id: person("formerOfficer").id, club_id: world.clubs.head, startup_id: null, role: "head" };
    const insert = (values: object) => insertRows(server.database, "memberships", [{ ...row, ...values }]);
    await expect(insert({})).rejects.toThrow("memberships_one_head");
    await expect(insert({ role: "owner" })).rejects.toThrow("memberships_check");
    await expect(insert({ role: "officer", startup_id: world.startups.owner })).rejects.toThrow("memberships_check");
    await expect(insert({ club_id: null, startup_id: world.startups.owner, role: "owner" })).rejects.toThrow(
      "memberships_one_owner",
    );
    await expect(insert({ profile_id: person("officer").id, role: "officer" })).rejects.toThrow("memberships_pkey");
  });
});

describe("an officer", () => {
  test.each(["formerOfficer", "rival"] as const)(
    "answers invitations while the head lets officers: %s",
    async (name) => {
      await join(name, "rivalHead");
      const { invitation } = world.applications;
      const may = async () =>
        (
          await ask<{ application: object }>(
            name,
            `{ application(id: "${invitation}") { viewerCanApprove viewerCanReject } }`,
          )
        ).application;
      expect(await may()).toEqual({ viewerCanApprove: true, viewerCanReject: true });
      await write(server, person("rivalHead"), "updateClub", { officersMayAnswer: false });
      expect(await may()).toEqual({ viewerCanApprove: false, viewerCanReject: false });
      expect(await codeOf(name, "rejectApplication", { id: invitation })).toBe("FORBIDDEN");
      expect(await codeOf(name, "updateClub", { officersMayAnswer: true })).toBe("FORBIDDEN");
      await write(server, person("rivalHead"), "updateClub", { officersMayAnswer: true });
      expect(await codeOf(name, "approveApplication", { id: invitation })).toBe("done");
    },
  );

  test("makes teams that the head leads, and gives the lead back to the head", async () => {
    const selection = "{ id teamLead { firstName } club { id } }";
    const made = await write<{ id: string; teamLead: object; club: object }>(
      server,
      person("officer"),
      "createTeam",
      { teamName: "Makers" },
      selection,
    );
    expect(made).toMatchObject({ teamLead: { firstName: "head" }, club: { id: world.clubs.head } });
    await write(server, person("deputy"), "addTeamMembers", { teamId: made.id, studentIds: [person("mate").id] });
    const led = await write(
      server,
      person("deputy"),
      "updateTeam",
      { id: made.id, teamLeadId: person("mate").id },
      selection,
    );
    expect(led).toMatchObject({ teamLead: { firstName: "mate" } });
    const left = await write(
      server,
      person("officer"),
      "removeTeamMember",
      { teamId: made.id, studentId: person("mate").id },
      selection,
    );
    expect(left).toMatchObject({ teamLead: { firstName: "head" } });
  });

  test("who is a student acts for the club no longer once the head takes them out of it", async () => {
    await write(server, person("head"), "removeStudent", { studentId: person("deputy").id });
    expect(await ask("deputy", "{ me { club { id } membership { role } student { club { id } } } }")).toEqual({
      me: { club: null, membership: null, student: { club: null } },
    });
    expect(await codeOf("deputy", "updateClub", { clubName: "Mine" })).toBe("FORBIDDEN");
  });

  test("is no student, so that only the head takes out one who is", async () => {
    expect(await codeOf("officer", "removeStudent", { studentId: person("mate").id })).toBe("done");
    expect(await codeOf("officer", "removeStudent", { studentId: person("deputy").id })).toBe("FORBIDDEN");
  });
});

describe("what was done to a club", () => {
  const log = async (name: PersonName) =>
    (
      await ask<{ auditLog: { nodes: { action: string }[] } }>(name, "{ auditLog { nodes { action } } }")
    ).auditLog.nodes.map(({ action }) => action);

  test("concerns those who act for it, also those who came later, and nobody who left", async () => {
    await server.database.query("delete from audit_events");
    await write(server, person("officer"), "updateTeam", { id: world.teams.idleTeam, teamName: "Renamed" });
    await write(server, person("head"), "updateProfile", { bio: "Likes clubs." });
    await join("formerOfficer", "head");
    expect(await log("head")).toEqual(["profile.update", "team.update"]);
    for (const name of ["officer", "deputy", "formerOfficer"] as const)
      expect(await log(name)).toEqual(["team.update"]);
    await Promise.all([leave("officer"), leave("formerOfficer")]);
    expect(await log("formerOfficer")).toEqual([]);
    // What one did oneself stays one's own to see.
    expect(await log("officer")).toEqual(["team.update"]);
    expect(await log("mate")).toEqual([]);
  });
});

describe("a membership that ends", () => {
  const seen = () => `{
    me { membership { role } club { id secretCode } startup { id } }
    project(id: "${world.projects.done}") { id }
    deliverable(id: "${world.deliverables.running}") { id }
    team(id: "${world.teams.idleTeam}") { id }
    application(id: "${world.applications.pending}") { id }
    student(id: "${world.people.mate.id}") { resumeUrl }
    club(id: "${world.clubs.head}") { secretCode people { totalCount } applicationCount }
    startup(id: "${world.startups.owner}") { people { totalCount } }
    projects(filter: { scope: MINE }) { totalCount }
    applications { totalCount } }`;

  test("takes everything along with the next request over HTTP", async () => {
    expect(await ask("officer", seen())).toMatchObject({
      me: { club: { secretCode: "AAAAA1" } },
      student: { resumeUrl: expect.any(String) },
      club: { people: { totalCount: 3 } },
      applications: { totalCount: 3 },
    });
    expect(await ask("colleague", seen())).toMatchObject({ startup: { people: { totalCount: 2 } } });
    await handOver("head", "deputy");
    await quit("officer", "colleague");
    for (const name of ["head", "officer", "colleague"] as const)
      expect(await ask(name, seen())).toEqual({
        me: { membership: null, club: null, startup: null },
        project: null,
        deliverable: null,
        team: null,
        application: null,
        student: null,
        club: { secretCode: null, people: null, applicationCount: null },
        startup: { people: null },
        projects: { totalCount: 0 },
        applications: { totalCount: 0 },
      });
    for (const name of ["head", "officer"] as const) {
      expect(await codeOf(name, "updateClub", { clubName: "Mine" })).toBe("FORBIDDEN");
      expect(await codeOf(name, "updateTeam", { id: world.teams.team, teamName: "Mine" })).toBe("NOT_FOUND");
    }
    expect(await codeOf("colleague", "withdrawProject", { id: world.projects.open })).toBe("FORBIDDEN");
    expect(await codeOf("colleague", "updateStartup", { companyName: "Mine" })).toBe("FORBIDDEN");
  });

  test("leaves a head who stays what every officer may do", async () => {
    await handOver("head", "officer", "STAY");
    const membership = { role: "OFFICER" };
    expect(await ask("head", seen())).toMatchObject({
      me: { membership, club: { secretCode: "AAAAA1" } },
      student: { resumeUrl: expect.any(String) },
      club: { people: { totalCount: 3 } },
      applications: { totalCount: 3 },
    });
    for (const [mutation, input] of [
      ["updateClub", { officersMayAnswer: false }],
      ["removeStudent", { studentId: person("deputy").id }],
      ["offerHandover", { to: person("deputy").id, afterwards: "STAY" }],
      ["orderSuccessors", { profileIds: [] }],
    ] as const)
      expect([mutation, await codeOf("head", mutation, input)]).toEqual([mutation, "FORBIDDEN"]);
  });

  test("leaves a student what every student of the club sees", async () => {
    await quit("deputy");
    expect(await ask("deputy", seen())).toEqual({
      me: { membership: null, club: { id: world.clubs.head, secretCode: null }, startup: null },
      project: { id: world.projects.done },
      deliverable: null,
      team: null,
      application: { id: world.applications.pending },
      student: { resumeUrl: null },
      club: { secretCode: null, people: { totalCount: 2 }, applicationCount: 3 },
      startup: { people: null },
      projects: { totalCount: 0 },
      applications: { totalCount: 3 },
    });
    expect(await codeOf("deputy", "createTeam", { teamName: "Mine" })).toBe("FORBIDDEN");
  });

  test("takes what an access token may along", async () => {
    const scopes = ["clubs_write", "teams_write", "deliverables_write"];
    const { token } = await insertAccessToken(server.database, person("head").id, scopes);
    const document = `{ club(id: "${world.clubs.head}") { secretCode } deliverables { totalCount } }`;
    expect(await ask("head", document, token)).toEqual({
      club: { secretCode: "AAAAA1" },
      deliverables: { totalCount: 3 },
    });
    await handOver("head", "officer");
    expect(await ask("head", document, token)).toEqual({
      club: { secretCode: null },
      deliverables: { totalCount: 0 },
    });
    for (const [mutation, input] of [
      ["createTeam", { teamName: "Mine" }],
      ["rotateSecretCode", null],
      ["setDeliverableCompletion", { id: world.deliverables.running, isCompleted: true }],
    ] as const) {
      const { body } = input
        ? await server.graphql(
            `mutation ($input: ${mutation === "createTeam" ? "CreateTeamInput" : "SetDeliverableCompletionInput"}!) { ${mutation}(input: $input) { id } }`,
            { input },
            { token },
          )
        : await server.graphql(`mutation { ${mutation} { id } }`, {}, { token });
      expect(["FORBIDDEN", "NOT_FOUND"]).toContain(body.errors?.[0]?.extensions?.code);
    }
  });

  test("ends what subscriptions tell, while the connection stays", async () => {
    const document = "subscription { deliverableChanged { deliverable { title } } }";
    const [head, officer, deputy, colleague] = await Promise.all(
      (["head", "officer", "deputy", "colleague"] as const).map((name) => follow(server, person(name).token, document)),
    );
    const add = (title: string) =>
      write(server, person("owner"), "addDeliverable", {
        projectId: world.projects.running,
        title,
        dueDate: "2030-02-01",
      });
    await add("One");
    await Promise.all([head, officer, deputy, colleague].map((follower) => follower!.hears(1)));
    await handOver("head", "officer");
    await quit("deputy", "colleague");
    await add("Two");
    await officer!.hears(2);
    // A later event that all of them may see has passed: whatever was to come before it has come.
    await Promise.all(
      [head, deputy, colleague].map((follower) => follower!.follow("subscription { applicationReceived { id } }")),
    );
    expect([head, deputy, colleague].map((follower) => follower!.heard.length)).toEqual([1, 1, 1]);
    await Promise.all([head, officer, deputy, colleague].map((follower) => follower!.stop()));
  });

  test("ends what webhooks are sent; they stay, to be looked at and deleted", async () => {
    const names = ["head", "officer", "deputy", "colleague"] as const;
    const hooks = await Promise.all(
      names.map((name) => createWebhook(server, person(name), `${receiver.url}/${name}`, ["APPLICATION_RECEIVED"])),
    );
    const happen = async (projectId: string) =>
      write(server, person("officer"), "submitApplication", {
        projectId,
        teamId: world.teams.idleTeam,
        message: "Us.",
      });
    await happen(world.projects.open);
    // A startup that is not concerned hears nothing: the colleague's is the project's own.
    for (const [index, name] of names.entries())
      await deliveryTo(server, person(name), hooks[index]!.id, ({ state }) => state === "DELIVERED");
    await handOver("head", "officer");
    await quit("deputy", "colleague");
    await happen(world.projects.elsewhere);
    await deliveryTo(server, person("officer"), hooks[1]!.id, (delivery) =>
      delivery.payload.includes(world.projects.elsewhere),
    );
    for (const [index, name] of names.entries()) {
      if (name === "officer") continue;
      expect(await deliveriesOf(server, person(name), hooks[index]!.id)).toHaveLength(1);
      const { id } = hooks[index]!;
      expect(await codeOf(name, "pingWebhook", { id })).toBe("FORBIDDEN");
      const input = { url: `${receiver.url}/more`, events: ["APPLICATION_RECEIVED"] };
      expect((await attempt(server, person(name), "createWebhook", input, "{ secret }")).refusal?.code).toBe(
        "FORBIDDEN",
      );
      const { body } = await server.graphql(
        `mutation { deleteWebhook(input: { id: "${id}" }) }`,
        {},
        { token: person(name).token },
      );
      expect(body.errors).toBeUndefined();
    }
  });
});

test("a connection of a person without a club or startup may follow what everyone may", async () => {
  const follower = connect(server, person("formerColleague").token);
  const document = "subscription { applicationReceived { id } }";
  const refused = follower.refused(document);
  const accepted = follower.follow(document).then(() => "accepted");
  expect(await Promise.race([refused, accepted])).toBe("accepted");
  await follower.stop();
});
