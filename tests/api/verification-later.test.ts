/** What becomes of verifications later: they are checked again every 30 days, or when an operator asks. */
import { linkIn } from "../support/mails.ts";
import { startNameServer, type NameServer } from "../support/name-server.ts";
import { sweepNow } from "../support/sweep.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";
import { badgesFor, deedsIn, DOMAIN, RECORD, stateIn, type Challenge } from "../support/verifications.ts";
import { attempt, write } from "../support/writes.ts";

let server: TestServer;
let world: World;
let names: NameServer;

const CHALLENGE = "{ id domain recordName fileUrl proof isVerified expiresAt email }";

beforeAll(async () => {
  names = await startNameServer();
  server = await startTestServer({ environment: { DNS_SERVERS: names.address, WEBHOOK_TIMEOUT_MS: "400" } });
  world = await createWorld(server);
});

afterAll(() => Promise.all([server?.stop(), names?.stop()]));

beforeEach(async () => {
  names.clear();
  server.mails.clear();
  await server.database.query("delete from verifications; delete from rate_limits");
});

const person = (name: PersonName) => world.people[name];
const setWebsite = (website: string | null) => write(server, person("owner"), "updateStartup", { website });
const start = (name: PersonName = "owner", input: object = {}) =>
  write<Challenge>(server, person(name), "startVerification", input, CHALLENGE);
const check = (method: string, name: PersonName = "owner") =>
  attempt<Challenge>(server, person(name), "checkVerification", { method }, CHALLENGE);
const sendMail = (email: string, name: PersonName = "owner") =>
  attempt<Challenge>(server, person(name), "sendVerificationMail", { email }, CHALLENGE);

const badges = (name: PersonName = "member") => badgesFor(server, world, name);

const deeds = () => deedsIn(server);

test("an operator sees which domains wait, and has them checked before they are due", async () => {
  const list = async (name: PersonName) => {
    const { waitingDomains } = await server.request<{ waitingDomains: { nodes: object[] } }>(
      "{ waitingDomains { nodes { id domain organisationName method failingSince } } }",
      {},
      { token: person(name).token },
    );
    return waitingDomains.nodes;
  };
  const checkNow = (id: string, name: PersonName = "applicant") =>
    attempt(server, person(name), "checkWaitingDomain", { id }, "");
  await setWebsite(`https://${DOMAIN}`);
  const { id, proof } = await start();
  const waiting = { id, domain: DOMAIN, organisationName: "owner's company", method: null, failingSince: null };
  expect(await list("applicant")).toEqual([waiting]);
  expect(await list("owner")).toEqual([]);
  for (const name of ["owner", "member"] as const) expect((await checkNow(id, name)).refusal?.code).toBe("NOT_FOUND");

  expect((await checkNow(id)).refusal?.code).toBe("DOMAIN_NOT_SHOWN");
  expect(await stateIn(server)).toMatchObject([{ verified: false }]);
  names.txt(RECORD, [proof]);
  expect((await checkNow(id)).refusal).toBeNull();
  expect(await stateIn(server)).toEqual([{ days: 30, failing: false, verified: true }]);
  expect((await deeds()).at(-1)).toEqual({ action: "waitingDomain.check", actor_id: person("applicant").id });
  expect(await list("applicant")).toEqual([]);
  expect((await checkNow(id)).refusal?.code).toBe("NOT_FOUND");

  // A check that fails once more before it is due takes nothing away.
  await server.database.query("update verifications set failing_since = now(), due_at = now() + interval '2 days'");
  names.clear();
  expect(await list("applicant")).toMatchObject([{ id, method: "DNS" }]);
  expect((await checkNow(id)).refusal?.code).toBe("DOMAIN_NOT_SHOWN");
  expect(await stateIn(server)).toMatchObject([{ failing: true, verified: true }]);
});

describe("every 30 days", () => {
  const due = () => server.database.query("update verifications set due_at = now() - interval '1 second'");
  const state = () => stateIn(server);
  const recheck = async () => {
    await due();
    await sweepNow(server, "recheck_domain");
  };
  const subjects = () => server.mails.all.map(({ subject }) => subject);

  test("the record is asked again; the second failure ends the verification, and both are told", async () => {
    await setWebsite(`https://${DOMAIN}`);
    const { proof } = await start();
    names.txt(RECORD, [proof]);
    await check("DNS");
    expect(await state()).toEqual([{ days: 30, failing: false, verified: true }]);
    await server.database.query("update verifications set checked_at = now() - interval '30 days'");
    await recheck();
    expect(await state()).toEqual([{ days: 30, failing: false, verified: true }]);
    expect(Date.parse((await badges()).startup!.checkedAt)).toBeGreaterThan(Date.now() - 60_000);

    names.clear();
    await recheck();
    expect(await state()).toEqual([{ days: 3, failing: true, verified: true }]);
    await server.mails.waitFor({ subject: `${DOMAIN} must be verified again`, to: person("owner").email });
    // Repaired in time.
    names.txt(RECORD, [proof]);
    await recheck();
    expect(await state()).toEqual([{ days: 30, failing: false, verified: true }]);

    names.clear();
    await recheck();
    await recheck();
    expect((await badges()).startup).toBeNull();
    await server.mails.waitFor({ subject: "owner's company is no longer verified" });
    expect((await deeds()).at(-1)).toEqual({ action: "verification.end", actor_id: null });
    // The text stays the same, so that repairing the record is enough.
    names.txt(RECORD, [proof]);
    expect((await check("DNS")).result).toMatchObject({ isVerified: true });
  });

  test("the mail is sent again, and the verification ends without an answer", async () => {
    await start("head", { domain: "college.example.com" });
    const email = "office@college.example.com";
    const answer = async () => {
      const link = linkIn(await server.mails.waitFor({ to: email }), "/verify-domain");
      server.mails.clear();
      return attempt(server, null, "confirmDomain", { token: link.searchParams.get("token") }, "{ domain }");
    };
    await sendMail(email, "head");
    await answer();
    await recheck();
    expect(await state()).toEqual([{ days: 7, failing: true, verified: true }]);
    expect((await badges()).club).not.toBeNull();
    expect((await answer()).refusal).toBeNull();
    expect(await state()).toEqual([{ days: 30, failing: false, verified: true }]);
    await recheck();
    await recheck();
    expect((await badges()).club).toBeNull();
    await server.mails.waitFor({ subject: "head's club is no longer verified", to: person("head").email });
  });

  test("two servers' sweeps check once, and what was never shown is given up", async () => {
    await setWebsite(`https://${DOMAIN}`);
    const { proof } = await start();
    names.txt(RECORD, [proof]);
    await check("DNS");
    names.clear();
    await due();
    await Promise.all([sweepNow(server, "recheck_domain"), sweepNow(server, "recheck_domain")]);
    await server.mails.waitFor({ subject: `${DOMAIN} must be verified again` });
    expect(await state()).toEqual([{ days: 3, failing: true, verified: true }]);
    expect(subjects()).toHaveLength(1);

    await start("head", { domain: "college.example.com" });
    await server.database.query(
      "update verifications set due_at = now() - interval '1 second' where club_id is not null",
    );
    await sweepNow(server, "recheck_domain");
    expect(await state()).toHaveLength(1);
  });
});
