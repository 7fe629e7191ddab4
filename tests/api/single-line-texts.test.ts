/** Texts of one line stay on one line: what was stored before that, and what a stranger writes into a mail. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { newEmail } from "../support/people.ts";
import { repository } from "../support/test-database.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type World } from "../support/world.ts";
import { attempt, write } from "../support/writes.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});

afterAll(() => server?.stop());

test("texts of several lines keep them, each ended by a line feed", async () => {
  const { description } = await write<{ description: string }>(
    server,
    world.people.head,
    "updateTeam",
    { id: world.teams.team, description: "One\r\ntwo\rthree\u2028four\n\n\tfive" },
    "{ description }",
  );
  expect(description).toBe("One\ntwo\nthree\nfour\n\n\tfive");
});

test("nobody who registers an address can write a paragraph into the mail that goes there", async () => {
  const email = newEmail();
  const person = {
    firstName: "Asha,\n\nYour account is locked.",
    lastName: "Rao",
    email,
    password: "correct horse battery",
  };
  const { refusal } = await attempt(
    server,
    null,
    "registerStartup",
    { ...person, companyName: "New", position: "Founder", industry: "OTHER" },
    "{ message }",
  );
  expect(refusal).toMatchObject({ code: "BAD_USER_INPUT", fields: { firstName: "First name must be on one line." } });
  expect((await server.database.query("select from outbox_mails where recipient = $1", [email])).rowCount).toBe(0);
});

test.each<[mutation: string, as: "head" | "owner", label: string, field: string]>([
  ["updateProfile", "head", "First name", "firstName"],
  ["updateProfile", "owner", "Last name", "lastName"],
  ["updateClub", "head", "Club name", "clubName"],
  ["updateClub", "head", "College name", "collegeName"],
  ["updateStartup", "owner", "Company name", "companyName"],
])("nobody can write a link into mails to strangers: %s as %s, %s", async (mutation, as, label, field) => {
  for (const name of ["Win at http://evil.example", "Go to www.evil.example", "Write to win@evil.example"]) {
    const { refusal } = await attempt(server, world.people[as], mutation, { [field]: name });
    expect(refusal?.fields).toEqual({ [field]: `${label} must not contain a web or email address.` });
  }
  expect((await attempt(server, world.people[as], mutation, { [field]: "Acme.ai" })).refusal).toBeNull();
});

test("what a visitor writes to us is shown as a quotation, line by line", async () => {
  const message = "Hello there.\n\n--\nQuadwork: all is well";
  await server.request("mutation ($input: SendContactMessageInput!) { sendContactMessage(input: $input) }", {
    input: { name: "Asha", email: "asha@new.example", subject: "A question", message },
  });
  const mail = await server.mails.waitFor({ subject: "Contact form: A question" });
  expect(mail.text).toContain("> Hello there.\n>\n> --\n> Quadwork: all is well\n");
  expect(mail.html).toMatch(/<blockquote[^>]*>Hello there\.\s+--\s+Quadwork: all is well<\/blockquote>/);
});

test("what was stored before is put on one line", async () => {
  const { database } = server;
  await database.query(
    "update projects set title = E'One\\ntwo\\u2028three', skills = array[E'Re\\nact', 'Vue'] where id = $1",
    [world.projects.open],
  );
  await database.query("update student_profiles set resume_url = E'https://drive.google.com/a\\n\\tb' where id = $1", [
    world.people.member.id,
  ]);
  await database.query("update profiles set first_name = E'\\u0001', bio = E'One\\ntwo' where id = $1", [
    world.people.member.id,
  ]);
  await database.query("delete from migrations where name like 'SingleLineTexts%'");
  await promisify(execFile)(process.execPath, [join(repository, "server/dist/migrate.js")], {
    env: { ...process.env, NODE_ENV: "test", DATABASE_URL: server.databaseUrl },
  });
  const read = async (statement: string, id: string) => (await database.query(statement, [id])).rows;
  expect(await read("select title, skills from projects where id = $1", world.projects.open)).toEqual([
    { title: "One two three", skills: ["Re act", "Vue"] },
  ]);
  expect(await read("select resume_url from student_profiles where id = $1", world.people.member.id)).toEqual([
    { resume_url: "https://drive.google.com/ab" },
  ]);
  expect(await read("select first_name, bio from profiles where id = $1", world.people.member.id)).toEqual([
    { first_name: " ", bio: "One\ntwo" },
  ]);
});
