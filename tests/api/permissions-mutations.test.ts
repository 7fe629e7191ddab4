import { randomUUID } from "node:crypto";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, worldPassword, type World } from "../support/world.ts";
import { parseTable, refusalCell, tokenOf, viewers, type Cells, type Viewer } from "./permissions-table.ts";
import { operationsOf } from "./schema-facts.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer();
  world = await createWorld(server);
});

afterAll(() => server?.stop());

/*
 * Who may do what, by the specification's section 6 and the decisions, written by hand. + is done, U UNAUTHENTICATED,
 * F FORBIDDEN (the kind of user never may, or the row is visible and not the viewer's), N NOT_FOUND (the row is not visible).
 */
const table = parseTable(`
                                        anonymous loner member mate rival stranger head rivalHead strangerHead owner other
  createProject                             U       F     F     F     F      F      F       F          F         +     +
  updateProject(open)                       U       F     F     F     F      F      F       F          F         +     F
  updateProject(running)                    U       F     F     F     F      F      F       F          F         +     N
  completeProject(running)                  U       F     F     F     F      F      F       F          F         +     N
  withdrawProject(open)                     U       F     F     F     F      F      F       F          F         +     F
  rejectOtherApplications(running)          U       F     F     F     F      F      F       F          F         +     N
  inviteClub(open)                          U       F     F     F     F      F      F       F          F         +     F

  submitApplication(open,team)              U       F     F     F     F      F      +       F          N         F     F
  submitApplication(open,wishingTeam)       U       F     F     F     F      F      N       N          +         F     F
  submitApplication(running,wishingTeam)    U       F     F     F     F      F   PROJECT_NOT_OPEN PROJECT_NOT_OPEN N F F
  approveApplication(pending)               U       F     F     F     F      F      F       N          N         +     N
  approveApplication(invitation)            U       F     F     F     F      F      N       +          N         F     N
  rejectApplication(pending)                U       F     F     F     F      F      F       N          N         +     N
  rejectApplication(invitation)             U       F     F     F     F      F      N       +          N         F     N
  withdrawApplication(pending)              U       F     F     F     F      F      +       N          N         F     N
  withdrawApplication(invitation)           U       F     F     F     F      F      N       F          N         +     N

  createTeam                                U       F     F     F     F      F      +       +          +         F     F
  createTeam(running)                       U       F     F     F     F      F      +       +          N         F     F
  updateTeam(team)                          U       F     F     F     F      F      +       F          N         F     F
  updateTeam(idleTeam)                      U       F     F     F     F      F      +       N          N         F     F
  deleteTeam(idleTeam)                      U       F     F     F     F      F      +       N          N         F     F
  addTeamMembers(team,mate)                 U       F     F     F     F      F      +       F          N         F     F
  addTeamMembers(team,rival)                U       F     F     F     F      F      N       F          N         F     F
  addTeamMembers(wishingTeam,stranger)      U       F     F     F     F      F      N       N MEMBER_ALREADY_EXISTS F F
  removeTeamMember(team,member)             U       F     F     F     F      F      +       F          N         F     F
  removeStudent(member)                     U       F     F     F     F      F      +       F          N         F     F
  removeStudent(mate)                       U       F     F     F     F      F      +       N          N         F     F
  updateClub                                U       F     F     F     F      F      +       +          +         F     F
  rotateSecretCode                          U       F     F     F     F      F      +       +          +         F     F

  updateProfile                             U       +     +     +     +      +      +       +          +         +     +
  updateStudent                             U       +     +     +     +      +      F       F          F         F     F
  updateStartup                             U       F     F     F     F      F      F       F          F         +     +
  enrollTotp                                U       +     +     +     +      +      +       +          +         +     +
  verifyTotp(applicants)                    U       N     N     N     N      N      N       N          N         N     N
  removeFactor(applicants)                  U       N     N     N     N      N      N       N          N         N     N
  regenerateRecoveryCodes                   U       N     N     N     N      N      N       N          N         N     N
  logOut                                    U       +     +     +     +      +      +       +          +         +     +
  joinClub                                  U       + ALREADY_IN_CLUB ALREADY_IN_CLUB ALREADY_IN_CLUB ALREADY_IN_CLUB F F F F  F

  changePassword                            U       +     +     +     +      +      +       +          +         +     +
  endSession(member)                        U       N     +     N     N      N      N       N          N         N     N
  endOtherSessions                          U       +     +     +     +      +      +       +          +         +     +
  endAllSessions                            U       +     +     +     +      +      +       +          +         +     +
  deleteAccount                             U       +     +     +     +      +  WORK_IN_PROGRESS +     +  WORK_IN_PROGRESS +

  createAccessToken                         U       +     +     +     +      +      +       +          +         +     +
  revokeAccessToken(ofHead)                 U       N     N     N     N      N      +       N          N         N     N

  createWebhook                             U       F     F     F     F      F      +       +          +         +     +
  updateWebhook(ofStranger)                 U       F     F     F     F      F      N       N          +         N     N
  rotateWebhookSecret(ofStranger)           U       F     F     F     F      F      N       N          +         N     N
  deleteWebhook(ofStranger)                 U       F     F     F     F      F      N       N          +         N     N
  pingWebhook(ofStranger)                   U       F     F     F     F      F      N       N          +         N     N
  redeliverWebhookDelivery(toStranger)      U       F     F     F     F      F      N       N          +         N     N

  addDeliverable(running)                   U       F     F     F     F      F      +       F          N         +     N
  addDeliverable(wanted)                    U       F     F     F     F      F      F       F          F         +     F
  addDeliverable(done)                      U       F     F     F     F      F      +       N          N         +     N
  updateDeliverable(running)                U       F     F     F     F      F      +       N          N         +     N
  deleteDeliverable(running)                U       F     F     F     F      F      +       N          N         +     N
  deleteDeliverable(wanted)                 U       F     F     F     F      F      N       N          N         +     N
  setDeliverableCompletion(running)         U       N     +     N     N      N      +       N          N         +     N
  setDeliverableCompletion(wanted)          U       N     N     N     N      N      N       N          N         +     N

  logIn               INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS
  completeLogIn       CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED
  refreshSession      SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED
  verifyEmail         INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN
  resetPassword       INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN
  reserveSecretCode                         +       +     +     +     +      +      +       +          +         +     +
  sendContactMessage                        +       +     +     +     +      +      +       +          +         +     +
`);

/** Mutations that a stranger to the product may call, and that answer nobody with a refusal. Run for a few viewers: they hash passwords. */
const openToEverybody = [
  "registerStudent",
  "registerClubHead",
  "registerStartup",
  "requestPasswordReset",
  "resendVerification",
];

const project = {
  title: "New",
  description: "Text",
  category: "OTHER",
  skills: ["React"],
  startDate: "2030-02-01",
  duration: "1-2 weeks",
  teamSize: 2,
};
const hook = { url: "https://127.0.0.1:9/hook", events: ["DELIVERABLE_CREATED"] };
const person = { firstName: "Asha", lastName: "Rao", email: "asha@new.example", password: "correct horse battery" };

const sessionIn = (token: string) =>
  (JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as { sid: string }).sid;

/** The input of a mutation by a viewer; `names` are those in the line's parentheses. */
function inputOf(mutation: string, names: string[], viewer: Viewer): object | null {
  const {
    projects,
    teams,
    applications,
    deliverables,
    people,
    codes,
    accessTokens,
    webhooks,
    webhookDeliveries,
    factors,
  } = world;
  const [first = "", second = ""] = names;
  const projectId = projects[first as keyof typeof projects];
  const teamId = teams[first as keyof typeof teams];
  const application = { id: applications[first as keyof typeof applications] };
  const deliverable = { id: deliverables[first as keyof typeof deliverables] };
  const studentOf = (name: string) => people[name as keyof typeof people]?.id;
  const inputs: Record<string, object | null> = {
    createProject: project,
    updateProject: { ...project, id: projectId },
    completeProject: { id: projectId },
    withdrawProject: { id: projectId },
    rejectOtherApplications: { projectId },
    inviteClub: { projectId, clubId: people.strangerHead.id, message: "Join us." },
    submitApplication: { projectId, teamId: teams[second as keyof typeof teams], message: "Take us." },
    approveApplication: application,
    rejectApplication: application,
    withdrawApplication: application,
    createTeam: { teamName: "New", ...(projectId && { projectId }) },
    updateTeam: { id: teamId, teamName: "Changed" },
    deleteTeam: { id: teamId },
    addTeamMembers: { teamId, studentIds: [studentOf(second)] },
    removeTeamMember: { teamId, studentId: studentOf(second) },
    removeStudent: { studentId: studentOf(first) },
    updateClub: { clubName: "Changed", collegeName: "Changed", clubType: "OTHER" },
    rotateSecretCode: null,
    updateProfile: { firstName: "Changed", lastName: "Changed" },
    updateStudent: { skills: ["Changed"] },
    updateStartup: { companyName: "Changed", position: "Changed", industry: "OTHER" },
    createAccessToken: { name: "New", scopes: ["PROJECTS_READ"] },
    revokeAccessToken: { id: accessTokens[first as keyof typeof accessTokens] },
    createWebhook: hook,
    updateWebhook: { ...hook, id: webhooks[first as keyof typeof webhooks], isEnabled: true },
    rotateWebhookSecret: { id: webhooks[first as keyof typeof webhooks] },
    deleteWebhook: { id: webhooks[first as keyof typeof webhooks] },
    pingWebhook: { id: webhooks[first as keyof typeof webhooks] },
    redeliverWebhookDelivery: { id: webhookDeliveries[first as keyof typeof webhookDeliveries] },
    enrollTotp: { friendlyName: "Phone", password: worldPassword },
    verifyTotp: { id: factors[first as keyof typeof factors], code: "123456" },
    removeFactor: { id: factors[first as keyof typeof factors], password: worldPassword, code: "123456" },
    regenerateRecoveryCodes: { password: worldPassword, code: "123456" },
    completeLogIn: { challenge: "unknown", code: "123456" },
    logOut: null,
    joinClub: { clubCode: codes.head },
    changePassword: { currentPassword: worldPassword, newPassword: "another horse battery" },
    endSession: { id: sessionIn(people.member.token) },
    endOtherSessions: null,
    endAllSessions: null,
    deleteAccount: {
      password: worldPassword,
      confirmation: viewer === "anonymous" ? "nobody@world.example" : people[viewer].email,
    },
    addDeliverable: { projectId, title: "New", dueDate: "2030-02-01" },
    updateDeliverable: { ...deliverable, title: "Changed", dueDate: "2030-02-01" },
    deleteDeliverable: deliverable,
    setDeliverableCompletion: { ...deliverable, isCompleted: true },
    // A different address each time, since the limit per address stays in force.
    logIn: { email: `nobody-${randomUUID()}@world.example`, password: "wrong password" },
    refreshSession: { refreshToken: "unknown" },
    verifyEmail: { token: "unknown" },
    resetPassword: { token: "unknown", password: "correct horse battery" },
    reserveSecretCode: null,
    sendContactMessage: {
      name: "Asha",
      email: `nobody-${randomUUID()}@world.example`,
      subject: "A question",
      message: "How does this work?",
    },
    registerStudent: {
      ...person,
      clubCode: codes.head,
      education: "B.Tech",
      resumeUrl: "https://drive.google.com/file/d/new",
    },
    registerClubHead: { ...person, clubName: "New", collegeName: "College", clubType: "OTHER", description: "Text" },
    registerStartup: { ...person, companyName: "New", position: "Founder", industry: "OTHER" },
    requestPasswordReset: { email: "nobody@world.example" },
    resendVerification: { email: "nobody@world.example" },
  };
  if (!(mutation in inputs)) throw new Error(`There is no input for ${mutation}`);
  return inputs[mutation]!;
}

/** Calls a mutation and asks for nothing but whether it was done. */
function call(mutation: string, names: string[], viewer: Viewer) {
  const token = tokenOf(world, viewer);
  const input = inputOf(mutation, names, viewer);
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const selection = leaves.has(mutation) ? "" : "{ __typename }";
  const document = input
    ? `mutation ($input: ${type}!) { ${mutation}(input: $input) ${selection} }`
    : `mutation { ${mutation} ${selection} }`;
  return server.graphql(document, input ? { input } : {}, { token });
}

/** Mutations whose answer has no fields. */
const leaves = new Set([
  "withdrawProject",
  "revokeAccessToken",
  "deleteWebhook",
  "withdrawApplication",
  "deleteTeam",
  "deleteDeliverable",
  "logOut",
  "verifyEmail",
  "resetPassword",
  "reserveSecretCode",
  "requestPasswordReset",
  "resendVerification",
  "removeFactor",
  "sendContactMessage",
  "changePassword",
  "endSession",
  "endOtherSessions",
  "endAllSessions",
  "deleteAccount",
]);

/** Mutations that leave no record, each with its reason. */
const notOnRecord = new Map([
  ["logOut", "ends a session and leaves the account as it was"],
  ["endOtherSessions", "ends nothing here, where everybody has one session"],
  ["deleteAccount", "leaves nobody who could read the record"],
  ["reserveSecretCode", "belongs to nobody yet"],
  ["sendContactMessage", "may come from anybody, and is kept as a message"],
  ["enrollTotp", "changes nothing about the account before verifyTotp does"],
]);
const recorded = async () =>
  (await server.database.query<{ count: string }>("select count(*) from audit_events")).rows[0]!.count;

test.each(table)("%s", async (line, expected) => {
  const [mutation = "", ...names] = line.split(/[(),]/).filter(Boolean);
  const untouched = await world.digest();
  const cells: Partial<Cells> = {};
  const leftBehind: string[] = [];
  const unrecorded: string[] = [];
  const before = await recorded();
  for (const viewer of viewers) {
    const answer = await call(mutation, names, viewer);
    cells[viewer] = refusalCell(answer) ?? "+";
    const changed = (await world.digest()) !== untouched;
    if (cells[viewer] === "+" && !notOnRecord.has(mutation) && (await recorded()) === before) unrecorded.push(viewer);
    if (changed) await world.restore();
    if (changed !== (cells[viewer] === "+")) leftBehind.push(viewer);
  }
  expect(cells).toEqual(expected);
  // What was refused changed nothing, and what was done changed something, the record of it included; ending nothing is no change.
  expect(leftBehind).toEqual(mutation === "endOtherSessions" ? viewers.slice(1) : []);
  expect(unrecorded).toEqual([]);
  expect(await world.digest()).toBe(untouched);
});

test.each(openToEverybody)("%s is open to everybody", async (mutation) => {
  for (const viewer of ["anonymous", "member", "head", "owner"] as const) {
    expect((await call(mutation, [], viewer)).body.errors).toBeUndefined();
  }
  await world.restore();
});

test("every mutation has a line", async () => {
  const { Mutation } = await operationsOf(server);
  const lines = new Set([...table.map(([line]) => line.replace(/\(.*/, "")), ...openToEverybody]);
  expect(Mutation.filter((mutation) => !lines.has(mutation))).toEqual([]);
});
