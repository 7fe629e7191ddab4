import { linkIn, type Mail } from "../support/mails.ts";
import { logIn, newEmail, signUp, type ClubHead } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { attempt } from "../support/writes.ts";

/** Anybody can register anybody's address. Registrations wait side by side until one is verified. */
let server: TestServer;
let head: ClubHead;

beforeAll(async () => {
  server = await startTestServer({ environment: { TRUST_PROXY: "1" } });
  head = await signUp.clubHead(server);
});
afterAll(() => server?.stop());

let networks = 0;
const newNetwork = () => `203.0.113.${++networks}`;

const victims = "the victim's password";
const strangers = "the stranger's password";

/** Sends a mutation from a network; returns its error code. */
async function send(name: string, input: object, network = newNetwork()): Promise<string | undefined> {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
  const selection = name.startsWith("register") ? "{ email message }" : name === "logIn" ? "{ accessToken }" : "";
  const { body } = await server.graphql(
    `mutation Send($input: ${type}!) { ${name}(input: $input) ${selection} }`,
    { input },
    { headers: { "x-forwarded-for": network } },
  );
  return body.errors?.[0]?.extensions?.code;
}

const startup = (email: string, firstName = "Eve") => ({
  firstName,
  lastName: "Rao",
  email,
  password: strangers,
  companyName: "Strange Company",
  position: "Founder",
  industry: "TECH",
});
const student = (email: string) => ({
  firstName: "Asha",
  lastName: "Rao",
  email,
  password: victims,
  clubCode: head.secretCode,
  education: "B.Sc.",
  resumeUrl: "https://drive.google.com/file/d/1",
});
const enter = (email: string, password: string) => send("logIn", { email, password });

const count = async (statement: string, values: unknown[]) =>
  (await server.database.query<{ count: number }>(`select count(*)::int as count from ${statement}`, values)).rows[0]!
    .count;

/** Registers and returns the mail that this registration caused. */
async function register(kind: "Startup" | "Student" | "ClubHead", input: { email: string }): Promise<Mail> {
  server.mails.clear();
  expect(await send(`register${kind}`, input)).toBeUndefined();
  return server.mails.waitFor({ to: input.email, subject: "Verify your email for Quadwork" });
}
const tokenIn = (mail: Mail) => linkIn(mail, "/verify-email").searchParams.get("token");
const tokensIn = (mail: Mail, path: string) =>
  [...mail.text.matchAll(/https?:\/\/\S+/g)]
    .map(([link]) => new URL(link))
    .filter(({ pathname }) => pathname === path)
    .map((link) => link.searchParams.get("token"));

test("the registration whose link is opened wins, and the others end with their links", async () => {
  const email = newEmail();
  const strange = await register("Startup", startup(email));
  const own = await register("Student", student(email));
  // Only the owner of the address learns that there are two. Nothing that a stranger typed is in the mails.
  expect(strange.text).toMatch(/registered as a startup on .* UTC/);
  expect(own.text).toMatch(/registered as a student on .* UTC/);
  expect(strange.text).not.toContain("another registration");
  expect(own.text).toContain("There is another registration");
  for (const mail of [strange, own]) expect(`${mail.text} ${mail.html}`).not.toMatch(/Eve|Asha|Strange Company/);

  // Each password belongs to a registration; none of them opens anything yet.
  for (const password of [victims, strangers]) expect(await enter(email, password)).toBe("EMAIL_NOT_VERIFIED");
  expect(await enter(email, "another horse battery")).toBe("INVALID_CREDENTIALS");

  expect(await send("verifyEmail", { token: tokenIn(own) })).toBeUndefined();
  expect((await logIn(server, { email, password: victims })).user).toMatchObject({
    firstName: "Asha",
    userType: "STUDENT",
  });
  expect(await enter(email, strangers)).toBe("INVALID_CREDENTIALS");
  expect(await send("verifyEmail", { token: tokenIn(strange) })).toBe("INVALID_TOKEN");
  expect(await count("profiles where email = $1", [email])).toBe(1);
  expect(await count("startup_profiles where company_name = $1", ["Strange Company"])).toBe(0);
  expect(
    await count("student_profiles join profiles using (id) where email = $1 and club_id = $2", [email, head.clubId]),
  ).toBe(1);
});

test("of two links opened at the same moment one wins", async () => {
  const email = newEmail();
  const club = { clubName: "Club", collegeName: "College", clubType: "OTHER", description: "Text" };
  const person = { firstName: "Eve", lastName: "Rao", email, password: strangers };
  const mails = [
    await register("ClubHead", { ...person, ...club }),
    await register("Startup", startup(email)),
    await register("Student", student(email)),
  ];
  const codes = await Promise.all(mails.map((mail) => send("verifyEmail", { token: tokenIn(mail) })));
  expect(codes.map((code) => code ?? "ok").sort()).toEqual(["INVALID_TOKEN", "INVALID_TOKEN", "ok"]);
  expect(await count("profiles where email = $1", [email])).toBe(1);
});

test("a new link comes for each registration in one mail, and a new password for the chosen one", async () => {
  const email = newEmail();
  await register("Startup", startup(email));
  await register("Student", student(email));
  server.mails.clear();
  await send("resendVerification", { email });
  const again = await server.mails.waitFor({ to: email });
  expect(again.text).toMatch(/student[^\n]*UTC:\n[^\n]*\n\n[^\n]*startup[^\n]*UTC:/);
  expect(new Set(tokensIn(again, "/verify-email")).size).toBe(2);

  await send("requestPasswordReset", { email });
  const reset = await server.mails.waitFor({ to: email, subject: "Choose a new password for Quadwork" });
  // Newest first: the student.
  const [token, other] = tokensIn(reset, "/reset-password");
  expect(await send("resetPassword", { token, password: "another horse battery" })).toBeUndefined();
  expect((await logIn(server, { email, password: "another horse battery" })).user.userType).toBe("STUDENT");
  expect(await send("resetPassword", { token: other, password: strangers })).toBe("INVALID_TOKEN");
  expect(await enter(email, strangers)).toBe("INVALID_CREDENTIALS");
});

test("one network registers an address three times an hour, known or not, all networks five times", async () => {
  const [unknown, network, known] = [newEmail(), newNetwork(), newNetwork()];
  const rounds = (email: string, from: string) =>
    [1, 2, 3, 4].map(() => () => send("registerStartup", startup(email), from));
  const codes: Record<string, (string | undefined)[]> = { unknown: [], known: [] };
  for (const each of rounds(unknown, network)) codes["unknown"]!.push(await each());
  for (const each of rounds(head.email, known)) codes["known"]!.push(await each());
  expect(codes["unknown"]).toEqual([undefined, undefined, undefined, "RATE_LIMITED"]);
  expect(codes["known"]).toEqual(codes["unknown"]);
  for (let round = 0; round < 4; round++) expect(await send("registerStartup", startup(unknown))).toBeUndefined();
  expect(await count("profiles where email = $1", [unknown])).toBe(5);
  expect(await count("outbox_mails where recipient = $1", [unknown])).toBe(5);
});

test("an address has ten registrations at most, the newest ones", async () => {
  const email = newEmail();
  await register("Startup", startup(email));
  await server.database.query(
    `insert into profiles (id, email, password_hash, first_name, last_name, user_type, created_at)
     select gen_random_uuid(), email, 'none', 'Eve', 'Rao', user_type, created_at - hours * interval '1 hour'
     from profiles, generate_series(1, 9) hours where email = $1`,
    [email],
  );
  await register("Student", student(email));
  expect(await count("profiles where email = $1", [email])).toBe(10);
  expect(await count("profiles where email = $1 and created_at < now() - interval '510 minutes'", [email])).toBe(0);
});

test("a verified address keeps its account and gets no other registration", async () => {
  const before = await count("profiles where email = $1", [head.email]);
  await attempt(server, null, "registerStartup", startup(head.email), "{ email }");
  expect(await count("profiles where email = $1", [head.email])).toBe(before);
});
