/** What each field accepts: beyond it a refusal with its message, which changes nothing, and up to it success. */
import {
  BIDI,
  deliverableInput,
  inputJudge,
  mutationInputs,
  NUL,
  UNKNOWN_ID,
  type InputJudge,
} from "../support/mutation-inputs.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type World } from "../support/world.ts";
import { schemaOf } from "./schema-facts.ts";

let server: TestServer;
let world: World;
let judge: InputJudge;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
  judge = inputJudge(server, await schemaOf(server), world);
});

afterAll(() => server?.stop());

const emoji = (count: number) => "🦉".repeat(count);
const many = (count: number) => Array.from({ length: count }, (_each, index) => `skill ${index}`);

/** A mutation, the fields that differ from its sample, and the field and message of the refusal. */
const judged: [mutation: string, change: Record<string, unknown>, field: string, message: string | RegExp][] = [
  ["createProject", { title: emoji(141) }, "title", "Title must be at most 140 characters."],
  ["createProject", { description: emoji(10_001) }, "description", "Description must be at most 10000 characters."],
  ["createProject", { duration: emoji(41) }, "duration", "Duration must be at most 40 characters."],
  ["createProject", { stipend: emoji(141) }, "stipend", "Stipend must be at most 140 characters."],
  ["createProject", { skills: [] }, "skills", "At least one skill is required."],
  ["createProject", { skills: [" ", ""] }, "skills", "At least one skill is required."],
  ["createProject", { skills: many(61) }, "skills", "At most 60 skills are allowed."],
  ["createProject", { skills: [emoji(61)] }, "skills.0", "A skill must be at most 60 characters."],
  ["createProject", { skills: ["React", NUL] }, "skills.1", "A skill contains characters that are not allowed."],
  ["createProject", { teamSize: 0 }, "teamSize", "Team size must be a whole number from 1 to 1000."],
  ["createProject", { startDate: "2026-01-01" }, "startDate", "Start date must not be in the past."],
  ["createProject", { endDate: "2030-01-31" }, "endDate", "End date must not be before the start date."],
  [
    "createProject",
    { deliverables: [deliverableInput, { ...deliverableInput, title: " " }] },
    "deliverables.1.title",
    "Title is required.",
  ],
  [
    "createProject",
    { deliverables: [{ ...deliverableInput, description: BIDI }] },
    "deliverables.0.description",
    "Description contains characters that are not allowed.",
  ],
  [
    "createProject",
    { deliverables: Array.from({ length: 101 }, () => deliverableInput) },
    "deliverables",
    "At most 100 deliverables can be saved at once.",
  ],
  ["updateProject", { startDate: "2026-01-01" }, "startDate", "Start date must not be in the past."],
  ["updateProfile", { firstName: emoji(81) }, "firstName", "First name must be at most 80 characters."],
  ["updateProfile", { bio: emoji(2001) }, "bio", "Bio must be at most 2000 characters."],
  ["updateStudent", { education: emoji(281) }, "education", "Education must be at most 280 characters."],
  [
    "updateStudent",
    { resumeUrl: `https://drive.google.com/${"a".repeat(2048)}` },
    "resumeUrl",
    "Resume link must be at most 2048 characters.",
  ],
  ...[
    "http://drive.google.com/file",
    "https://drive.google.com.evil.example/file",
    "https://evil.example/drive.google.com",
    "https://drive.google.com@evil.example/file",
    "https://drіve.google.com/file",
    "https://drive-google.com/file",
    "https://notdrive.google.com/file",
    "javascript:alert('drive.google.com')",
    "data:text/html,drive.google.com",
    "//drive.google.com/file",
    "drive.google.com/file",
  ].map((resumeUrl): [string, Record<string, unknown>, string, string] => [
    "updateStudent",
    { resumeUrl },
    "resumeUrl",
    "Please provide a valid Google Drive link to your resume.",
  ]),
  ...[
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    " javascript:alert(1)",
    "data:text/html,hello",
    "ftp://new.example",
    "file:///etc/passwd",
    "new.example",
    "//new.example",
    "https://",
  ].map((website): [string, Record<string, unknown>, string, string] => [
    "updateStartup",
    { website },
    "website",
    "Website must be a full address starting with https:// or http://.",
  ]),
  ["enrollTotp", { friendlyName: emoji(81) }, "friendlyName", "Name must be at most 80 characters."],
  ["enrollTotp", { password: "wrong horse battery" }, "password", "This is not your password."],
  ["completeLogIn", { code: " " }, "code", "Code is required."],
  ["completeLogIn", { code: emoji(41) }, "code", "Code must be at most 40 characters."],
  ["changePassword", { newPassword: "1234567" }, "newPassword", "Password must be at least 8 characters."],
  ["changePassword", { newPassword: "a".repeat(201) }, "newPassword", "Password must be at most 200 characters."],
  [
    "changePassword",
    { currentPassword: "wrong horse battery" },
    "currentPassword",
    "This is not your current password.",
  ],
  ["deleteAccount", { password: "wrong horse battery" }, "password", "This is not your current password."],
  ["deleteAccount", {}, "confirmation", "This is not the email address of your account."],
  ["joinClub", { clubCode: "ZZZZZZ" }, "clubCode", "Please enter a valid club code."],
  ["joinClub", { clubCode: "AAAA" }, "clubCode", "Please enter a valid club code."],
  ["registerStartup", { password: "1234567" }, "password", "Password must be at least 8 characters."],
  ["registerStartup", { password: "a".repeat(201) }, "password", "Password must be at most 200 characters."],
  ["registerStartup", { email: "nobody" }, "email", "Please enter a valid email address."],
  [
    "registerStartup",
    { email: "asha@new.example\nBcc: all@new.example" },
    "email",
    "Please enter a valid email address.",
  ],
  ["registerStartup", { email: `${"a".repeat(243)}@new.example` }, "email", "Email must be at most 254 characters."],
  ["registerStudent", { clubCode: "ZZZZZZ" }, "clubCode", "Please enter a valid club code."],
  ["registerStudent", { clubCode: "AAAA" }, "clubCode", "Please enter a valid club code."],
  ["registerClubHead", { secretCode: "short" }, "secretCode", "Please enter a valid club code."],
  ["registerInvited", { firstName: " " }, "firstName", "First name is required."],
  ["registerInvited", { lastName: emoji(81) }, "lastName", "Last name must be at most 80 characters."],
  ["registerInvited", { password: "1234567" }, "password", "Password must be at least 8 characters."],
  // An address that is not ASCII even in its normal form is not taken; a browser's mail program sends the punycode.
  ["invitePerson", { email: "asha@mañana.example" }, "email", "Please enter a valid email address."],
  ["invitePerson", { email: `${"a".repeat(243)}@new.example` }, "email", "Email must be at most 254 characters."],
  ["invitePerson", { email: "OFFICER@World.example" }, "email", "The person with this address already acts for it."],
  ["importRoster", { rows: [] }, "rows", "The list has no rows."],
  ["importRoster", { rows: Array(101).fill({}) }, "rows", "At most 100 rows can be sent at once."],
  ["registerInvitedStudent", { education: " " }, "education", "Education is required."],
  ["submitApplication", { message: "  " }, "message", "Message is required."],
  ["submitApplication", { message: emoji(5001) }, "message", "Message must be at most 5000 characters."],
  ["createTeam", { teamName: "" }, "teamName", "Team name is required."],
  ["addTeamMembers", { studentIds: [] }, "studentIds", "Please select a student."],
  [
    "addTeamMembers",
    { studentIds: Array.from({ length: 101 }, () => UNKNOWN_ID) },
    "studentIds",
    "At most 100 students can be added at once.",
  ],
  [
    "updateTeam",
    { teamLeadId: UNKNOWN_ID },
    "teamLeadId",
    "The team lead must be a member of the team or the club head.",
  ],
  [
    "rejectOtherApplications",
    { projectId: "open" },
    "projectId",
    "This project is still open. Approve an application first, or reject them one by one.",
  ],
  ["createAccessToken", { name: " " }, "name", "Name is required."],
  ["createAccessToken", { scopes: [] }, "scopes", "Choose at least one scope."],
  [
    "createAccessToken",
    { expiresInDays: 0 },
    "expiresInDays",
    "Expiration must be a whole number of days from 1 to 366.",
  ],
  [
    "createAccessToken",
    { expiresInDays: 367 },
    "expiresInDays",
    "Expiration must be a whole number of days from 1 to 366.",
  ],
  ["createWebhook", { url: `https://127.0.0.1/${"a".repeat(2048)}` }, "url", "URL must be at most 2048 characters."],
  [
    "createWebhook",
    { url: "partner.example/hook" },
    "url",
    "URL must be a full address starting with https://, without a password.",
  ],
  [
    "createWebhook",
    { url: "https://user:secret@partner.example/hook" },
    "url",
    "URL must be a full address starting with https://, without a password.",
  ],
  [
    "createWebhook",
    { url: "ftp://127.0.0.1/hook" },
    "url",
    "URL must be a full address starting with https://, without a password.",
  ],
  ["createWebhook", { events: [] }, "events", "Choose at least one event."],
  ["createWebhook", { description: emoji(141) }, "description", "Description must be at most 140 characters."],
  ["updateWebhook", { events: [] }, "events", "Choose at least one event."],
  ["sendContactMessage", { name: emoji(1) }, "name", "Name must be at least 2 characters."],
  ["sendContactMessage", { name: emoji(141) }, "name", "Name must be at most 140 characters."],
  [
    "sendContactMessage",
    { email: "asha@new.example\nBcc: all@new.example" },
    "email",
    "Please enter a valid email address.",
  ],
  ["sendContactMessage", { subject: ` ${emoji(4)} ` }, "subject", "Subject must be at least 5 characters."],
  ["sendContactMessage", { message: emoji(9) }, "message", "Message must be at least 10 characters."],
  ["sendContactMessage", { message: emoji(5001) }, "message", "Message must be at most 5000 characters."],
  ["addDeliverable", { dueDate: "1999-12-31" }, "dueDate", "Due date must be a date such as 2026-01-31."],
];

test.each(judged)("%s with %j is refused for %s", async (mutation, change, field, message) => {
  const before = await world.digest();
  const { input } = mutationInputs(world)[mutation]!;
  const filled = change["projectId"] === "open" ? { projectId: world.projects.open } : change;
  const refused = await judge(mutation, { ...input, ...filled });
  expect(refused.code).toMatch(/^(BAD_USER_INPUT|INVALID_CLUB_CODE)$/);
  expect(refused.fields).toEqual({ [field]: message });
  expect(await world.digest()).toBe(before);
});

/** Ids of rows that exist, but not for this viewer or not in this place. */
const foreign: [mutation: string, field: string, id: (world: World) => string, code: string][] = [
  ["submitApplication", "teamId", ({ teams }) => teams.wishingTeam, "NOT_FOUND"],
  ["submitApplication", "projectId", ({ teams }) => teams.team, "NOT_FOUND"],
  ["inviteClub", "clubId", ({ people }) => people.member.id, "NOT_FOUND"],
  ["inviteClub", "projectId", ({ projects }) => projects.elsewhere, "FORBIDDEN"],
  ["updateTeam", "teamLeadId", ({ people }) => people.mate.id, "BAD_USER_INPUT"],
  ["updateTeam", "teamLeadId", ({ people }) => people.rivalHead.id, "BAD_USER_INPUT"],
  ["approveApplication", "teamId", ({ teams }) => teams.team, "FORBIDDEN"],
  ["approveApplication", "teamId", ({ teams }) => teams.wishingTeam, "NOT_FOUND"],
  ["removeTeamMember", "studentId", ({ people }) => people.mate.id, "NOT_FOUND"],
  ["endMembership", "profileId", ({ people }) => people.head.id, "FORBIDDEN"],
  ["endMembership", "profileId", ({ people }) => people.colleague.id, "NOT_FOUND"],
  [
    "withdrawMembershipInvitation",
    "id",
    ({ membershipInvitations }) => membershipInvitations.toFormerColleague,
    "NOT_FOUND",
  ],
  ["removeStudent", "studentId", ({ people }) => people.head.id, "NOT_FOUND"],
  ["setStudentAlumnus", "studentId", ({ people }) => people.rival.id, "NOT_FOUND"],
  ["removeStudent", "studentId", ({ people }) => people.loner.id, "NOT_FOUND"],
  ["addDeliverable", "projectId", ({ deliverables }) => deliverables.running, "NOT_FOUND"],
];

test.each(foreign)("%s with a %s from elsewhere is refused", async (mutation, field, id, code) => {
  const before = await world.digest();
  const { input } = mutationInputs(world)[mutation]!;
  expect((await judge(mutation, { ...input, [field]: id(world) })).code).toBe(code);
  expect(await world.digest()).toBe(before);
});

test("several students are added together or not at all", async () => {
  const before = await world.digest();
  const { mate, rival, member } = world.people;
  const add = async (...studentIds: string[]) =>
    (await judge("addTeamMembers", { teamId: world.teams.team, studentIds })).code;
  expect(await add(mate.id, rival.id)).toBe("NOT_FOUND");
  expect(await add(mate.id, member.id)).toBe("MEMBER_ALREADY_EXISTS");
  expect(await world.digest()).toBe(before);
});

describe("at the limit, counted in code points, texts are accepted", () => {
  afterEach(() => world.restore());

  test.each<[string, Record<string, unknown>]>([
    [
      "createProject",
      {
        title: emoji(140),
        description: emoji(10_000),
        duration: emoji(40),
        stipend: emoji(140),
        skills: many(60),
        teamSize: 1000,
        startDate: "2200-12-31",
        endDate: "2200-12-31",
      },
    ],
    [
      "createProject",
      {
        title: "x",
        teamSize: 1,
        deliverables: Array.from({ length: 100 }, () => ({ ...deliverableInput, title: emoji(140) })),
      },
    ],
    ["updateProfile", { firstName: emoji(80), lastName: emoji(80), bio: emoji(2000) }],
    [
      "updateStudent",
      { education: emoji(280), skills: [emoji(60)], resumeUrl: "https://docs.google.com/document/d/1" },
    ],
    ["updateClub", { clubName: emoji(140), collegeName: emoji(140), description: emoji(10_000) }],
    ["submitApplication", { message: emoji(5000) }],
    ["createTeam", { teamName: emoji(140), description: emoji(10_000) }],
    ["createWebhook", { description: emoji(140), url: `https://127.0.0.1:9/${"a".repeat(2028)}` }],
    ["registerStartup", { password: "12345678" }],
    ["sendContactMessage", { name: emoji(2), subject: emoji(5), message: emoji(10) }],
    ["sendContactMessage", { name: emoji(140), subject: emoji(140), message: emoji(5000) }],
    ["registerStartup", { password: "a".repeat(200), email: `${"a".repeat(64)}@new.example` }],
  ])("%s", async (mutation, change) => {
    const { input } = mutationInputs(world)[mutation]!;
    expect(await judge(mutation, { ...input, ...change })).toEqual({ code: null, message: "", fields: {} });
  });

  test("and blanks around them are cut, empty optional ones stored as null", async () => {
    await judge("updateProfile", { firstName: "  Asha ", lastName: " Rao", bio: "   " });
    const { rows } = await server.database.query("select first_name, last_name, bio from profiles where id = $1", [
      world.people.member.id,
    ]);
    expect(rows).toEqual([{ first_name: "Asha", last_name: "Rao", bio: null }]);
  });
});
