/** Invitations to an address whose account is deleted: their senders must not learn that there was one. */
import { invitationToken, previewOf } from "../support/membership-invitations.ts";
import { linkIn } from "../support/mails.ts";
import { insertRows } from "../support/rows.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type PersonName, type World, worldPassword } from "../support/world.ts";
import { invitationTokens, rosterToken } from "../support/world-succession.ts";
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
const refusalOf = async (name: PersonName, mutation: string, input: object) =>
  (await attempt(server, person(name), mutation, input)).refusal;
const leave = async (name: PersonName) =>
  expect((await deleteAccount(server, { ...person(name), password: worldPassword })).refusal).toBeNull();
const pending = async () => {
  const { me } = await server.request<{
    me: { club: { rosterInvitations: { nodes: object[] }; membershipInvitations: { nodes: object[] } } };
  }>(
    `{ me { club { rosterInvitations { nodes { id email firstName isExpired } }
      membershipInvitations { nodes { id email isExpired } } } } }`,
    {},
    { token: person("head").token },
  );
  return me.club;
};
const statusOf = async (email: string, as: PersonName) => {
  const rows = { rows: [{ email }] };
  const [row] = await write<{ status: string }[]>(server, person(as), "importRoster", rows, "{ status }");
  return row!.status;
};
/** Invites an address to study in a club. @returns the token that was mailed. */
async function invite(email: string, as: PersonName): Promise<string> {
  expect(await statusOf(email, as)).toBe("NEW");
  const mail = await server.mails.waitFor(({ to, text }) => to.includes(email) && text.includes("/join"));
  return linkIn(mail, "/join").searchParams.get("token")!;
}
const count = async (table: string, email: string) =>
  (await server.database.query(`select from ${table} where email = $1`, [email])).rowCount;

test("those to act for a club stay pending, and only one that was accepted goes", async () => {
  const { email } = person("formerOfficer");
  const before = await pending();
  expect(before.membershipInvitations.nodes).toMatchObject([{ email }]);
  await leave("formerOfficer");
  expect(await pending()).toEqual(before);
  expect(await refusalOf("head", "invitePerson", { email })).toMatchObject({ code: "ALREADY_INVITED" });
  const link = await previewOf(server, invitationTokens.toFormerOfficer, null);
  expect(link).toMatchObject({ email, hasAccount: false });

  const mate = person("mate").email;
  await write(server, person("head"), "invitePerson", { email: mate });
  const token = await invitationToken(server, mate);
  expect(await refusalOf("mate", "acceptMembershipInvitation", { token })).toBeNull();
  await leave("mate");
  expect(await count("membership_invitations", mate)).toBe(0);
});

test("those of a list stay pending or declined, and an import answers as before", async () => {
  const { email } = person("loner");
  const declining = person("member").email;
  const token = await invite(declining, "rivalHead");
  await attempt(server, null, "declineRosterInvitation", { token }, "");
  const before = await pending();
  expect(before.rosterInvitations.nodes).toMatchObject([{ email, firstName: "Loner" }]);

  await leave("loner");
  await leave("member");
  expect(await pending()).toEqual(before);
  expect(await statusOf(email, "head")).toBe("ALREADY_INVITED");
  expect(await statusOf(declining, "rivalHead")).toBe("DECLINED");
  // The link is as good as any other that was mailed to an address without an account.
  const { rosterInvitation } = await server.request<{ rosterInvitation: object }>(
    "query ($token: String!) { rosterInvitation(token: $token) { email hasAccount } }",
    { token: rosterToken },
  );
  expect(rosterInvitation).toEqual({ email, hasAccount: false });
  const { toLoner: id } = world.rosterInvitations;
  expect(await refusalOf("head", "resendRosterInvitation", { id })).toBeNull();
});

test("those of a list that the account accepted go with it, and so do those of its own club", async () => {
  const { email, id } = person("stranger");
  await server.database.query("update student_profiles set club_id = null where id = $1", [id]);
  const token = await invite(email, "head");
  expect(await refusalOf("stranger", "acceptRosterInvitation", { token })).toBeNull();
  // Joined by the code while another invitation waited.
  await insertRows(server.database, "roster_invitations", [
    {
      email,
      club_id: world.clubs.head,
      id: crypto.randomUUID(),
      token_hash: Buffer.from(crypto.randomUUID().replaceAll("-", ""), "ascii"),
      expires_at: new Date(Date.now() + 86_400_000),
    },
  ]);
  await leave("stranger");
  expect(await count("roster_invitations", email)).toBe(0);
});
