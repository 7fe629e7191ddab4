import { randomUUID } from "node:crypto";
import { mutationInputs } from "../support/mutation-inputs.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, worldPassword, type World } from "../support/world.ts";
import { worldDomains } from "../support/world-verifications.ts";
import { parseTable, refusalCell, tokenOf, viewers, type Cells, type Viewer } from "./permissions-table.ts";
import { operationsOf } from "./schema-facts.ts";

let server: TestServer;
let world: World;
/** The world's digest before anything is tried. */
let untouched: string;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
  untouched = await world.digest();
});

afterAll(() => server?.stop());
/** Whether the last line left the world as it was; one that failed leaves nothing behind for the next. */
let clean = true;
afterEach(async () => {
  if (!clean) await world.restore();
  clean = true;
});

/*
 * Who may do what, by the specification's section 6 and the decisions, written by hand. + is done, U UNAUTHENTICATED,
 * F FORBIDDEN (the kind of user never may, or the row is visible and not the viewer's), N NOT_FOUND (the row is not
 * visible).
 */
const table = parseTable(`
                                          anonymous loner member mate rival stranger head rivalHead strangerHead owner other officer deputy formerOfficer colleague formerColleague
  createProject                           U         F     F      F    F     F        F    F         F            +     +     F       F      F             +         F
  updateProject(open)                     U         F     F      F    F     F        F    F         F            +     F     F       F      F             +         F
  updateProject(running)                  U         F     F      F    F     F        F    F         F            +     N     F       F      F             +         N
  completeProject(running)                U         F     F      F    F     F        F    F         F            +     N     F       F      F             +         N
  withdrawProject(open)                   U         F     F      F    F     F        F    F         F            +     F     F       F      F             +         F
  rejectOtherApplications(running)        U         F     F      F    F     F        F    F         F            +     N     F       F      F             +         N
  inviteClub(open)                        U         F     F      F    F     F        F    F         F            +     F     F       F      F             +         F

  inviteClub(open,newHead)                U         F     F      F    F     F        F    F         F            N     F     F       F      F             N         F

  submitApplication(open,team)            U         F     F      F    F     F        +    F         N            F     F     +       +      F             F         F
  submitApplication(open,wishingTeam)     U         F     F      F    F     F        N    N         +            F     F     N       N      F             F         F
  submitApplication(running,wishingTeam)  U         F     F      F    F     F        PROJECT_NOT_OPEN PROJECT_NOT_OPEN N            F     F     PROJECT_NOT_OPEN PROJECT_NOT_OPEN N             F         F
  approveApplication(pending)             U         F     F      F    F     F        F    N         N            +     N     F       F      N             +         N
  approveApplication(invitation)          U         F     F      F    F     F        N    +         N            F     N     N       N      N             F         N
  rejectApplication(pending)              U         F     F      F    F     F        F    N         N            +     N     F       F      N             +         N
  rejectApplication(invitation)           U         F     F      F    F     F        N    +         N            F     N     N       N      N             F         N
  withdrawApplication(pending)            U         F     F      F    F     F        +    N         N            F     N     +       +      N             F         N
  withdrawApplication(invitation)         U         F     F      F    F     F        N    F         N            +     N     N       N      N             +         N

  createTeam                              U         F     F      F    F     F        +    +         +            F     F     +       +      F             F         F
  createTeam(running)                     U         F     F      F    F     F        +    +         N            F     F     +       +      N             F         F
  updateTeam(team)                        U         F     F      F    F     F        +    F         N            F     F     +       +      N             F         F
  updateTeam(idleTeam)                    U         F     F      F    F     F        +    N         N            F     F     +       +      N             F         F
  deleteTeam(idleTeam)                    U         F     F      F    F     F        +    N         N            F     F     +       +      N             F         F
  addTeamMembers(team,mate)               U         F     F      F    F     F        +    F         N            F     F     +       +      F             F         F
  addTeamMembers(team,rival)              U         F     F      F    F     F        N    F         N            F     F     N       N      F             F         F
  addTeamMembers(wishingTeam,stranger)    U         F     F      F    F     F        N    N         MEMBER_ALREADY_EXISTS F     F     N       N      F             F         F
  removeTeamMember(team,member)           U         F     F      F    F     F        +    F         N            F     F     +       +      N             F         F
  removeStudent(member)                   U         F     F      F    F     F        +    F         N            F     F     +       +      N             F         F
  removeStudent(mate)                     U         F     F      F    F     F        +    N         N            F     F     +       +      N             F         F
  removeStudent(deputy)                   U         F     F      F    F     F        +    N         N            F     F     F       F      N             F         F
  setStudentAlumnus(member)               U F F F F F + F N F F + + N F F
  setStudentAlumnus(mate)                 U F F F F F + N N F F + + N F F
  setStudentAlumnus(deputy)               U F F F F F F N N F F F F N F F
  importRoster                            U F F F F F + + + F F + + F F F
  resendRosterInvitation(toLoner)         U F F F F F + N N F F + + N F F
  withdrawRosterInvitation(toLoner)       U F F F F F + N N F F + + N F F
  acceptRosterInvitation                  U + INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS
  updateClub                              U         F     F      F    F     F        +    +         +            F     F     +       +      F             F         F
  updateClub(officersMayAnswer)           U         F     F      F    F     F        +    +         +            F     F     F       F      F             F         F
  rotateSecretCode                        U         F     F      F    F     F        +    +         +            F     F     +       +      F             F         F
  invitePerson                            U F F F F F + + + + + F F F F F
  resendMembershipInvitation(toFormerOfficer) U F F F F F + N N N N N N F N N
  withdrawMembershipInvitation(toFormerOfficer) U F F F F F + N N N N N N F N N
  withdrawMembershipInvitation(toFormerColleague) U F F F F F N N N + N N N N N F
  acceptMembershipInvitation              U INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS + INVITED_ANOTHER_ADDRESS INVITED_ANOTHER_ADDRESS
  endMembership(officer)                  U F F F F F + N N N N F F N N N
  endMembership(deputy)                   U F F F F F + N N N N F F N N N
  endMembership(head)                     U F F F F F F N N N N F F N N N
  endMembership(colleague)                U F F F F F N N N + N N N N F N

  offerHandover(officer)                  U         F     F      F    F     F        +    BAD_USER_INPUT BAD_USER_INPUT BAD_USER_INPUT BAD_USER_INPUT F F F         F             F
  offerHandover(colleague)                U         F     F      F    F     F        BAD_USER_INPUT BAD_USER_INPUT BAD_USER_INPUT HANDOVER_ALREADY_OFFERED BAD_USER_INPUT F F F F F
  acceptHandover(toColleague)             U F F F F F N N N F N N N N + N
  declineHandover(toColleague)            U F F F F F N N N F N N N N + N
  withdrawHandover(toColleague)           U F F F F F N N N + N N N N F N
  orderSuccessors                         U         F     F      F    F     F        +    BAD_USER_INPUT BAD_USER_INPUT BAD_USER_INPUT BAD_USER_INPUT F F F         F             F
  leaveOrganisation                       U         F     F      F    F     F        SUCCESSOR_NEEDED + +         SUCCESSOR_NEEDED +     +       +      F             +         F

  acceptTerms                             U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  createReport(open)                      U         +     +      +    +     ALREADY_REPORTED + + +         BAD_USER_INPUT + +     +       +      BAD_USER_INPUT +
  createReport(running)                   U         N     +      +    +     N        +    +    N           BAD_USER_INPUT N +     +       N      BAD_USER_INPUT N
  openReport                              U         N     N      N    N     N        N    N         N            N     N     N       N      N             N         N
  answerReport                            U         N     N      N    N     N        N    N         N            N     N     N       N      N             N         N
  startVerification                       U F F F F F + + + + NO_DOMAIN F F F F F
  checkVerification                       U F F F F F DOMAIN_NOT_SHOWN N N DOMAIN_NOT_SHOWN N F F F F F
  sendVerificationMail                    U F F F F F + N N + N F F F F F
  endVerification                         U F F F F F + N N + N F F F F F

  updateProfile                           U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  updateStudent                           U         +     +      +    +     +        F    F         F            F     F     F       +      F             F         F
  updateStartup                           U         F     F      F    F     F        F    F         F            +     +     F       F      F             +         F
  enrollTotp                              U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  verifyTotp(applicants)                  U         N     N      N    N     N        N    N         N            N     N     N       N      N             N         N
  removeFactor(applicants)                U         N     N      N    N     N        N    N         N            N     N     N       N      N             N         N
  regenerateRecoveryCodes                 U         N     N      N    N     N        N    N         N            N     N     N       N      N             N         N
  logOut                                  U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  joinClub(DDDDD4)                        U         INVALID_CLUB_CODE ALREADY_IN_CLUB ALREADY_IN_CLUB ALREADY_IN_CLUB ALREADY_IN_CLUB F    F         F            F     F     F       ALREADY_IN_CLUB F             F         F
  joinClub                                U         +     ALREADY_IN_CLUB ALREADY_IN_CLUB ALREADY_IN_CLUB ALREADY_IN_CLUB F    F         F            F     F     F       ALREADY_IN_CLUB F             F         F

  changePassword                          U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  endSession(member)                      U         N     +      N    N     N        N    N         N            N     N     N       N      N             N         N
  endOtherSessions                        U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  endAllSessions                          U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  deleteAccount                           U         +     +      +    +     +        SUCCESSOR_NEEDED +         +            SUCCESSOR_NEEDED +     +       +      +             +         +

  createAccessToken                       U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  revokeAccessToken(ofHead)               U         N     N      N    N     N        +    N         N            N     N     N       N      N             N         N
  createCalendarFeed                      U         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  revokeCalendarFeed(ofHead)              U         N     N      N    N     N        +    N         N            N     N     N       N      N             N         N

  createWebhook                           U         F     F      F    F     F        +    +         +            +     +     +       +      F             +         F
  updateWebhook(ofStranger)               U         F     F      F    F     F        N    N         +            N     N     N       N      N             N         N
  rotateWebhookSecret(ofStranger)         U         F     F      F    F     F        N    N         +            N     N     N       N      N             N         N
  deleteWebhook(ofStranger)               U         N     N      N    N     N        N    N         +            N     N     N       N      N             N         N
  pingWebhook(ofStranger)                 U         F     F      F    F     F        N    N         +            N     N     N       N      N             N         N
  redeliverWebhookDelivery(toStranger)    U         F     F      F    F     F        N    N         +            N     N     N       N      N             N         N

  addDeliverable(running)                 U         F     F      F    F     F        +    F         N            +     N     +       +      N             +         N
  addDeliverable(wanted)                  U         F     F      F    F     F        F    F         F            +     F     F       F      F             +         F
  addDeliverable(done)                    U         F     F      F    F     F        PROJECT_COMPLETED N         N            PROJECT_COMPLETED N     PROJECT_COMPLETED PROJECT_COMPLETED N             PROJECT_COMPLETED N
  updateDeliverable(running)              U         F     F      F    F     F        +    N         N            +     N     +       +      N             +         N
  deleteDeliverable(running)              U         F     F      F    F     F        +    N         N            +     N     +       +      N             +         N
  deleteDeliverable(wanted)               U         F     F      F    F     F        N    N         N            +     N     N       N      N             +         N
  setDeliverableCompletion(running)       U         N     +      N    N     N        +    N         N            +     N     +       +      N             +         N
  setDeliverableCompletion(wanted)        U         N     N      N    N     N        N    N         N            +     N     N       N      N             +         N

  openAccount                             U         N     N      N    N     N        N    N         N            N     N     N       N      N             N         N
  suspendAccount                          U         N     N      N    N     N        N    N         N            N     N     N       N      N             N         N
  reopenAccount                           U         N     N      N    N     N        N    N         N            N     N     N       N      N             N         N
  retryMail                               U         N     N      N    N     N        N    N         N            N     N     N       N      N             N         N
  checkWaitingDomain                      U         N     N      N    N     N        N    N         N            N     N     N       N      N             N         N
  retryJob                                U         N     N      N    N     N        N    N         N            N     N     N       N      N             N         N

  logIn                                   INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS INVALID_CREDENTIALS
  completeLogIn                           CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED CHALLENGE_EXPIRED
  refreshSession                          SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED SESSION_EXPIRED
  verifyEmail                             INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN
  resetPassword                           INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN
  declineMembershipInvitation             INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN
  declineRosterInvitation                 INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN
  registerInvitedStudent                  INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN
  confirmDomain                           INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN
  registerInvited                         INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN INVALID_TOKEN
  reserveSecretCode                       +         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
  sendContactMessage                      +         +     +      +    +     +        +    +         +            +     +     +       +      +             +         +
`);

/**
 * Mutations that a stranger to the product may call, and that answer nobody with a refusal. Run for a few viewers: they
 * hash passwords.
 */
const openToEverybody = [
  "registerStudent",
  "registerClubHead",
  "registerStartup",
  "requestPasswordReset",
  "resendVerification",
];

const sessionIn = (token: string) =>
  (JSON.parse(Buffer.from(token.split(".")[1]!, "base64url").toString()) as { sid: string }).sid;

/** What differs from the usual input of a mutation: the rows that the line names in parentheses, or who asks. */
function changesOf(mutation: string, [first = "", second = ""]: string[], viewer: Viewer): object {
  const {
    projects,
    teams,
    applications,
    deliverables,
    people,
    clubs,
    unverified,
    codes,
    webhooks,
    factors,
    handovers,
  } = world;
  const named = <Rows extends object>(rows: Rows, name: string) => rows[name as keyof Rows];
  const project = { projectId: named(projects, first) };
  const team = { teamId: named(teams, first) };
  const studentOf = (name: string) => named(people, name)?.id;
  // A different address each time, since the limit per address stays in force.
  const email = `nobody-${randomUUID()}@world.example`;
  switch (mutation) {
    case "createReport":
      return { targetId: project.projectId };
    case "updateProject":
    case "completeProject":
    case "withdrawProject":
      return { id: project.projectId };
    case "rejectOtherApplications":
    case "createTeam":
    case "addDeliverable":
      return project;
    case "inviteClub":
      return { ...project, clubId: second ? named(unverified, second) : clubs.strangerHead };
    case "submitApplication":
      return { ...project, teamId: named(teams, second) };
    case "approveApplication":
    case "rejectApplication":
    case "withdrawApplication":
      return { id: named(applications, first) };
    case "updateTeam":
    case "deleteTeam":
      return { id: team.teamId };
    case "addTeamMembers":
      return { ...team, studentIds: [studentOf(second)] };
    case "removeTeamMember":
      return { ...team, studentId: studentOf(second) };
    case "removeStudent":
    case "setStudentAlumnus":
      return { studentId: studentOf(first) };
    case "offerHandover":
      return { to: studentOf(first) };
    case "acceptHandover":
    case "declineHandover":
    case "withdrawHandover":
      return { id: named(handovers, first) };
    case "startVerification":
      return { domain: viewer in clubs ? worldDomains.head : null };
    case "sendVerificationMail":
      return { email: `office@${viewer === "head" ? worldDomains.head : worldDomains.owner}` };
    case "updateClub":
      return first ? { [first]: false } : { officersMayAnswer: undefined };
    case "endMembership":
      return { profileId: studentOf(first) };
    case "resendMembershipInvitation":
    case "withdrawMembershipInvitation":
      return { id: named(world.membershipInvitations, first) };
    case "resendRosterInvitation":
    case "withdrawRosterInvitation":
      return { id: named(world.rosterInvitations, first) };
    case "importRoster":
      return { rows: [{ email }] };
    case "updateDeliverable":
    case "deleteDeliverable":
    case "setDeliverableCompletion":
      return { id: named(deliverables, first) };
    case "updateWebhook":
    case "rotateWebhookSecret":
    case "deleteWebhook":
    case "pingWebhook":
      return { id: named(webhooks, first) };
    case "verifyTotp":
    case "removeFactor":
      return { id: named(factors, first) };
    case "enrollTotp":
      return { password: worldPassword };
    case "endSession":
      return { id: sessionIn(people.member.token) };
    case "joinClub":
      return { clubCode: first || codes.head };
    case "deleteAccount":
      return { confirmation: viewer === "anonymous" ? "nobody@world.example" : people[viewer].email };
    case "logIn":
    case "invitePerson":
    case "sendContactMessage":
      return { email };
    default:
      return {};
  }
}

/** Calls a mutation and asks for nothing but whether it was done. */
function call(mutation: string, names: string[], viewer: Viewer) {
  const token = tokenOf(world, viewer);
  const usual = mutationInputs(world)[mutation];
  const input = usual && { ...usual.input, ...changesOf(mutation, names, viewer) };
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
  "revokeCalendarFeed",
  "retryMail",
  "checkWaitingDomain",
  "retryJob",
  "deleteWebhook",
  "endMembership",
  "withdrawMembershipInvitation",
  "declineMembershipInvitation",
  "withdrawRosterInvitation",
  "declineRosterInvitation",
  "endVerification",
  "withdrawApplication",
  "declineHandover",
  "withdrawHandover",
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
  const ask = async (viewer: Viewer) => refusalCell(await call(mutation, names, viewer)) ?? "+";
  const cells: Partial<Cells> = {};
  const unchanged: string[] = [];
  const unrecorded: string[] = [];
  const before = await recorded();
  clean = false;
  for (const viewer of viewers.filter((each) => expected[each] === "+")) {
    cells[viewer] = await ask(viewer);
    // A record is a change itself, which needs no digest.
    if (!notOnRecord.has(mutation)) {
      if ((await recorded()) === before) unrecorded.push(viewer);
      await world.restore();
    } else if ((await world.digest()) === untouched) unchanged.push(viewer);
    else await world.restore();
  }
  for (const viewer of viewers.filter((each) => expected[each] !== "+")) cells[viewer] = await ask(viewer);
  expect(cells).toEqual(expected);
  // What was done changed something, be it only the record of it; ending nothing is no change.
  expect(unchanged).toEqual(mutation === "endOtherSessions" ? viewers.slice(1) : []);
  expect(unrecorded).toEqual([]);
  // What was refused, to all of them together, changed nothing.
  expect(await world.digest()).toBe(untouched);
  clean = true;
});

test.each(openToEverybody)("%s is open to everybody", async (mutation) => {
  for (const viewer of ["anonymous", "member", "head", "owner"] as const) {
    // All of them send the same address, which may be registered three times an hour.
    await server.database.query("delete from rate_limits");
    expect((await call(mutation, [], viewer)).body.errors).toBeUndefined();
  }
  await world.restore();
});

test("every mutation has a line", async () => {
  const { Mutation } = await operationsOf(server);
  const lines = new Set([...table.map(([line]) => line.replace(/\(.*/, "")), ...openToEverybody]);
  expect(Mutation.filter((mutation) => !lines.has(mutation))).toEqual([]);
});
