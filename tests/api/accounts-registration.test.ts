import { linkIn } from "../support/mails.ts";
import { type ClubHead, newEmail, signUp, verifyEmail } from "../support/people.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { attempt } from "../support/writes.ts";

let server: TestServer;
let head: ClubHead;

beforeAll(async () => {
  server = await borrowTestServer();
  head = await signUp.clubHead(server);
});
afterAll(() => server.stop());

const person = () => ({ firstName: "Asha", lastName: "Rao", email: newEmail(), password: "correct horse battery" });
const student = () => ({
  ...person(),
  clubCode: head.secretCode,
  education: "B.Sc.",
  resumeUrl: "https://drive.google.com/file/d/1",
  skills: ["React"],
});
const clubHead = () => ({
  ...person(),
  clubName: "Club",
  collegeName: "College",
  clubType: "TECHNICAL",
  description: "We build.",
});
const startup = () => ({ ...person(), companyName: "Company", position: "Founder", industry: "TECH" });

const register = (kind: "Student" | "ClubHead" | "Startup", input: object) =>
  attempt<Receipt>(server, null, `register${kind}`, input, "{ email message }");

interface Receipt {
  email: string;
  message: string;
}

/** How many rows there are of everything a registration writes. */
async function written(): Promise<Record<string, string>> {
  const tables = [
    "profiles",
    "club_profiles",
    "student_profiles",
    "startup_profiles",
    "memberships",
    "one_time_tokens",
    "outbox_mails",
    "secret_code_reservations",
  ];
  const counts = tables.map((table) => `(select count(*) from ${table}) as ${table}`);
  const { rows } = await server.database.query<Record<string, string>>(`select ${counts.join(", ")}`);
  return rows[0]!;
}

const row = async (table: string, email: string) =>
  (
    await server.database.query(
      `select role.* from profiles person left join memberships membership on membership.profile_id = person.id
       join ${table} role on role.id in (person.id, membership.club_id, membership.startup_id) where lower(email) = lower($1)`,
      [email],
    )
  ).rows[0];

describe("a student", () => {
  it("registers for the club whose code they give, in any case", async () => {
    const input = {
      ...student(),
      clubCode: ` ${head.secretCode.toLowerCase()} `,
      skills: [" React ", "react", "", "Node.js"],
      firstName: "  Asha ",
    };
    expect(await register("Student", input)).toEqual({
      result: { email: input.email, message: "Please check your email to verify your account." },
      refusal: null,
    });
    expect(await row("student_profiles", input.email)).toMatchObject({
      club_id: null,
      awaited_club_id: head.clubId,
      education: "B.Sc.",
      resume_url: "https://drive.google.com/file/d/1",
      skills: ["React", "Node.js"],
    });
    const { rows } = await server.database.query("select * from profiles where email = $1", [input.email]);
    expect(rows[0]).toMatchObject({ first_name: "Asha", user_type: "student", email_verified_at: null });
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it("is refused with a code no club has, and nothing is written", async () => {
    const before = await written();
    const { refusal } = await register("Student", { ...student(), clubCode: "ZZZZZZ" });
    expect(refusal).toEqual({
      code: "INVALID_CLUB_CODE",
      message: "Please enter a valid club code.",
      fields: { clubCode: "Please enter a valid club code." },
    });
    expect(await written()).toEqual(before);
  });

  it("is refused with a wrong code for a known address too: the code tells nothing about addresses", async () => {
    const { refusal } = await register("Student", { ...student(), email: head.email, clubCode: "ZZZZZZ" });
    expect(refusal?.code).toBe("INVALID_CLUB_CODE");
  });

  it.each([
    "http://drive.google.com/file/d/1",
    "https://example.com/drive.google.com",
    "https://drive.google.com.example.com/file",
    "https://drive.google.com@example.com/file",
    "javascript:alert('drive.google.com')",
    "drive.google.com",
  ])("is refused with the resume link %s", async (resumeUrl) => {
    const { refusal } = await register("Student", { ...student(), resumeUrl });
    expect(refusal?.fields).toEqual({ resumeUrl: "Please provide a valid Google Drive link to your resume." });
  });
});

describe("a club head", () => {
  it("gets the code that was set aside for the form", async () => {
    const { reserveSecretCode } = await server.request<{ reserveSecretCode: string }>("mutation { reserveSecretCode }");
    expect(reserveSecretCode).toMatch(/^[A-Z0-9]{6}$/);
    const input = { ...clubHead(), secretCode: reserveSecretCode };
    expect((await register("ClubHead", input)).refusal).toBeNull();
    expect(await row("club_profiles", input.email)).toMatchObject({
      secret_code: reserveSecretCode,
      club_name: "Club",
      club_type: "technical",
    });
  });

  it("gets another code when the one shown was taken meanwhile, or never set aside", async () => {
    const inputs = [
      { ...clubHead(), secretCode: head.secretCode },
      { ...clubHead(), secretCode: "AAAAAA" },
      clubHead(),
    ];
    for (const input of inputs) expect((await register("ClubHead", input)).refusal).toBeNull();
    const codes = await Promise.all(
      inputs.map(async ({ email }) => (await row("club_profiles", email)).secret_code as string),
    );
    for (const code of codes) expect(code).toMatch(/^[A-Z0-9]{6}$/);
    expect(new Set([...codes, head.secretCode, "AAAAAA"]).size).toBe(5);
  });

  it("shares a code set aside once with nobody, however many ask at the same moment", async () => {
    const { reserveSecretCode: secretCode } = await server.request<{ reserveSecretCode: string }>(
      "mutation { reserveSecretCode }",
    );
    const inputs = Array.from({ length: 4 }, () => ({ ...clubHead(), secretCode }));
    const answers = await Promise.all(inputs.map((input) => register("ClubHead", input)));
    expect(answers.map(({ refusal }) => refusal)).toEqual([null, null, null, null]);
    const { rows } = await server.database.query(
      "select count(*)::int as count from club_profiles where secret_code = $1",
      [secretCode],
    );
    expect(rows[0].count).toBe(1);
  });
});

describe("a startup", () => {
  it("may leave out website and description", async () => {
    const input = startup();
    expect((await register("Startup", input)).refusal).toBeNull();
    expect(await row("startup_profiles", input.email)).toMatchObject({
      company_name: "Company",
      position: "Founder",
      industry: "tech",
      website: null,
      description: null,
    });
  });

  it.each(["javascript:alert(1)", "ftp://example.com", "example.com"])(
    "is refused with the website %s",
    async (website) => {
      const { refusal } = await register("Startup", { ...startup(), website });
      expect(refusal?.fields).toEqual({
        website: "Website must be a full address starting with https:// or http://.",
      });
    },
  );
});

describe("what is wrong", () => {
  const long = (length: number) => "x".repeat(length + 1);

  it("is named field by field, and nothing is written", async () => {
    const before = await written();
    const empty = { firstName: " ", lastName: "", email: "nobody", password: "short" };
    const answers = await Promise.all([
      register("Student", { ...empty, clubCode: "", education: "", resumeUrl: "", skills: [] }),
      register("ClubHead", { ...empty, clubName: "", collegeName: "", clubType: "OTHER", description: "" }),
      register("Startup", { ...empty, companyName: "", position: "", industry: "OTHER" }),
    ]);
    const shared = ["firstName", "lastName", "email", "password"];
    expect(answers.map(({ refusal }) => refusal?.code)).toEqual(["BAD_USER_INPUT", "BAD_USER_INPUT", "BAD_USER_INPUT"]);
    expect(answers.map(({ refusal }) => Object.keys(refusal?.fields ?? {}).sort())).toEqual([
      [...shared, "clubCode", "education", "resumeUrl"].sort(),
      [...shared, "clubName", "collegeName", "description"].sort(),
      [...shared, "companyName", "position"].sort(),
    ]);
    expect(await written()).toEqual(before);
  });

  it("includes what is too long or cannot be shown", async () => {
    const tooLong = await register("Startup", {
      firstName: long(80),
      lastName: "Rao\u202E",
      email: `${long(250)}@example.com`,
      password: long(200),
      companyName: long(140),
      position: "a\0b",
      industry: "TECH",
      website: `https://example.com/${long(2048)}`,
      description: long(10_000),
    });
    expect(Object.keys(tooLong.refusal?.fields ?? {}).sort()).toEqual(
      ["companyName", "description", "email", "firstName", "lastName", "password", "position", "website"].sort(),
    );
    const skills = await register("Student", { ...student(), skills: [long(60), "React"] });
    expect(skills.refusal?.fields).toEqual({ "skills.0": "A skill must be at most 60 characters." });
  });

  it("includes fields that come from the server", async () => {
    const before = await written();
    const { body } = await server.graphql(
      `mutation R($input: RegisterStartupInput!) { registerStartup(input: $input) { email } }`,
      {
        input: { ...startup(), userType: "STUDENT", id: head.id },
      },
    );
    expect(body.errors?.[0]?.extensions?.code).toBe("BAD_USER_INPUT");
    expect(await written()).toEqual(before);
  });
});

describe("an address that has an account", () => {
  it("gets the same answer, a different mail, and keeps its account as it is", async () => {
    const before = await server.database.query("select * from profiles where email = $1", [head.email]);
    const input = { ...startup(), email: head.email.toUpperCase() };
    const { result, refusal } = await register("Startup", input);
    expect(refusal).toBeNull();
    expect(result).toEqual({ email: head.email, message: "Please check your email to verify your account." });
    const mail = await server.mails.waitFor(
      ({ to, subject }) => to[0]?.toLowerCase() === head.email && subject === "You already have a Quadwork account",
    );
    expect(linkIn(mail, "/login").href).toBe(`${server.url}/login`);
    expect(mail.text).not.toContain("token=");
    expect(
      (await server.database.query("select * from profiles where lower(email) = lower($1)", [input.email])).rows,
    ).toEqual(before.rows);
    expect(await row("startup_profiles", head.email)).toBeUndefined();
  });

  it("comes out of three registrations at the same moment as one account, whichever link is opened", async () => {
    const input = startup();
    const answers = await Promise.all(Array.from({ length: 3 }, () => register("Startup", input)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([
        JSON.stringify({ result: { email: input.email, message: answers[0]!.result!.message }, refusal: null }),
      ]),
    );
    await verifyEmail(server, input.email);
    const { rows } = await server.database.query("select email_verified_at from profiles where email = $1", [
      input.email,
    ]);
    expect(rows).toEqual([{ email_verified_at: expect.any(Date) }]);
  });
});

describe("clubBySecretCode", () => {
  const look = (secretCode: string) =>
    server.request<{ clubBySecretCode: unknown }>(
      "query Look($secretCode: String!) { clubBySecretCode(secretCode: $secretCode) { clubName collegeName } }",
      { secretCode },
    );

  it("tells name and college of the club, to anybody who knows the code in any case", async () => {
    const expected = { clubBySecretCode: { clubName: head.clubName, collegeName: head.collegeName } };
    expect(await look(head.secretCode)).toEqual(expected);
    expect(await look(` ${head.secretCode.toLowerCase()}`)).toEqual(expected);
  });

  it.each(["ZZZZZZ", "", "%", "______", "x".repeat(10_000), "a\0bcde"])(
    "finds nothing for a code that is no club's",
    async (secretCode) => {
      expect(await look(secretCode)).toEqual({ clubBySecretCode: null });
    },
  );

  it("tells nothing about the address that a registration with a code set aside was about", async () => {
    const answersAfter = async (email: string) => {
      const { reserveSecretCode: secretCode } = await server.request<{ reserveSecretCode: string }>(
        "mutation { reserveSecretCode }",
      );
      const registered = await register("ClubHead", { ...clubHead(), email, secretCode });
      const joining = await register("Student", { ...student(), clubCode: secretCode });
      // A second club that asks for the code gets another one, whether the first took it or was told of its account.
      const second = { ...clubHead(), secretCode };
      await register("ClubHead", second);
      const given = (await row("club_profiles", second.email)).secret_code as string;
      return {
        registered: { ...registered, result: registered.result?.message },
        looked: await look(secretCode),
        joining,
        isGiven: given === secretCode,
      };
    };
    const known = await answersAfter(head.email);
    const unknown = await answersAfter(newEmail());
    expect(known).toMatchObject({
      registered: { refusal: null },
      looked: { clubBySecretCode: null },
      joining: { refusal: { code: "INVALID_CLUB_CODE" } },
      isGiven: false,
    });
    expect(unknown).toEqual(known);
  });

  it("finds a club once its head has verified the address, and its students can join", async () => {
    const input = clubHead();
    await register("ClubHead", input);
    const { secret_code: clubCode } = await row("club_profiles", input.email);
    expect(await look(clubCode)).toEqual({ clubBySecretCode: null });
    await verifyEmail(server, input.email);
    expect(await look(clubCode)).toEqual({
      clubBySecretCode: { clubName: input.clubName, collegeName: input.collegeName },
    });
    expect((await register("Student", { ...student(), clubCode })).refusal).toBeNull();
  });

  it("does not find a code that is only set aside", async () => {
    const { reserveSecretCode } = await server.request<{ reserveSecretCode: string }>("mutation { reserveSecretCode }");
    expect(await look(reserveSecretCode)).toEqual({ clubBySecretCode: null });
  });
});
