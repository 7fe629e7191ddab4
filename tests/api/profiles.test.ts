import { insertAccessToken } from "../support/access-tokens.ts";
import { type ClubHead, type Person, signUp, type StartupPerson } from "../support/people.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { attempt } from "../support/writes.ts";

let server: TestServer;
let head: ClubHead, startup: StartupPerson, student: Person;

beforeAll(async () => {
  server = await borrowTestServer();
  [head, startup] = await Promise.all([
    signUp.clubHead(server, { firstName: "Asha", lastName: "Rao" }),
    signUp.startup(server),
  ]);
  student = await signUp.student(server, head);
});
afterAll(() => server.stop());

describe("updateProfile", () => {
  it("changes what the person says about themselves and answers with it", async () => {
    const person = await signUp.startup(server);
    const input = { firstName: " Chetan ", lastName: "Das", bio: "I build." };
    const { result } = await attempt(
      server,
      person,
      "updateProfile",
      input,
      "{ id firstName lastName bio email userType }",
    );
    expect(result).toEqual({
      id: person.id,
      firstName: "Chetan",
      lastName: "Das",
      bio: "I build.",
      email: person.email,
      userType: "STARTUP",
    });
    const cleared = await attempt(server, person, "updateProfile", { ...input, bio: "  " }, "{ bio }");
    expect(cleared.result).toEqual({ bio: null });
  });

  it("names what is wrong and changes nothing", async () => {
    const { refusal } = await attempt(server, head, "updateProfile", {
      firstName: "",
      lastName: "x".repeat(81),
      bio: "x".repeat(2001),
    });
    expect(refusal).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: {
        firstName: "First name is required.",
        lastName: "Last name must be at most 80 characters.",
        bio: "Bio must be at most 2000 characters.",
      },
    });
    const { rows } = await server.database.query("select first_name, last_name, bio from profiles where id = $1", [
      head.id,
    ]);
    expect(rows[0]).toEqual({ first_name: "Asha", last_name: "Rao", bio: null });
  });

  it("needs a session", async () => {
    expect((await attempt(server, null, "updateProfile", { firstName: "Eve", lastName: "Rao" })).refusal?.code).toBe(
      "UNAUTHENTICATED",
    );
  });
});

describe("a role's page and the person", () => {
  const me = (person: Person) =>
    server
      .request<{ me: object }>(
        "{ me { firstName bio club { clubName } startup { companyName } student { education } } }",
        {},
        { token: person.token },
      )
      .then((answer) => answer.me);
  const club = { clubName: "New Club", collegeName: "New College", clubType: "OTHER" };
  const cases = (): [mutation: string, person: Person, page: object, changed: object][] => [
    ["updateClub", head, club, { club: { clubName: "New Club" } }],
    [
      "updateStartup",
      startup,
      { companyName: "New Company", position: "Founder", industry: "OTHER" },
      { startup: { companyName: "New Company" } },
    ],
    ["updateStudent", student, { skills: [], education: "New Course" }, { student: { education: "New Course" } }],
  ];

  it.each([[0], [1], [2]])("are saved together or not at all (%i)", async (index) => {
    const [mutation, person, page, changed] = cases()[index]!;
    const before = await me(person);
    const refused = await attempt(server, person, mutation, { ...page, profile: { firstName: " ", lastName: "Das" } });
    expect(refused.refusal).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { "profile.firstName": "First name is required." },
    });
    expect(await me(person)).toEqual(before);

    expect(
      (
        await attempt(server, person, mutation, {
          ...page,
          profile: { firstName: " Chetan ", lastName: "Das", bio: "I build." },
        })
      ).refusal,
    ).toBeNull();
    expect(await me(person)).toMatchObject({ firstName: "Chetan", bio: "I build.", ...changed });
    // Left out, the person stays as they are; nobody can be cleared.
    expect((await attempt(server, person, mutation, page)).refusal).toBeNull();
    expect((await attempt(server, person, mutation, { ...page, profile: null })).refusal?.fields).toEqual({
      profile: "Leave this out to keep it as it is.",
    });
    expect(await me(person)).toMatchObject({ firstName: "Chetan", bio: "I build.", ...changed });
  });

  it("say at once what is wrong with both", async () => {
    const { refusal } = await attempt(server, head, "updateClub", {
      ...club,
      clubName: "",
      profile: { firstName: "", lastName: "Rao" },
    });
    expect(refusal?.fields).toEqual({
      clubName: "Club name is required.",
      "profile.firstName": "First name is required.",
    });
  });

  it("need both scopes of an access token, and without one nothing is written", async () => {
    const before = await me(head);
    const input = { ...club, clubName: "Half a Club", profile: { firstName: "Half", lastName: "Done" } };
    for (const scopes of [["clubs_write"], ["profiles_write"]]) {
      const { token } = await insertAccessToken(server.database, head.id, scopes);
      expect((await attempt(server, { token }, "updateClub", input)).refusal?.code).toBe("INSUFFICIENT_SCOPE");
    }
    expect(await me(head)).toEqual(before);
    const { token } = await insertAccessToken(server.database, head.id, ["clubs_write", "profiles_write"]);
    expect((await attempt(server, { token }, "updateClub", input)).refusal).toBeNull();
    expect(await me(head)).toMatchObject({ firstName: "Half", club: { clubName: "Half a Club" } });
  });

  it("both stand in the audit log", async () => {
    await attempt(server, startup, "updateStartup", {
      companyName: "Logged",
      position: "Founder",
      industry: "OTHER",
      profile: { firstName: "Chetan", lastName: "Das" },
    });
    const { rows } = await server.database.query<{ action: string }>(
      "select action from audit_events where actor_id = $1 order by id desc limit 2",
      [startup.id],
    );
    expect(rows.map(({ action }) => action).sort()).toEqual(["profile.update", "startup.update"]);
  });
});
