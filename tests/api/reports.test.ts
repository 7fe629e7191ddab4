/** Reports to the operators: who may report what, who reads it, and that the reported never learn who it was. */
import { limits } from "../../server/src/contract/limits.ts";
import { signUpOperator } from "../support/operators.ts";
import { signUp, type ClubHead, type Person, type StartupPerson } from "../support/people.ts";
import { insertProjects } from "../support/rows.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { attempt, write } from "../support/writes.ts";

let server: TestServer;
let head: ClubHead;
let student: Person;
let owner: StartupPerson;
let operator: Person;
let project: string;

const title = "Sell your friends' data";

beforeAll(async () => {
  server = await borrowTestServer();
  head = await signUp.clubHead(server);
  student = await signUp.student(server, head, { firstName: "Reporting" });
  owner = await signUp.startup(server, { firstName: "Reported" });
  operator = await signUpOperator(server);
  [project = ""] = await insertProjects(server.database, owner.startupId, 1, { title });
});
afterAll(() => server?.stop());
afterEach(() => server.database.query("delete from reports; delete from audit_events; delete from rate_limits"));

const about = (targetType: string, targetId: string, more = {}) => ({ targetType, targetId, reason: "SPAM", ...more });

const SENT = "{ nodes { id targetType targetName reason details outcome note answeredAt } }";
const OPEN = "{ nodes { id targetType reason targetId targetName content details openedAt viewerCanAnswer } }";

const sentBy = async (person: Person) =>
  (await server.request<{ sentReports: { nodes: object[] } }>(`{ sentReports ${SENT} }`, {}, person)).sentReports.nodes;

interface Review {
  id: string;
  targetName: string | null;
  viewerCanAnswer: boolean;
}

const openFor = async (person: Person) =>
  (await server.request<{ openReports: { nodes: Review[] } }>(`{ openReports ${OPEN} }`, {}, person)).openReports.nodes;

const deedsSeenBy = async (person: Person) =>
  (
    await server.request<{ auditLog: { nodes: { action: string; actor: { id: string } | null }[] } }>(
      "{ auditLog(first: 50) { nodes { action resource resourceId actor { id } } } }",
      {},
      person,
    )
  ).auditLog.nodes;

/** Everything the server tells a person about themselves, and every mail they got. */
async function toldTo(person: Person): Promise<string> {
  const told = await server.request(
    `{ personalData { json } sentReports { nodes { id } } openReports { nodes { id } }
       auditLog(first: 50) { nodes { action resourceId actor { id firstName } requestId } } }`,
    {},
    person,
  );
  const { rows } = await server.database.query("select * from outbox_mails where recipient = $1", [person.email]);
  return JSON.stringify([told, rows]);
}

test("a report is read as sent, answered, and told to the reporter; the reported never learn who it was", async () => {
  const details = "They ask for passwords.";
  const { id } = await write(server, student, "createReport", about("PROJECT", project, { details }));
  const report = { id, targetType: "PROJECT", reason: "SPAM" };
  expect(await sentBy(student)).toEqual([
    { ...report, targetName: title, details, outcome: null, note: null, answeredAt: null },
  ]);
  // What is reported can be changed; the report keeps what it was.
  await server.database.query("update projects set title = 'Nothing to see here' where id = $1", [project]);

  // The list tells an operator nothing of those who are reported before the report is opened.
  const hidden = { targetId: null, targetName: null, content: null, details: null, openedAt: null };
  expect(await openFor(operator)).toEqual([{ ...report, ...hidden, viewerCanAnswer: false }]);
  const answer = { id, outcome: "ACTED", note: "We took the project down." };
  expect((await attempt(server, operator, "answerReport", answer)).refusal?.code).toBe("FORBIDDEN");
  expect(await write(server, operator, "openReport", { id }, "{ targetId targetName content details }")).toMatchObject({
    targetId: project,
    targetName: title,
    details,
  });
  expect((await openFor(operator))[0]).toMatchObject({ targetName: title, viewerCanAnswer: true });

  // Of two operators, the one who opened it last answers.
  const second = await signUpOperator(server);
  await write(server, second, "openReport", { id });
  expect((await openFor(operator))[0]).toMatchObject({ targetName: null, viewerCanAnswer: false });
  await write(server, operator, "openReport", { id });

  const outcomes = await Promise.all([1, 2].map(() => attempt(server, operator, "answerReport", answer)));
  expect(outcomes.map(({ refusal }) => refusal?.code).sort()).toEqual(["REPORT_ALREADY_ANSWERED", undefined]);
  expect((await attempt(server, operator, "openReport", { id })).refusal?.code).toBe("REPORT_ALREADY_ANSWERED");
  expect(await openFor(operator)).toEqual([]);
  expect(await sentBy(student)).toEqual([
    {
      ...report,
      targetName: title,
      details,
      outcome: "ACTED",
      note: answer.note,
      answeredAt: expect.any(String) as string,
    },
  ]);
  const mail = await server.mails.waitFor(({ to, text }) => to.includes(student.email) && text.includes(answer.note));
  expect(mail.text).toContain(title);

  // The startup sees that operators read and answered a report, in no way who sent it or what it says.
  expect((await deedsSeenBy(owner)).map(({ action }) => action)).toEqual([
    "reportReview.answer",
    "reportReview.open",
    "reportReview.open",
    "reportReview.open",
  ]);
  const told = await toldTo(owner);
  for (const secret of [student.id, student.email, "Reporting", details, answer.note, "report.create"])
    expect(told).not.toContain(secret);
  // The reporter sees their own deed, and takes the report along in their data.
  expect((await deedsSeenBy(student)).map(({ action }) => action)).toEqual(["report.create"]);
  expect(await toldTo(student)).toContain(details);
});

test("clubs, startups and people are reported by whoever sees them, once at a time, never one's own", async () => {
  const rival = await signUp.clubHead(server);
  const targets = [about("CLUB", head.clubId), about("STARTUP", owner.startupId), about("PERSON", head.id)];
  for (const target of targets) await write(server, rival, "createReport", target);
  expect((await sentBy(rival)).length).toBe(3);
  for (const target of targets)
    expect((await attempt(server, rival, "createReport", target)).refusal?.code).toBe("ALREADY_REPORTED");
  // Two at once: one report.
  const outcomes = await Promise.all([1, 2].map(() => attempt(server, student, "createReport", targets[0]!)));
  expect(outcomes.map(({ refusal }) => refusal?.code).sort()).toEqual(["ALREADY_REPORTED", undefined]);

  const refused = async (person: Person, input: object) =>
    (await attempt(server, person, "createReport", input)).refusal;
  const own = { code: "BAD_USER_INPUT", fields: { targetId: "This is yours. Report only what belongs to others." } };
  expect(await refused(head, targets[0]!)).toMatchObject(own);
  expect(await refused(head, targets[2]!)).toMatchObject(own);
  expect(await refused(owner, about("PROJECT", project))).toMatchObject(own);
  // Whom one does not see, one cannot report; missing and hidden look alike.
  for (const id of [student.id, "0192a000-0000-7000-8000-000000000000", "no id"])
    expect((await refused(rival, about("PERSON", id)))?.code).toBe("NOT_FOUND");
  expect(await refused(rival, about("PROJECT", project, { reason: "OTHER" }))).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { details: "Tell us what is wrong." },
  });
  const long = "x".repeat(limits.reportTextLength + 1);
  expect((await refused(rival, about("PROJECT", project, { details: long })))?.fields).toHaveProperty("details");
});

test("an operator who is reported, or acts for what is, does not see the report", async () => {
  await server.database.query("insert into operator_grants (id, profile_id) values (gen_random_uuid(), $1)", [
    owner.id,
  ]);
  const { id } = await write(server, student, "createReport", about("STARTUP", owner.startupId));
  const { id: ofPerson } = await write(server, student, "createReport", about("PERSON", operator.id));
  expect((await openFor(operator)).map((each) => each.id)).toEqual([id]);
  expect((await attempt(server, operator, "openReport", { id: ofPerson })).refusal?.code).toBe("NOT_FOUND");
  // Nobody else than operators sees any.
  for (const person of [student, head]) expect(await openFor(person)).toEqual([]);
  expect((await attempt(server, head, "openReport", { id })).refusal?.code).toBe("NOT_FOUND");
});

test("a person sends so many reports a day; then the answer says when to go on", async () => {
  const eager = await signUp.student(server, head);
  const targets = await insertProjects(server.database, owner.startupId, limits.reportsPerDay + 1);
  const codes = [];
  for (const id of targets)
    codes.push((await attempt(server, eager, "createReport", about("PROJECT", id))).refusal?.code);
  expect(codes.slice(0, -1)).toEqual(codes.slice(0, -1).fill(undefined));
  expect(codes.at(-1)).toBe("RATE_LIMITED");
  // Oldest first, in pages.
  const { openReports } = await server.request<{ openReports: { nodes: Review[]; totalCount: number } }>(
    "{ openReports(first: 1) { nodes { id } totalCount } }",
    {},
    operator,
  );
  expect(openReports.totalCount).toBe(limits.reportsPerDay);
  const { rows } = await server.database.query<{ id: string }>("select id from reports order by created_at limit 1");
  expect(openReports.nodes[0]?.id).toBe(rows[0]?.id);
});

test("what is refused does not count towards the reports of a day", async () => {
  const careless = await signUp.student(server, head);
  const [first = "", ...others] = await insertProjects(server.database, owner.startupId, limits.reportsPerDay);
  await write(server, careless, "createReport", about("PROJECT", first));
  for (let round = 0; round < limits.reportsPerDay; round += 1) {
    const [input, code] = [
      [about("PROJECT", first), "ALREADY_REPORTED"] as const,
      [about("PROJECT", "no id"), "NOT_FOUND"] as const,
      [about("PERSON", careless.id), "BAD_USER_INPUT"] as const,
    ][round % 3]!;
    expect((await attempt(server, careless, "createReport", input)).refusal?.code).toBe(code);
  }
  for (const id of others) await write(server, careless, "createReport", about("PROJECT", id));
  const [last = ""] = await insertProjects(server.database, owner.startupId, 1);
  const { refusal } = await attempt(server, careless, "createReport", about("PROJECT", last));
  expect(refusal?.code).toBe("RATE_LIMITED");
});

test("a report about the only operator waits for the next one, and its answer tells nobody who operates", async () => {
  await server.database.query("update operator_grants set revoked_at = now() where profile_id <> $1", [operator.id]);
  const told = await attempt(server, student, "createReport", about("PERSON", operator.id), "{ id outcome }");
  const other = await attempt(server, student, "createReport", about("PERSON", owner.id), "{ id outcome }");
  expect([told.refusal, other.refusal]).toEqual([null, null]);
  expect(Object.keys(told.result!)).toEqual(Object.keys(other.result!));
  expect((await openFor(operator)).map(({ id }) => id)).not.toContain(told.result!.id);
  const next = await signUpOperator(server);
  expect((await openFor(next)).map(({ id }) => id)).toContain(told.result!.id);
});

test("deleting an account takes reports about the person along, and those they sent stay without them", async () => {
  const leaver = await signUp.startup(server);
  await write(server, student, "createReport", about("PERSON", leaver.id));
  await write(server, leaver, "createReport", about("PROJECT", project));
  await server.request(
    "mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }",
    { input: { password: leaver.password, confirmation: leaver.email } },
    leaver,
  );
  const { rows } = await server.database.query("select reporter_id, target_type from reports");
  expect(rows).toEqual([{ reporter_id: null, target_type: "project" }]);
  const [left] = await openFor(operator);
  await write(server, operator, "openReport", { id: left!.id });
  await write(server, operator, "answerReport", { id: left!.id, outcome: "DISMISSED" });
});

test("operators neither read nor answer what they reported themselves", async () => {
  const { id } = await write<{ id: string }>(server, operator, "createReport", about("PROJECT", project), "{ id }");
  expect(await sentBy(operator)).toMatchObject([{ id }]);
  expect(await openFor(operator)).toEqual([]);
  expect((await attempt(server, operator, "openReport", { id }, "{ id }")).refusal?.code).toBe("NOT_FOUND");
});
