/** What becomes of verifications later: they are checked again every 30 days, or when an operator asks. */
import { linkIn } from "../support/mails.ts";
import { sweepNow } from "../support/sweep.ts";
import type { TestServer } from "../support/test-server.ts";
import { setVerificationScene, type VerificationScene } from "../support/verification-scene.ts";
import { DOMAIN, RECORD, stateIn } from "../support/verifications.ts";
import type { PersonName } from "../support/world.ts";
import { attempt, write } from "../support/writes.ts";

let scene: VerificationScene;
let server: TestServer;

beforeAll(async () => {
  scene = await setVerificationScene();
  ({ server } = scene);
});

afterAll(() => scene?.stop());

beforeEach(() => scene.clear());

test("an operator sees which domains wait, and has them checked before they are due", async () => {
  const list = async (name: PersonName) => {
    const { waitingDomains } = await server.request<{ waitingDomains: { nodes: object[] } }>(
      "{ waitingDomains { nodes { id domain organisationName method failingSince } } }",
      {},
      { token: scene.person(name).token },
    );
    return waitingDomains.nodes;
  };
  const checkNow = (id: string, name: PersonName = "applicant") =>
    attempt(server, scene.person(name), "checkWaitingDomain", { id }, "");
  await scene.setWebsite(`https://${DOMAIN}`);
  const { id, proof } = await scene.start();
  const waiting = { id, domain: DOMAIN, organisationName: "owner's company", method: null, failingSince: null };
  expect(await list("applicant")).toEqual([waiting]);
  expect(await list("owner")).toEqual([]);
  for (const name of ["owner", "member"] as const) expect((await checkNow(id, name)).refusal?.code).toBe("NOT_FOUND");

  expect((await checkNow(id)).refusal?.code).toBe("DOMAIN_NOT_SHOWN");
  expect(await stateIn(server)).toMatchObject([{ verified: false }]);
  scene.names.txt(RECORD, [proof]);
  expect((await checkNow(id)).refusal).toBeNull();
  expect(await stateIn(server)).toEqual([{ days: 30, failing: false, verified: true }]);
  expect((await scene.deeds()).at(-1)).toEqual({
    action: "waitingDomain.check",
    actor_id: scene.person("applicant").id,
  });
  expect(await list("applicant")).toEqual([]);
  expect((await checkNow(id)).refusal?.code).toBe("NOT_FOUND");

  // A check that fails once more before it is due takes nothing away.
  await server.database.query("update verifications set failing_since = now(), due_at = now() + interval '2 days'");
  scene.names.clear();
  expect(await list("applicant")).toMatchObject([{ id, method: "DNS" }]);
  expect((await checkNow(id)).refusal?.code).toBe("DOMAIN_NOT_SHOWN");
  expect(await stateIn(server)).toMatchObject([{ failing: true, verified: true }]);
});

describe("another name", () => {
  const rename = (name: PersonName, mutation: string, names: object) =>
    write(scene.server, scene.person(name), mutation, names);
  const mailed = async (email: string) =>
    linkIn(await server.mails.waitFor({ to: email }), "/verify-domain").searchParams.get("token")!;
  const confirm = (token: string) => attempt(server, null, "confirmDomain", { token }, "{ domain }");

  test("ends a startup's verification, and the record that is still there shows the domain again", async () => {
    await scene.setWebsite(`https://${DOMAIN}`);
    const { proof } = await scene.start();
    scene.names.txt(RECORD, [proof]);
    await scene.check("DNS");
    for (const companyName of ["OWNER'S  Company", "owner's company"])
      await rename("owner", "updateStartup", { companyName });
    expect((await scene.badges()).startup).not.toBeNull();

    await rename("colleague", "updateStartup", { companyName: "Reserve Bank of India" });
    expect((await scene.badges()).startup).toBeNull();
    expect(await stateIn(server)).toEqual([{ days: 7, failing: false, verified: false }]);
    expect((await scene.deeds()).at(-1)).toEqual({
      action: "verification.end",
      actor_id: scene.person("colleague").id,
    });
    const subject = "Reserve Bank of India is no longer verified";
    const told = await server.mails.waitFor({ subject, to: scene.person("owner").email });
    expect(told.text).toContain(`The company's name was changed, so ${DOMAIN} has to be shown again.`);
    expect((await scene.check("DNS")).result).toMatchObject({ isVerified: true });
    await rename("owner", "updateStartup", { companyName: "owner's company" });
  });

  test.each([{ clubName: "IIT Bombay" }, { collegeName: "IIT Bombay" }])(
    "of a club or its college, %j, ends the club's, and a link that was mailed before",
    async (names) => {
      const email = "office@college.example.com";
      await scene.start("head", { domain: "college.example.com" });
      await scene.sendMail(email, "head");
      expect((await confirm(await mailed(email))).refusal).toBeNull();
      await rename("officer", "updateClub", names);
      expect((await scene.badges()).club).toBeNull();
      const told = await server.mails.waitFor({ subject: / is no longer verified$/, to: scene.person("head").email });
      expect(told.text).toContain("The name of the club or of its college was changed");

      server.mails.clear();
      await scene.sendMail(email, "head");
      const token = await mailed(email);
      server.mails.clear();
      await rename("head", "updateClub", { clubName: "head's club", collegeName: "College" });
      expect((await confirm(token)).refusal?.code).toBe("INVALID_TOKEN");
      expect((await scene.badges()).club).toBeNull();
      // It was not verified, so there is nothing to tell.
      expect((await scene.deeds()).filter(({ action }) => action === "verification.end")).toHaveLength(1);
    },
  );
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
    await scene.setWebsite(`https://${DOMAIN}`);
    const { proof } = await scene.start();
    scene.names.txt(RECORD, [proof]);
    await scene.check("DNS");
    expect(await state()).toEqual([{ days: 30, failing: false, verified: true }]);
    await server.database.query("update verifications set checked_at = now() - interval '30 days'");
    await recheck();
    expect(await state()).toEqual([{ days: 30, failing: false, verified: true }]);
    expect(Date.parse((await scene.badges()).startup!.checkedAt)).toBeGreaterThan(Date.now() - 60_000);

    scene.names.clear();
    await recheck();
    expect(await state()).toEqual([{ days: 3, failing: true, verified: true }]);
    await server.mails.waitFor({ subject: `${DOMAIN} must be verified again`, to: scene.person("owner").email });
    // Repaired in time.
    scene.names.txt(RECORD, [proof]);
    await recheck();
    expect(await state()).toEqual([{ days: 30, failing: false, verified: true }]);

    scene.names.clear();
    await recheck();
    await recheck();
    expect((await scene.badges()).startup).toBeNull();
    await server.mails.waitFor({ subject: "owner's company is no longer verified" });
    expect((await scene.deeds()).at(-1)).toEqual({ action: "verification.end", actor_id: null });
    // The text stays the same, so that repairing the record is enough.
    scene.names.txt(RECORD, [proof]);
    expect((await scene.check("DNS")).result).toMatchObject({ isVerified: true });
  });

  test("the mail is sent again, and the verification ends without an answer", async () => {
    await scene.start("head", { domain: "college.example.com" });
    const email = "office@college.example.com";
    const answer = async () => {
      const link = linkIn(await server.mails.waitFor({ to: email }), "/verify-domain");
      server.mails.clear();
      return attempt(server, null, "confirmDomain", { token: link.searchParams.get("token") }, "{ domain }");
    };
    await scene.sendMail(email, "head");
    await answer();
    await recheck();
    expect(await state()).toEqual([{ days: 7, failing: true, verified: true }]);
    expect((await scene.badges()).club).not.toBeNull();
    expect((await answer()).refusal).toBeNull();
    expect(await state()).toEqual([{ days: 30, failing: false, verified: true }]);
    await recheck();
    await recheck();
    expect((await scene.badges()).club).toBeNull();
    await server.mails.waitFor({ subject: "head's club is no longer verified", to: scene.person("head").email });
  });

  test("two servers' sweeps check once, and what was never shown is given up", async () => {
    await scene.setWebsite(`https://${DOMAIN}`);
    const { proof } = await scene.start();
    scene.names.txt(RECORD, [proof]);
    await scene.check("DNS");
    scene.names.clear();
    await due();
    await Promise.all([sweepNow(server, "recheck_domain"), sweepNow(server, "recheck_domain")]);
    await server.mails.waitFor({ subject: `${DOMAIN} must be verified again` });
    expect(await state()).toEqual([{ days: 3, failing: true, verified: true }]);
    expect(subjects()).toHaveLength(1);

    await scene.start("head", { domain: "college.example.com" });
    await server.database.query(
      "update verifications set due_at = now() - interval '1 second' where club_id is not null",
    );
    await sweepNow(server, "recheck_domain");
    expect(await state()).toHaveLength(1);
  });
});
