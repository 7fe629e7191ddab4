/** Calendar feeds: who reads which dates, at a secret address, for as long as they may. */
import ICAL from "ical.js";
import { insertDeliverables, insertRows } from "../support/rows.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";
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
const creates = "mutation { createCalendarFeed { url calendarFeed { id lastReadAt } } }";
interface Created {
  createCalendarFeed: { url: string; calendarFeed: { id: string; lastReadAt: string | null } };
}

/** Creates a person's feed. Returns its address and id. */
async function feedOf(name: PersonName) {
  const { url, calendarFeed } = (await server.request<Created>(creates, {}, { token: person(name).token }))
    .createCalendarFeed;
  return { url, id: calendarFeed.id };
}

/** Reads a feed as a calendar program does. */
async function entriesAt(url: string) {
  const response = await fetch(url);
  if (response.status !== 200) return response.status;
  const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component);
    const last = component.getFirstPropertyValue("last-modified") as unknown as ICAL.Time;
    return {
      uid: event.uid,
      summary: event.summary,
      day: event.startDate.toString(),
      isAllDay: event.startDate.isDate,
      sequence: event.sequence,
      changedAt: last.toJSDate(),
    };
  });
}

const summaries = async (url: string) => {
  const entries = await entriesAt(url);
  return typeof entries === "number" ? entries : entries.map(({ summary }) => summary).sort();
};

const host = () => new URL(server.url).host;

beforeEach(async () => {
  await query(
    "update projects set title = 'Kiosk', start_date = current_date, end_date = current_date + 30 where id = $1",
    [world.projects.running],
  );
  await query("update project_deliverables set title = 'Sketch', due_date = current_date + 3 where id = $1", [
    world.deliverables.running,
  ]);
  await query("delete from project_deliverables where project_id = $1 and id <> $2", [
    world.projects.running,
    world.deliverables.running,
  ]);
});

const running = ["Kiosk ends", "Kiosk starts", "Sketch (Kiosk)"];

test("everyone on a project in progress reads its dates; others' feeds are empty", async () => {
  for (const name of ["owner", "colleague", "head", "officer", "deputy", "member"] as const)
    expect([name, await summaries((await feedOf(name)).url)]).toEqual([name, running]);
  for (const name of ["mate", "loner", "rival", "rivalHead", "other", "formerOfficer", "formerColleague"] as const)
    expect([name, await summaries((await feedOf(name)).url)]).toEqual([name, []]);
});

test("a day is a whole day, and an entry keeps its UID through every change", async () => {
  const { url } = await feedOf("member");
  const id = world.deliverables.running;
  const entry = async () => {
    const entries = await entriesAt(url);
    return Array.isArray(entries) ? entries.find(({ uid }) => uid === `due-${id}@${host()}`) : undefined;
  };
  const first = (await entry())!;
  expect(first).toMatchObject({ summary: "Sketch (Kiosk)", isAllDay: true });

  await write(server, person("owner"), "updateDeliverable", { id, dueDate: "2031-03-31", title: "Sketch 2" });
  const second = (await entry())!;
  expect(second).toMatchObject({ summary: "Sketch 2 (Kiosk)", day: "2031-03-31", isAllDay: true });
  expect(second.changedAt.getTime()).toBeGreaterThanOrEqual(first.changedAt.getTime());
  expect(second.sequence).toBeGreaterThanOrEqual(first.sequence);

  await write(server, person("member"), "setDeliverableCompletion", { id, isCompleted: true });
  expect(await entry()).toMatchObject({ summary: "Done: Sketch 2 (Kiosk)", day: "2031-03-31" });
  await write(server, person("head"), "deleteDeliverable", { id });
  expect(await entry()).toBeUndefined();
});

test("strange titles stay one entry each", async () => {
  const titles = ["a,b;c\\d", "END:VEVENT", "नमस्ते 🎉 ".repeat(6).trim(), '"=cmd|x"', "x".repeat(100)];
  await insertDeliverables(server.database, world.projects.running, titles.length);
  const { rows } = await query("select id from project_deliverables where project_id = $1 and id <> $2 order by id", [
    world.projects.running,
    world.deliverables.running,
  ]);
  for (const [index, { id }] of rows.entries())
    await query("update project_deliverables set title = $2, due_date = current_date where id = $1", [
      id,
      titles[index],
    ]);
  const { url } = await feedOf("member");
  expect(await summaries(url)).toEqual([...running, ...titles.map((title) => `${title} (Kiosk)`)].sort());
});

test("what its person may no longer read is gone with the next request", async () => {
  const { url } = await feedOf("member");
  const { url: deputys } = await feedOf("deputy");
  await write(server, person("head"), "removeTeamMember", { teamId: world.teams.team, studentId: person("member").id });
  await write(server, person("head"), "endMembership", { profileId: person("deputy").id });
  expect([await summaries(url), await summaries(deputys)]).toEqual([[], []]);

  const { url: owners } = await feedOf("owner");
  await write(server, person("owner"), "completeProject", { id: world.projects.running });
  expect(await summaries(owners)).toEqual([]);
});

test("a new address replaces the former one, and a revoked one stops working", async () => {
  const { url: former } = await feedOf("member");
  const { url, id } = await feedOf("member");
  expect(url).toMatch(new RegExp(`^http://${host()}/calendar/[\\w-]{43}\\.ics$`));
  expect([await entriesAt(former), await summaries(url)]).toEqual([404, running]);

  const me = "{ me { calendarFeed { id lastReadAt } } }";
  const seen = await server.request(me, {}, { token: person("member").token });
  expect(seen).toEqual({ me: { calendarFeed: { id, lastReadAt: expect.any(String) } } });

  expect((await attempt(server, person("head"), "revokeCalendarFeed", { id }, "")).refusal?.code).toBe("NOT_FOUND");
  const { body } = await server.graphql(
    `mutation { revokeCalendarFeed(input: { id: "${id}" }) }`,
    {},
    {
      token: person("member").token,
    },
  );
  expect(body.data).toEqual({ revokeCalendarFeed: id });
  expect(await entriesAt(url)).toBe(404);
  expect(await server.request(me, {}, { token: person("member").token })).toEqual({ me: { calendarFeed: null } });
});

test("of two created at once, one stands", async () => {
  const urls = await Promise.all([feedOf("member"), feedOf("member"), feedOf("member")]);
  const answers = await Promise.all(urls.map(({ url }) => summaries(url)));
  expect(answers.filter((answer) => answer === 404)).toHaveLength(2);
  expect(answers).toContainEqual(running);
});

test("a suspended person's feed stops, and goes on once the account is open again", async () => {
  const { url } = await feedOf("member");
  const [suspension] = await insertRows(server.database, "account_suspensions", [
    { id: crypto.randomUUID(), profile_id: person("member").id, reason: "A test" },
  ]);
  expect(await entriesAt(url)).toBe(404);
  await query("update account_suspensions set reopened_at = now() where id = $1", [suspension]);
  expect(await summaries(url)).toEqual(running);
});

test("programs read with conditions and without, and learn nothing from wrong addresses", async () => {
  const { url } = await feedOf("member");
  const first = await fetch(url);
  expect(first.status).toBe(200);
  expect(first.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(first.headers.get("cache-control")).toBe("private, no-cache");
  const etag = first.headers.get("etag")!;
  expect((await fetch(url, { headers: { "if-none-match": etag } })).status).toBe(304);
  expect((await fetch(url, { method: "HEAD" })).status).toBe(200);
  expect((await fetch(url, { method: "POST" })).status).toBe(404);

  const altered = url.replace(/.(?=\.ics$)/, (last) => (last === "A" ? "B" : "A"));
  for (const wrong of [altered, url.slice(0, -4), `${url}x`, new URL("/calendar/.ics", url).href, `${url}/`]) {
    const { status, headers } = await fetch(wrong);
    expect([wrong, status]).toEqual([wrong, 404]);
    expect(headers.get("content-type")).not.toMatch(/calendar/);
  }
});

test("a feed has at most 500 dates, the earliest first, and none older than 90 days", async () => {
  await query(
    `insert into project_deliverables (id, project_id, title, due_date)
     select gen_random_uuid(), $1::uuid, 'Old', current_date - 91 from generate_series(1, 10)
     union all select gen_random_uuid(), $1::uuid, 'Late', current_date - 89 from generate_series(1, 300)
     union all select gen_random_uuid(), $1::uuid, 'Far', current_date + 900 from generate_series(1, 300)`,
    [world.projects.running],
  );
  const all = await summaries((await feedOf("member")).url);
  if (typeof all === "number") throw new Error(String(all));
  expect(all).toHaveLength(500);
  expect(all.filter((summary) => summary === "Late (Kiosk)")).toHaveLength(300);
  expect(all).not.toContain("Old (Kiosk)");
});

test("a person's reads are counted together, also at new addresses, and apart from others'", async () => {
  const others = await feedOf("deputy");
  const statuses: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const { url } = await feedOf("stranger");
    for (let read = 0; read < 10; read++) statuses.push((await fetch(url)).status);
  }
  expect(statuses).toEqual([...Array<number>(30).fill(200), ...Array<number>(10).fill(429)]);
  expect((await fetch(others.url)).status).toBe(200);
  const creations = await Promise.all(
    Array.from({ length: 20 }, () => server.graphql(creates, {}, { token: person("stranger").token })),
  );
  expect(creations.map(({ body }) => body.errors?.[0]?.extensions?.code)).toContain("RATE_LIMITED");
});
