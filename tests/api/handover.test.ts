/** Clubs and startups are handed over from one person to another, and left. */
import { randomUUID } from "node:crypto";
import { insertRows } from "../support/rows.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { until } from "../support/until.ts";
import { createWorld, worldPassword, type PersonName, type World } from "../support/world.ts";
import { attempt, write } from "../support/writes.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});
afterEach(() => world?.restore());
afterAll(() => server?.stop());

const person = (name: PersonName) => world.people[name];
const query = (statement: string, values: unknown[] = []) => server.database.query(statement, values);
const ask = <Data = Record<string, unknown>>(name: PersonName, document: string) =>
  server.request<Data>(document, {}, { token: person(name).token });
const refusal = async (name: PersonName, mutation: string, input: object, selection?: string) =>
  (await attempt(server, person(name), mutation, input, selection)).refusal;
const codeOf = async (name: PersonName, mutation: string, input: object) =>
  (await refusal(name, mutation, input))?.code ?? "done";
const offer = async (from: PersonName, to: PersonName, afterwards = "STAY") =>
  (await write(server, person(from), "offerHandover", { to: person(to).id, afterwards })).id;
const leave = async (name: PersonName) => {
  const { body } = await server.graphql("mutation { leaveOrganisation { id } }", {}, { token: person(name).token });
  return body.errors?.[0]?.extensions?.code ?? "done";
};
const rolesOf = async (column: "club_id" | "startup_id", id: string) => {
  const { rows } = await query(
    `select person.first_name as name, acting.role from memberships acting join profiles person on person.id = acting.profile_id
     where acting.${column} = $1 order by 1`,
    [id],
  );
  return Object.fromEntries((rows as { name: string; role: string }[]).map(({ name, role }) => [name, role]));
};
/** The subjects of the mails written to a person, in order. */
const mailsTo = async (name: PersonName) =>
  (await query("select subject from outbox_mails where recipient = $1 order by id", [person(name).email])).rows.map(
    ({ subject }: { subject: string }) => subject,
  );
const actions = async (name: PersonName) =>
  (
    await ask<{ auditLog: { nodes: { action: string }[] } }>(name, "{ auditLog(first: 4) { nodes { action } } }")
  ).auditLog.nodes.map(({ action }) => action);

const standing = `handover { id from { firstName } to { firstName } afterwards isForAbsence viewerCanAccept viewerCanDecline viewerCanWithdraw }`;
const clubsOffer = async (name: PersonName) =>
  (await ask<{ club: { handover: object | null } }>(name, `{ club(id: "${world.clubs.head}") { ${standing} } }`)).club
    .handover;

describe("a handover", () => {
  test("changes nothing before it is accepted, and everything then", async () => {
    const id = await offer("head", "deputy");
    const offered = { id, from: { firstName: "head" }, to: { firstName: "deputy" }, afterwards: "STAY" };
    const none = { viewerCanAccept: false, viewerCanDecline: false, viewerCanWithdraw: false };
    expect(await clubsOffer("head")).toEqual({ ...offered, isForAbsence: false, ...none, viewerCanWithdraw: true });
    expect(await clubsOffer("officer")).toEqual({ ...offered, isForAbsence: false, ...none });
    expect(await clubsOffer("deputy")).toMatchObject({ viewerCanAccept: true, viewerCanDecline: true });
    expect(await clubsOffer("mate")).toBeNull();
    expect(await rolesOf("club_id", world.clubs.head)).toMatchObject({ head: "head", deputy: "officer" });
    expect(await codeOf("head", "offerHandover", { to: person("officer").id, afterwards: "STAY" })).toBe(
      "HANDOVER_ALREADY_OFFERED",
    );
    expect(await codeOf("officer", "acceptHandover", { id })).toBe("FORBIDDEN");

    // A student can head the club, and stays its student.
    const accepted = await write(
      server,
      person("deputy"),
      "acceptHandover",
      { id },
      "{ userType membership { role viewerCanHandOver } student { club { id } } }",
    );
    expect(accepted).toEqual({
      userType: "STUDENT",
      membership: { role: "HEAD", viewerCanHandOver: true },
      student: { club: { id: world.clubs.head } },
    });
    expect(await rolesOf("club_id", world.clubs.head)).toEqual({ deputy: "head", head: "officer", officer: "officer" });
    expect(await clubsOffer("deputy")).toBeNull();
    // The teams that the head led as head are led by the next one.
    expect(
      (await query("select distinct team_lead_id as id from club_teams where club_id = $1", [world.clubs.head])).rows,
    ).toEqual([{ id: person("deputy").id }]);
    expect(await codeOf("head", "updateClub", { officersMayAnswer: false })).toBe("FORBIDDEN");
    expect(await codeOf("deputy", "updateClub", { officersMayAnswer: false })).toBe("done");

    expect(await mailsTo("deputy")).toEqual([
      "head World offers you head's club",
      "You are now the head of head's club",
    ]);
    expect(await mailsTo("head")).toEqual([
      "You offered head's club to deputy World",
      "deputy World is now the head of head's club",
    ]);
    for (const name of ["head", "deputy", "officer"] as const)
      expect(await actions(name)).toEqual([
        "club.changeOfficers",
        "club.update",
        "handover.accept",
        "membership.handOver",
      ]);
  });

  test("lets an owner go, if they chose so", async () => {
    await write(server, person("owner"), "withdrawHandover", { id: world.handovers.toColleague });
    await write(server, person("colleague"), "acceptHandover", { id: await offer("owner", "colleague", "LEAVE") });
    expect(await rolesOf("startup_id", world.startups.owner)).toEqual({ colleague: "owner" });
    expect(await ask("owner", "{ me { membership { role } startup { id } } }")).toEqual({
      me: { membership: null, startup: null },
    });
    expect(await mailsTo("colleague")).toContain("owner's company is no longer offered to you");
  });

  test("ends when it is declined, expires, or either side leaves", async () => {
    const { toColleague: id } = world.handovers;
    const take = { id: await offer("head", "officer") };
    await write(server, person("officer"), "declineHandover", take);
    expect(await codeOf("officer", "acceptHandover", take)).toBe("NOT_FOUND");
    expect(await mailsTo("head")).toContain("officer World declined your offer");

    await query("update handovers set expires_at = now() where id = $1", [id]);
    expect(await codeOf("colleague", "acceptHandover", { id })).toBe("NOT_FOUND");
    expect(await ask("owner", `{ me { startup { handover { id } } } }`)).toEqual({
      me: { startup: { handover: null } },
    });
    const again = await offer("owner", "colleague");
    expect(await leave("colleague")).toBe("done");
    expect(await codeOf("colleague", "acceptHandover", { id: again })).toBe("NOT_FOUND");
    expect((await query("select from handovers")).rowCount).toBe(0);
    expect(await mailsTo("owner")).toContain("colleague World left owner's company");
  });

  test.each(["formerOfficer", "mate", "colleague", "head"] as const)(
    "goes to nobody but another person who acts for it: %s",
    async (name) => {
      expect(await refusal("head", "offerHandover", { to: person(name).id, afterwards: "STAY" })).toEqual({
        code: "BAD_USER_INPUT",
        message: "Please check the marked fields.",
        fields: { to: "Choose another person who acts for your club or startup." },
      });
    },
  );
});

/** A suspension that stands, without the operator who decided it. */
const suspend = (name: PersonName) =>
  insertRows(server.database, "account_suspensions", [
    { id: randomUUID(), profile_id: person(name).id, reason: "Text", suspended_by: null },
  ]);

test("who is suspended is not offered anything", async () => {
  await suspend("colleague");
  const input = { to: person("colleague").id, afterwards: "STAY" };
  expect((await refusal("owner", "offerHandover", input))?.fields).toEqual({
    to: "This person cannot answer at present. Choose another person who acts for your club or startup.",
  });
  await query("update account_suspensions set reopened_at = now()");
  expect(await codeOf("owner", "offerHandover", input)).toBe("HANDOVER_ALREADY_OFFERED");
});

describe("leaving", () => {
  test("is free for everyone but a head or owner for whom others act", async () => {
    for (const name of ["head", "owner"] as const) expect(await leave(name)).toBe("SUCCESSOR_NEEDED");
    for (const name of ["officer", "deputy"] as const) expect(await leave(name)).toBe("done");
    expect(await leave("officer")).toBe("FORBIDDEN");
    expect(await rolesOf("club_id", world.clubs.head)).toEqual({ head: "head" });
    expect(await ask("deputy", "{ me { membership { role } student { club { id } } } }")).toEqual({
      me: { membership: null, student: { club: { id: world.clubs.head } } },
    });
    expect(await mailsTo("head")).toEqual(["officer World left head's club", "deputy World left head's club"]);
    expect(await mailsTo("officer")).toEqual(["You left head's club"]);
    expect(await actions("head")).toEqual(["membership.leave", "membership.leave"]);
    // Work that others wait for keeps the club open.
    expect(await leave("head")).toBe("WORK_IN_PROGRESS");
    expect(await leave("strangerHead")).toBe("done");
    expect((await query("select from club_profiles where id = $1", [world.clubs.strangerHead])).rowCount).toBe(0);
    expect((await query("select from profiles where id = $1", [person("strangerHead").id])).rowCount).toBe(1);
    expect(await ask("stranger", "{ me { club { id } student { id } } }")).toMatchObject({ me: { club: null } });
  });
});

describe("a head who is away", () => {
  const sweep = async () => {
    await query("select graphile_worker.add_job('sweep', job_key => 'sweep now')");
    await until(
      async () => (await query("select from graphile_worker.jobs where key = 'sweep now'")).rowCount,
      (count) => count === 0,
    );
  };
  /** Makes the people of the club older, and the head unseen for some days. */
  const away = async (days: number) => {
    await query("update memberships set created_at = created_at - interval '100 days'");
    await query("update sessions set last_used_at = now() - make_interval(days => $1) where profile_id = $2", [
      days,
      person("head").id,
    ]);
  };
  const asked = async () => (await query("select to_id as id from handovers where is_for_absence")).rows;

  test("is told, while the others are asked one after another in the order that the head set", async () => {
    const order = [person("deputy").id, person("officer").id];
    await write(server, person("head"), "orderSuccessors", { profileIds: order });
    await away(59);
    await sweep();
    expect(await asked()).toEqual([]);
    await away(61);
    await sweep();
    expect(await asked()).toEqual([{ id: person("deputy").id }]);
    expect(await mailsTo("deputy")).toEqual(["Will you take over head's club?"]);
    expect(await mailsTo("head")).toEqual(["Are you still the head of head's club?"]);
    await sweep();
    expect(await mailsTo("deputy")).toHaveLength(1);

    // Declining and letting it expire both pass it on; everyone is asked once.
    const { rows } = await query("select id from handovers where is_for_absence");
    await write(server, person("deputy"), "declineHandover", rows[0] as { id: string });
    await sweep();
    expect(await asked()).toEqual([{ id: person("officer").id }]);
    await query("update handovers set expires_at = now() where is_for_absence");
    await sweep();
    expect(await asked()).toEqual([]);
    expect(await mailsTo("head")).toHaveLength(2);

    await query("update memberships set asked_at = now() - interval '61 days' where asked_at is not null");
    await sweep();
    const [id = ""] = (await query("select id from handovers where is_for_absence")).rows.map(
      (row) => row.id as string,
    );
    expect(await clubsOffer("deputy")).toMatchObject({ id, isForAbsence: true, viewerCanAccept: true });
    await write(server, person("deputy"), "acceptHandover", { id });
    expect(await rolesOf("club_id", world.clubs.head)).toEqual({ deputy: "head", head: "officer", officer: "officer" });
  });

  test("passes over who is suspended, as nobody else could take over", async () => {
    await write(server, person("head"), "orderSuccessors", { profileIds: [person("deputy").id] });
    await suspend("deputy");
    await away(61);
    await sweep();
    expect(await asked()).toEqual([{ id: person("officer").id }]);
    await query("delete from handovers where is_for_absence");
    await suspend("officer");
    await sweep();
    expect(await asked()).toEqual([]);
  });

  test("ends that by being back, at once", async () => {
    await away(61);
    await sweep();
    const [id = ""] = (await query("select id from handovers where is_for_absence")).rows.map(
      (row) => row.id as string,
    );
    expect(await clubsOffer("officer")).toMatchObject({ id });
    await query("update sessions set last_used_at = now() where profile_id = $1", [person("head").id]);
    expect(await clubsOffer("officer")).toBeNull();
    expect(await codeOf("officer", "acceptHandover", { id })).toBe("NOT_FOUND");
    // Another offer may take its place before the ended one is swept.
    await offer("head", "deputy");
    await sweep();
    expect(await asked()).toEqual([]);
    expect(await clubsOffer("head")).toMatchObject({ to: { firstName: "deputy" } });
  });

  test("has an order of others who act for the club, each once", async () => {
    const fieldsOf = async (names: PersonName[]) =>
      (await refusal("head", "orderSuccessors", { profileIds: names.map((name) => person(name).id) }))?.fields;
    expect(await fieldsOf(["officer", "officer"])).toEqual({ profileIds: "Name each person once." });
    for (const name of ["head", "mate", "formerOfficer", "colleague"] as const)
      expect(await fieldsOf(["officer", name])).toEqual({
        profileIds: "Name only others who act for your club or startup.",
      });
    const tooMany = Array.from({ length: 101 }, (_value, index) => String(index));
    expect((await refusal("head", "orderSuccessors", { profileIds: tooMany }))?.fields).toEqual({
      profileIds: "At most 100 people can be put in order.",
    });
    const people = (profileIds: string[]) =>
      write(
        server,
        person("head"),
        "orderSuccessors",
        { profileIds },
        "{ club { people { nodes { profile { firstName } } } } }",
      );
    await insertRows(server.database, "memberships", [
      { profile_id: person("formerOfficer").id, club_id: world.clubs.head, role: "officer", position: 1 },
    ]);
    expect(await people([person("officer").id.toUpperCase(), person("deputy").id])).toEqual({
      club: {
        people: {
          nodes: ["head", "officer", "deputy", "formerOfficer"].map((firstName) => ({ profile: { firstName } })),
        },
      },
    });
  });
});

describe("deleting the account", () => {
  const leaves = (name: PersonName) =>
    attempt(server, person(name), "deleteAccount", { password: worldPassword, confirmation: person(name).email }, "");
  const exists = async (table: string, id: string) =>
    (await server.database.query(`select from ${table} where id = $1`, [id])).rowCount === 1;
  const preview = async (name: PersonName) =>
    (
      await ask<{ accountDeletionPreview: object }>(
        name,
        "{ accountDeletionPreview { clubName successorNeeded studentCount teamCount } }",
      )
    ).accountDeletionPreview;

  test("of a head or owner waits for a successor while others act for the club or startup", async () => {
    await insertRows(server.database, "memberships", [
      { profile_id: person("formerOfficer").id, club_id: world.clubs.strangerHead, role: "officer" },
    ]);
    await insertRows(server.database, "memberships", [
      { profile_id: person("formerColleague").id, startup_id: world.startups.other, role: "member" },
    ]);
    for (const name of ["strangerHead", "other"] as const) {
      expect(await preview(name)).toMatchObject({ successorNeeded: true });
      expect((await leaves(name)).refusal).toMatchObject({
        code: "SUCCESSOR_NEEDED",
        message: "Others act for your club or startup too. Hand it over to one of them first.",
      });
    }
    await Promise.all([leave("formerOfficer"), leave("formerColleague")]);
    for (const name of ["strangerHead", "other"] as const) {
      expect(await preview(name)).toMatchObject({ successorNeeded: false });
      expect((await leaves(name)).refusal).toBeNull();
    }
    expect(await exists("club_profiles", world.clubs.strangerHead)).toBe(false);
    expect(await exists("startup_profiles", world.startups.other)).toBe(false);
    expect(await exists("profiles", person("stranger").id)).toBe(true);
  });

  test.each(["officer", "deputy", "colleague"] as const)("of %s leaves the club or startup as it is", async (name) => {
    expect(await preview(name)).toEqual({
      clubName: name === "colleague" ? null : "head's club",
      successorNeeded: false,
      studentCount: 0,
      teamCount: 0,
    });
    const [lead, organisation] =
      name === "colleague" ? (["owner", "owner's company"] as const) : (["head", "head's club"] as const);
    // The owner has offered the startup to the colleague already.
    if (lead === "head") await offer(lead, name);
    expect((await leaves(name)).refusal).toBeNull();
    expect((await mailsTo(lead)).at(-1)).toBe(`${name} World left ${organisation}`);
    expect((await query("select from handovers where from_id = $1", [person(lead).id])).rowCount).toBe(0);
    expect(await exists("profiles", person(name).id)).toBe(false);
    expect(await exists("club_profiles", world.clubs.head)).toBe(true);
    expect(await exists("startup_profiles", world.startups.owner)).toBe(true);
    expect(await exists("club_teams", world.teams.idleTeam)).toBe(true);
  });
});
