/** Clubs and startups show that a domain is their own: by a DNS record, a file, or an answered mail. */
import { linkIn } from "../support/mails.ts";
import { startReceiver, type Receiver } from "../support/receiver.ts";
import { freePort, startServerProcess } from "../support/server-process.ts";
import { TEST_JWT_SECRET, type TestServer } from "../support/test-server.ts";
import { setVerificationScene, type VerificationScene } from "../support/verification-scene.ts";
import { DOMAIN, FILE, RECORD } from "../support/verifications.ts";
import { attempt, write } from "../support/writes.ts";

let scene: VerificationScene;
let server: TestServer;
let site: Receiver;

beforeAll(async () => {
  [scene, site] = await Promise.all([setVerificationScene(), startReceiver()]);
  ({ server } = scene);
});

afterAll(() => Promise.all([scene?.stop(), site?.stop()]));

beforeEach(() => scene.clear());

const refusalOfCheck = async (method: string) => (await scene.check(method)).refusal;

/** The startup's website at a port of the receiver, which answers with `proof` unless `reply` says otherwise. */
async function startSite(domain = DOMAIN) {
  await scene.setWebsite(`http://${domain}:${new URL(site.url).port}/about`);
  scene.names.addresses(domain, "127.0.0.1");
  return scene.start();
}
const serve = (text: string, status = 200) => site.reply(FILE, (response) => void response.writeHead(status).end(text));

describe("a DNS record", () => {
  beforeEach(() => scene.setWebsite(`https://www.${DOMAIN}/about`));

  test("verifies the website's domain, for everybody to see, and is recorded", async () => {
    const challenge = await scene.start();
    expect(challenge).toMatchObject({
      domain: DOMAIN,
      recordName: RECORD,
      fileUrl: `https://${DOMAIN}${FILE}`,
      isVerified: false,
    });
    expect(await scene.badges()).toEqual({ startup: null, club: null });
    // Among others, and in several strings, as long records are written.
    scene.names.txt(RECORD, ["v=spf1 -all"], [challenge.proof.slice(0, 12), challenge.proof.slice(12)]);
    expect((await scene.check("DNS")).result).toMatchObject({ id: challenge.id, isVerified: true, expiresAt: null });
    for (const viewer of ["member", "stranger", "head", "owner", "other", "colleague"] as const)
      expect((await scene.badges(viewer)).startup).toEqual({
        domain: DOMAIN,
        method: "DNS",
        checkedAt: expect.stringContaining(new Date().toISOString().slice(0, 4)),
      });
    const actor_id = scene.person("owner").id;
    expect(await scene.deeds()).toEqual([
      { action: "verification.create", actor_id },
      { action: "verification.check", actor_id },
    ]);
  });

  test("is missing, wrong, one of a hundred strings, or not answered for", async () => {
    const { proof } = await scene.start();
    expect(await refusalOfCheck("DNS")).toEqual({
      code: "DOMAIN_NOT_SHOWN",
      message: `There is no TXT record at ${RECORD} yet. New records can take an hour to appear.`,
    });
    const wrong = { code: "DOMAIN_NOT_SHOWN", message: expect.stringContaining("none with the expected text") };
    const hundred = Array.from({ length: 100 }, (_value, index) => [`${index}`]);
    for (const records of [[["quadwork-verification=other"]], hundred, [hundred.flat()], [[`${proof}0`]]]) {
      scene.names.txt(RECORD, ...records);
      expect(await refusalOfCheck("DNS")).toEqual(wrong);
    }
    scene.names.txt(RECORD, ...hundred, [proof]);
    scene.names.ignore(RECORD);
    expect(await refusalOfCheck("DNS")).toEqual({
      code: "DOMAIN_NOT_SHOWN",
      message: `The name servers of ${DOMAIN} did not answer. Please try again later.`,
    });
    expect((await scene.badges()).startup).toBeNull();
  });

  test("of another club or startup shows nothing, and the same domain may be shown by several", async () => {
    const { proof } = await scene.start();
    await write(server, scene.person("other"), "updateStartup", { website: `https://${DOMAIN}` });
    const others = await scene.start("other");
    expect(others.proof).not.toBe(proof);
    scene.names.txt(RECORD, [proof]);
    expect((await scene.check("DNS", "other")).refusal?.code).toBe("DOMAIN_NOT_SHOWN");
    scene.names.txt(RECORD, [proof], [others.proof]);
    for (const name of ["owner", "other"] as const)
      expect((await scene.check("DNS", name)).result).toMatchObject({ isVerified: true });
  });

  test("ends with the owner's word or another website at once, and not with another page of the same", async () => {
    const { proof: former } = await scene.start();
    await server.request("mutation { endVerification }", {}, scene.person("owner"));
    const { proof } = await scene.start();
    expect(proof).not.toBe(former);
    scene.names.txt(RECORD, [proof]);
    await scene.check("DNS");
    await scene.setWebsite(`https://${DOMAIN}/company`);
    await write(server, scene.person("owner"), "updateStartup", { companyName: "owner's company" });
    expect((await scene.badges()).startup).not.toBeNull();
    for (const next of ["https://elsewhere.example.com", null]) {
      await scene.setWebsite(next);
      expect((await scene.badges()).startup).toBeNull();
      expect((await scene.check("DNS")).refusal?.code).toBe("NOT_FOUND");
    }
  });
});

describe("a file on the website", () => {
  test("verifies it, with a line among others, at the domain or its www", async () => {
    const { proof } = await startSite();
    serve(`\uFEFFHello\r\n${proof} \r\nThank you`);
    expect((await scene.check("FILE")).result).toMatchObject({ isVerified: true });
    expect((await scene.badges()).startup).toMatchObject({ domain: DOMAIN, method: "FILE" });

    const elsewhere = await startSite("www.southwind.example.com");
    serve(elsewhere.proof);
    expect(elsewhere.domain).toBe("southwind.example.com");
    expect((await scene.check("FILE")).result).toMatchObject({ isVerified: true });
  });

  test.each<[string, (proof: string) => void, string]>([
    ["wrong", () => serve("quadwork-verification=other"), "does not contain the expected text"],
    ["the proof within a longer line", (proof) => serve(`<p>${proof}</p>`), "does not contain the expected text"],
    ["huge, with the proof at its end", (proof) => serve(`${"a".repeat(3_000_000)}\n${proof}`), "in its first 4 kB"],
    ["missing", (proof) => serve(proof, 404), "answered with status 404"],
    [
      "a redirect to a private address",
      () => site.reply(FILE, (response) => void response.writeHead(302, { location: `${site.url}/secret` }).end()),
      "Redirects are not followed",
    ],
    ["silence", () => site.reply(FILE, () => undefined), "did not answer in time"],
    ["at an unknown host", () => scene.names.clear(), "The host in the URL cannot be found."],
    ["a cut connection", () => site.reply(FILE, (response) => void response.destroy()), "failed (ECONNRESET)"],
  ])("is %s, and shows nothing", async (_what, arrange, reason) => {
    const { proof } = await startSite();
    arrange(proof);
    expect(await refusalOfCheck("FILE")).toEqual({
      code: "DOMAIN_NOT_SHOWN",
      message: expect.stringContaining(reason),
    });
    expect(site.at("/secret")).toEqual([]);
    expect((await scene.badges()).startup).toBeNull();
  });
});

describe("a website that cannot be asked", () => {
  test.each(["https://user:pw@northwind.example.com", "https://northwind.example.com@evil.example.com"])(
    "%s is refused",
    async (website) => {
      const { refusal } = await attempt(server, scene.person("owner"), "updateStartup", { website });
      expect(refusal?.fields).toEqual({ website: "Website must not contain a user name or password." });
    },
  );

  test.each([
    "https://127.0.0.1",
    "https://localhost",
    "https://intranet.local",
    "https://github.io",
    "https://www.github.io",
    "https://co.uk",
    "https://[::1]",
    null,
  ])("%s has no domain of its own", async (website) => {
    await scene.setWebsite(website);
    const { refusal } = await attempt(server, scene.person("owner"), "startVerification", {}, "{ id }");
    expect(refusal?.code).toBe("NO_DOMAIN");
  });

  test("pages below a shared domain stand for themselves, and other scripts in punycode", async () => {
    await scene.setWebsite("https://northwind.github.io/");
    expect((await scene.start()).domain).toBe("northwind.github.io");
    await scene.setWebsite("https://bücher.example.com/");
    expect((await scene.start()).domain).toBe("xn--bcher-kva.example.com");
  });

  test("is not asked at a private address", async () => {
    const port = await freePort();
    const strict = await startServerProcess({
      PORT: String(port),
      HOST: "127.0.0.1",
      DATABASE_URL: server.databaseUrl,
      JWT_SECRET: TEST_JWT_SECRET,
      DNS_SERVERS: scene.names.address,
    });
    try {
      await scene.setWebsite(`https://${DOMAIN}`);
      await scene.start();
      for (const address of ["127.0.0.1", "169.254.169.254", "10.0.0.1"]) {
        scene.names.addresses(DOMAIN, address);
        const answer = await fetch(`http://127.0.0.1:${port}/graphql`, {
          method: "POST",
          headers: { "content-type": "application/json", authorization: `Bearer ${scene.person("owner").token}` },
          body: JSON.stringify({ query: "mutation { checkVerification(input: { method: FILE }) { id } }" }),
        });
        const { errors } = (await answer.json()) as { errors: { message: string }[] };
        expect(errors[0]!.message).toContain("private or reserved network address");
      }
    } finally {
      await strict.stop();
    }
  });
});

describe("an answered mail", () => {
  const tokenTo = async (email: string) =>
    linkIn(await server.mails.waitFor({ to: email }), "/verify-domain").searchParams.get("token")!;
  const preview = (token: string) =>
    server.graphql<{ domainConfirmation: object }>(
      "query ($token: String!) { domainConfirmation(token: $token) { organisationName domain email } }",
      { token },
    );
  const confirm = (token: string) =>
    attempt(server, null, "confirmDomain", { token }, "{ organisationName domain email }");

  test("verifies a college's domain for its club, without an account, and once", async () => {
    const { domain } = await scene.start("head", { domain: "Bücher.example.com" });
    expect(domain).toBe("xn--bcher-kva.example.com");
    const email = "office@xn--bcher-kva.example.com";
    expect((await scene.sendMail(email, "head")).result).toMatchObject({ email, isVerified: false });
    const token = await tokenTo(email);
    const told = { organisationName: "head's club", domain, email };
    // Looking confirms nothing: programs follow links in mails too.
    expect((await preview(token)).body.data?.domainConfirmation).toEqual(told);
    expect((await scene.badges()).club).toBeNull();
    expect((await confirm(token)).result).toEqual(told);
    expect((await scene.badges()).club).toMatchObject({ domain, method: "MAIL" });
    expect((await confirm(token)).refusal?.code).toBe("INVALID_TOKEN");
    expect((await scene.deeds()).at(-1)).toEqual({ action: "verification.check", actor_id: null });
  });

  test("is worth nothing once a newer one was sent, it expired, or the domain changed", async () => {
    await scene.start("head", { domain: "college.example.com" });
    const [one, other] = ["one@college.example.com", "other@college.example.com"];
    await scene.sendMail(one, "head");
    const former = await tokenTo(one);
    await scene.sendMail(other, "head");
    expect((await confirm(former)).refusal?.code).toBe("INVALID_TOKEN");
    const token = await tokenTo(other);
    await server.database.query("update verifications set mail_expires_at = now() - interval '1 second'");
    expect((await confirm(token)).refusal?.code).toBe("EXPIRED_TOKEN");
    await server.database.query("update verifications set mail_expires_at = now() + interval '1 hour'");
    await scene.start("head", { domain: "university.example.com" });
    expect((await confirm(token)).refusal?.code).toBe("INVALID_TOKEN");
    expect((await scene.badges()).club).toBeNull();
  });

  test("goes to no other domain, to no mail provider, and not without end", async () => {
    await scene.setWebsite(`https://${DOMAIN}`);
    await scene.start();
    for (const email of ["me@example.com", `me@mail.${DOMAIN}`, "me@gmail.com", `me@${DOMAIN}.evil.example.com`])
      expect((await scene.sendMail(email)).refusal?.fields).toEqual({
        email: `Enter an address that ends with @${DOMAIN}.`,
      });
    await scene.setWebsite("https://gmail.com");
    await scene.start();
    expect((await scene.sendMail("me@gmail.com")).refusal?.fields?.["email"]).toContain("Anybody can get an address");
    await scene.setWebsite(`https://${DOMAIN}`);
    await scene.start();
    await server.database.query("delete from rate_limits");
    const codes: (string | undefined)[] = [];
    for (let round = 0; round < 11; round += 1) codes.push((await scene.sendMail(`a${round}@${DOMAIN}`)).refusal?.code);
    expect(codes).toEqual([...Array<undefined>(10).fill(undefined), "RATE_LIMITED"]);
  });

  test.each([
    ["", "Domain is required."],
    ["gmail.com", "Anybody can get an address at this domain. Enter your college's own."],
    ["ac.in", "Enter your college's own domain, such as college.edu, without anything else."],
    ["https://college.example.com", "Enter your college's own domain, such as college.edu, without anything else."],
    ["me@college.example.com", "Enter your college's own domain, such as college.edu, without anything else."],
    ["college", "Enter your college's own domain, such as college.edu, without anything else."],
    [`${"a".repeat(250)}.com`, "Domain must be at most 253 characters."],
  ])("to a club's domain %j is refused", async (domain, message) => {
    const { refusal } = await attempt(server, scene.person("head"), "startVerification", { domain }, "{ id }");
    expect(refusal?.fields).toEqual({ domain: message });
  });

  test.each(["live.in", "zohomail.in", "tutanota.com", "tuta.io", "duck.com", "disroot.org", "rediffmail.com"])(
    "anybody gets an address at %s",
    async (domain) => {
      const { refusal } = await attempt(server, scene.person("head"), "startVerification", { domain }, "{ id }");
      expect(refusal?.fields).toEqual({
        domain: "Anybody can get an address at this domain. Enter your college's own.",
      });
    },
  );

  test("is what a club has, beside a DNS record: its college's website is not asked", async () => {
    await scene.start("head", { domain: "college.example.com" });
    expect((await scene.check("FILE", "head")).refusal?.fields).toHaveProperty("method");
    const ofStartup = await attempt(server, scene.person("owner"), "startVerification", { domain: DOMAIN }, "{ id }");
    expect(ofStartup.refusal?.fields).toEqual({
      domain: "A startup's domain is that of its website. Leave this out.",
    });
  });
});
