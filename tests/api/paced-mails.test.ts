/** Mails that strangers cause: five an hour reach an address, the others later, and no sender learns of another. */
import { newEmail } from "../support/people.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { until } from "../support/until.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";
import { attempt, write } from "../support/writes.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});
afterEach(async () => {
  await world?.restore();
  await server.database.query("delete from rate_limits; delete from outbox_mails");
});
afterAll(() => server?.stop());

const person = (name: PersonName) => world.people[name];
const refusalOf = async (name: PersonName, mutation: string, input: object) =>
  (await attempt(server, person(name), mutation, input)).refusal;
const list = (email: string, as: PersonName) =>
  write<{ status: string; reason: string | null }[]>(
    server,
    person(as),
    "importRoster",
    { rows: [{ email }] },
    "{ status reason }",
  );
const invited = [{ status: "NEW", reason: null }];
const idOf = async (email: string, table = "roster_invitations") =>
  (
    await server.database.query<{ id: string }>(`select id from ${table} where email = $1 and status = 'pending'`, [
      email,
    ])
  ).rows[0]!.id;
/** Invites an address, and withdraws the invitation at once, which leaves nothing but the mail. */
async function bother(email: string, as: PersonName) {
  expect(await list(email, as)).toEqual(invited);
  await write(server, person(as), "withdrawRosterInvitation", { id: await idOf(email) });
}
const arrived = (email: string, count: number) =>
  until(
    () => server.mails.all.filter(({ to }) => to.includes(email)).length,
    (found) => found >= count,
  );
/** In how many minutes each of an address's mails that wait goes out. */
const waiting = async (email: string) =>
  (
    await server.database.query<{ minutes: number }>(
      `select ceil(extract(epoch from job.run_at - now()) / 60)::integer as minutes
       from graphile_worker.jobs job join outbox_mails mail on job.key = 'mail ' || mail.id
       where mail.recipient = $1 and mail.sent_at is null and job.run_at > now() order by 1`,
      [email],
    )
  ).rows.map(({ minutes }) => minutes);
const isTheirs = { code: "RATE_LIMITED", message: expect.stringMatching(/^You have sent this address many/) as string };

test("clubs that import an address often block it for no other club, and the other learns nothing", async () => {
  const email = newEmail();
  for (let round = 0; round < 3; round += 1) await bother(email, "rivalHead");
  expect(await list(email, "rivalHead")).toMatchObject([{ status: "LIMIT_REACHED" }]);
  for (let round = 0; round < 2; round += 1) await bother(email, "strangerHead");
  expect(await arrived(email, 5)).toBe(5);

  expect(await list(email, "head")).toEqual(invited);
  const id = await idOf(email);
  const send = () => refusalOf("head", "resendRosterInvitation", { id });
  for (let round = 0; round < 5; round += 1) expect(await send()).toBeNull();
  expect(await send()).toMatchObject(isTheirs);
  expect(await waiting(email)).toEqual([60, 60, 60, 60, 60, 120]);

  // Their time comes, and nothing is lost.
  await server.database.query("update graphile_worker._private_jobs set run_at = now() where key like 'mail %'");
  expect(await arrived(email, 11)).toBe(11);
});

test("five mails arrive in an hour also when clubs invite at the same moment", async () => {
  const email = newEmail();
  for (const as of ["rivalHead", "strangerHead", "rivalHead", "strangerHead"] as const) await bother(email, as);
  const heads = ["head", "rivalHead", "strangerHead"] as const;
  expect(await Promise.all(heads.map((as) => list(email, as)))).toEqual(heads.map(() => invited));
  expect(await arrived(email, 5)).toBe(5);
  expect(await waiting(email)).toEqual([60, 60]);
});

test("the same holds for people who are invited to act for a club or startup", async () => {
  const email = newEmail();
  const invite = (as: PersonName) => write(server, person(as), "invitePerson", { email });
  const { id } = await invite("rivalHead");
  const send = () => refusalOf("rivalHead", "resendMembershipInvitation", { id });
  for (let round = 0; round < 4; round += 1) expect(await send()).toBeNull();
  expect(await send()).toMatchObject(isTheirs);
  for (const as of ["head", "owner"] as const) await invite(as);
  expect(await arrived(email, 5)).toBe(5);
  expect(await waiting(email)).toEqual([60, 60]);
  // Mails of another kind do not wait behind them.
  expect(await list(email, "head")).toEqual(invited);
  expect(await arrived(email, 6)).toBe(6);
});

test("the same holds for an office that is asked about a domain", async () => {
  const email = "office@college.example.com";
  const ask = async (as: PersonName) => {
    await write(server, person(as), "startVerification", { domain: "college.example.com" });
    return refusalOf(as, "sendVerificationMail", { email });
  };
  for (let round = 0; round < 5; round += 1) expect(await ask("rivalHead")).toBeNull();
  expect(await ask("rivalHead")).toMatchObject(isTheirs);
  expect(await ask("head")).toBeNull();
  expect(await arrived(email, 5)).toBe(5);
  expect(await waiting(email)).toEqual([60]);
});

test("a mail that waits is not sent before its time when a server starts or sweeps", async () => {
  const email = newEmail();
  for (const as of ["rivalHead", "strangerHead"] as const)
    for (let round = 0; round < 3; round += 1) await bother(email, as);
  expect(await arrived(email, 5)).toBe(5);
  // As if it had been written while there was no mail server.
  await server.database.query("delete from graphile_worker._private_jobs where key like 'mail %'");
  await server.database.query("select graphile_worker.add_job('sweep', job_key => 'sweep now')");
  await until(
    async () =>
      (await server.database.query("select from graphile_worker.jobs where key = 'sweep now'")).rowCount === 0,
  );
  expect(await waiting(email)).toEqual([60]);
});
