/** Importing a list of students, what its links do, and who is told what about whom. */
import { linkIn } from "../support/mails.ts";
import { logIn, newEmail, usualPassword } from "../support/people.ts";
import { insertRows } from "../support/rows.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type PersonName, type World, worldPassword } from "../support/world.ts";
import { rosterToken } from "../support/world-succession.ts";
import { attempt, deleteAccount, write } from "../support/writes.ts";

interface Row {
  status: string;
  reason: string | null;
}

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
const refusalOf = async (name: PersonName | null, mutation: string, input: object, selection?: string) =>
  (await attempt(server, name && person(name), mutation, input, selection)).refusal;
const importRows = (rows: object[], as: PersonName = "head") =>
  write<Row[]>(server, person(as), "importRoster", { rows }, "{ status reason }");
const statuses = async (rows: object[], as?: PersonName) => (await importRows(rows, as)).map(({ status }) => status);
const previewRows = async (rows: object[], as: PersonName = "head") =>
  (
    await server.request<{ rosterPreview: Row[] }>(
      "query ($input: ImportRosterInput!) { rosterPreview(input: $input) { status reason } }",
      { input: { rows } },
      { token: person(as).token },
    )
  ).rosterPreview;

/** The newest invitation mailed to an address, and the token in its link. */
async function mailTo(email: string) {
  const mail = await server.mails.waitFor(({ to, text }) => to.includes(email) && text.includes("/join"));
  return { mail, token: linkIn(mail, "/join").searchParams.get("token")! };
}
/** Invites an address. @returns the token that was mailed. */
async function invite(email: string, as?: PersonName): Promise<string> {
  server.mails.clear();
  expect(await statuses([{ email }], as)).toEqual(["NEW"]);
  return (await mailTo(email)).token;
}
const linkOf = async (token: string, viewer: PersonName | null = null) => {
  const { body } = await server.graphql<{ rosterInvitation: object }>(
    `query ($token: String!) { rosterInvitation(token: $token) {
      clubName collegeName invitedBy email firstName lastName education hasAccount obstacle } }`,
    { token },
    viewer ? { token: person(viewer).token } : {},
  );
  return body.data?.rosterInvitation ?? body.errors?.[0]?.message;
};
const accept = (name: PersonName, token: string) => refusalOf(name, "acceptRosterInvitation", { token });
const newcomer = {
  firstName: "Meera",
  lastName: "Nair",
  password: usualPassword,
  education: "B.Tech, first year",
  resumeUrl: "https://drive.google.com/file/d/meera",
};
const register = (token: string) =>
  attempt<{ message: string }>(server, null, "registerInvitedStudent", { ...newcomer, token }, "{ email message }");
const expire = (email: string) =>
  server.database.query("update roster_invitations set expires_at = now() where email = $1", [email]);
const idOf = async (email: string) =>
  (await server.database.query<{ id: string }>("select id from roster_invitations where email = $1", [email])).rows[0]!
    .id;
const clubOf = async (email: string) =>
  (
    await server.database.query<{ club_id: string }>(
      "select club_id from student_profiles join profiles using (id) where email = $1",
      [email],
    )
  ).rows[0]?.club_id;

describe("a list of students", () => {
  const fresh = newEmail("listed");
  const list = () => [
    { email: ` ${fresh.toUpperCase()} `, firstName: "Meera", lastName: "Nair", education: "B.Tech" },
    { email: person("mate").email },
    { email: person("officer").email },
    // Accounts elsewhere look like new addresses: another club's student, a startup's owner, a student without a club.
    { email: person("stranger").email, firstName: '=HYPERLINK("bad.example")' },
    { email: person("owner").email },
    { email: person("loner").email },
    { email: fresh },
    { email: "nobody" },
    { firstName: "Asha" },
    { email: newEmail(), firstName: "a\u202Eb", lastName: "x".repeat(81) },
    { email: newEmail(), firstName: "Win at https://bad.example" },
  ];
  const expected = [
    { status: "NEW", reason: null },
    { status: "ALREADY_HERE", reason: "Already belongs to your club." },
    { status: "ALREADY_HERE", reason: "Already belongs to your club." },
    { status: "NEW", reason: null },
    { status: "NEW", reason: null },
    { status: "ALREADY_INVITED", reason: "Already has an invitation that waits for an answer." },
    { status: "DUPLICATE", reason: "The same address is above in the list." },
    { status: "UNREADABLE", reason: "Please enter a valid email address." },
    { status: "UNREADABLE", reason: "Email is required." },
    {
      status: "UNREADABLE",
      reason: "First name contains characters that are not allowed. Last name must be at most 80 characters.",
    },
    { status: "UNREADABLE", reason: "First name must not contain a web or email address." },
  ];

  test("is judged row by row, without writing anything, and then imported with the same results", async () => {
    const before = await world.digest();
    expect(await previewRows(list())).toEqual(expected);
    expect(await world.digest()).toBe(before);
    server.mails.clear();
    expect(await importRows(list(), "officer")).toEqual(expected);
    const { mail } = await mailTo(fresh);
    expect(mail.subject).toBe("Join head's club on Quadwork");
    expect(mail.text).toContain("officer World invites you to join head's club (College)");
    // What the list says is not repeated to strangers.
    expect((await mailTo(person("stranger").email)).mail.text).not.toContain("bad.example");
    // The same mail for everybody, account or not.
    const bare = (text: string) => text.replaceAll(/token=\S+/g, "").replaceAll(/\S+@\S+/g, "");
    expect(bare((await mailTo(person("owner").email)).mail.text)).toBe(bare(mail.text));
  });

  test("twice invites nobody twice, also when both arrive at once", async () => {
    const rows = [{ email: newEmail() }, { email: newEmail() }];
    const both = await Promise.all([statuses(rows), statuses(rows, "deputy")]);
    expect(both.sort()).toEqual([
      ["ALREADY_INVITED", "ALREADY_INVITED"],
      ["NEW", "NEW"],
    ]);
    expect(await statuses(rows)).toEqual(["ALREADY_INVITED", "ALREADY_INVITED"]);
    await expire(rows[0]!.email);
    expect(await statuses(rows)).toEqual(["NEW", "ALREADY_INVITED"]);
  });

  test("is invited as far as the limits of the club go, for each address and in all", async () => {
    const email = newEmail();
    const sent = (count: number, of: (index: number) => object) =>
      insertRows(
        server.database,
        "roster_invitations",
        Array.from({ length: count }, (_, index) => ({
          id: crypto.randomUUID(),
          token_hash: Buffer.from(crypto.randomUUID().replaceAll("-", ""), "ascii"),
          status: "withdrawn",
          club_id: world.clubs.head,
          expires_at: new Date(Date.now() + 86_400_000),
          ...of(index),
        })),
      );
    await sent(3, () => ({ email }));
    // The loner's is one of the thousand.
    await sent(994, (index) => ({ email: `sent-${index}@world.example` }));
    const rows = [{ email }, { email: newEmail() }, { email: newEmail() }, { email: newEmail() }];
    expect(await importRows(rows)).toEqual([
      { status: "LIMIT_REACHED", reason: expect.stringMatching(/^Your club has invited this address 3 times/) },
      { status: "NEW", reason: null },
      { status: "NEW", reason: null },
      { status: "LIMIT_REACHED", reason: expect.stringMatching(/^Your club can send 1000/) },
    ]);
  });
});

describe("the link", () => {
  test("registers a new student straight into the club, once", async () => {
    const email = newEmail("newcomer");
    server.mails.clear();
    await importRows([{ email, firstName: "Meera", education: "B.Tech" }]);
    const { token } = await mailTo(email);
    const shown = { clubName: "head's club", collegeName: "College", invitedBy: "head World", email, obstacle: null };
    const prefilled = { firstName: "Meera", lastName: null, education: "B.Tech", hasAccount: false };
    expect(await linkOf(token)).toEqual({ ...shown, ...prefilled });
    const { result } = await register(token);
    expect(result?.message).toBe("Your account is ready, and you are a student of head's club. Please log in.");
    const session = await logIn(server, { email, password: usualPassword });
    expect(session.user.userType).toBe("STUDENT");
    expect(await clubOf(email)).toBe(world.clubs.head);
    expect((await register(token)).refusal).toMatchObject({
      code: "INVITATION_NOT_PENDING",
      message: "This invitation was already accepted. Log in to see your club.",
    });
    expect(await statuses([{ email }])).toEqual(["ALREADY_HERE"]);
  });

  test("lets a student without a club accept after logging in, and says why anybody else cannot", async () => {
    const [ofLoner, ofStranger, ofOwner] = [
      rosterToken,
      await invite(person("stranger").email),
      await invite(person("owner").email),
    ];
    expect(await linkOf(ofLoner)).toMatchObject({ hasAccount: true, obstacle: null });
    expect((await register(ofLoner)).refusal?.code).toBe("ALREADY_REGISTERED");
    const another = "This invitation is for loner@world.example. Log in with the account of that address.";
    expect(await linkOf(ofLoner, "mate")).toMatchObject({ obstacle: another });
    expect(await accept("mate", ofLoner)).toMatchObject({ code: "INVITED_ANOTHER_ADDRESS", message: another });
    expect(await accept("stranger", ofStranger)).toMatchObject({
      code: "ALREADY_IN_CLUB",
      message:
        "You belong to strangerHead's club, and a student belongs to one club only. " +
        "Ask its head to take you out first.",
    });
    expect(await accept("owner", ofOwner)).toMatchObject({ code: "WRONG_KIND_OF_ACCOUNT" });
    const both = await Promise.all([accept("loner", ofLoner), accept("loner", ofLoner)]);
    expect(both.map((refusal) => refusal?.code ?? "done").sort()).toEqual(["INVITATION_NOT_PENDING", "done"]);
    expect(await clubOf(person("loner").email)).toBe(world.clubs.head);
  });

  test("that is expired, withdrawn, declined, replaced or of a closed club says so", async () => {
    const email = newEmail();
    const token = await invite(email);
    await expire(email);
    expect(await linkOf(token)).toBe("This invitation has expired. Ask head's club to send it again.");
    server.mails.clear();
    await write(server, person("head"), "resendRosterInvitation", { id: await idOf(email) });
    const newer = (await mailTo(email)).token;
    expect(await linkOf(token)).toBe("This link is invalid, or a newer one was sent.");
    await write(server, person("officer"), "withdrawRosterInvitation", { id: await idOf(email) });
    expect(await linkOf(newer)).toBe("This invitation was withdrawn.");
    expect((await register(newer)).refusal?.code).toBe("INVITATION_NOT_PENDING");
    expect((await refusalOf("head", "resendRosterInvitation", { id: await idOf(email) }))?.code).toBe(
      "INVITATION_NOT_PENDING",
    );

    const declining = newEmail();
    const theirs = await invite(declining);
    expect(await refusalOf(null, "declineRosterInvitation", { token: theirs }, "")).toBeNull();
    expect(await linkOf(theirs)).toMatch(/^This invitation was declined/);
    expect(await importRows([{ email: declining }])).toEqual([
      { status: "DECLINED", reason: "Declined your club's invitation." },
    ]);

    const closing = await invite(newEmail(), "strangerHead");
    expect((await deleteAccount(server, { ...person("strangerHead"), password: worldPassword })).refusal).toBeNull();
    expect(await linkOf(closing)).toBe("The club that invited you has closed.");
  });
});

test("those who wait are listed until they have joined, and an account takes its club's invitation along", async () => {
  const list = async () => {
    const { me } = await server.request<{ me: { club: { rosterInvitations: { nodes: { email: string }[] } } } }>(
      "{ me { club { rosterInvitations { nodes { email isExpired invitedBy { firstName } } } } } }",
      {},
      { token: person("head").token },
    );
    return me.club.rosterInvitations.nodes;
  };
  const email = person("loner").email;
  expect(await list()).toEqual([{ email, isExpired: false, invitedBy: { firstName: "head" } }]);
  const { personalData } = await server.request<{ personalData: { json: string } }>(
    "{ personalData { json } }",
    {},
    { token: person("loner").token },
  );
  expect(JSON.parse(personalData.json)).toMatchObject({
    rosterInvitations: [{ email, clubName: "head's club", firstName: "Loner", status: "pending" }],
  });
  await write(server, person("loner"), "joinClub", { clubCode: world.codes.head });
  expect(await list()).toEqual([]);
  expect(await refusalOf("head", "resendRosterInvitation", { id: world.rosterInvitations.toLoner })).toMatchObject({
    message: "This person has joined the club in the meantime.",
  });
  await deleteAccount(server, { ...person("loner"), password: worldPassword });
  expect((await server.database.query("select 1 from roster_invitations")).rowCount).toBe(0);
});
