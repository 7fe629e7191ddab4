import { randomUUID } from "node:crypto";
import { newEmail, signUp } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { attempt } from "../support/writes.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    environment: {
      RATE_LIMIT_SCALE: "1",
      TRUST_PROXY: "1",
      CONTACT_EMAIL: "desk@campus.example",
      MAIL_FROM: "Quadwork <post@quadwork.example>",
    },
  });
});
afterAll(() => server.stop());

const message = (change: object = {}) => ({
  name: "Asha Rao",
  email: newEmail(),
  subject: "A question",
  message: "How do I rotate the code of our club?",
  ...change,
});
const send = (input: object) => attempt<boolean>(server, null, "sendContactMessage", input, "");

/** Sends a message from a network address and gives the code of the refusal, or "ok". */
const sendFrom = async (address: string, input: object) => {
  const document = "mutation Send($input: SendContactMessageInput!) { sendContactMessage(input: $input) }";
  const { body } = await server.graphql(document, { input }, { headers: { "x-forwarded-for": address } });
  return body.errors?.[0]?.extensions?.code ?? "ok";
};

const kept = async (email: string) =>
  (await server.database.query("select name, email, subject, message from contact_messages where email = $1", [email]))
    .rows;
const written = async () =>
  (
    await server.database.query(
      "select (select count(*) from contact_messages) as messages, (select count(*) from outbox_mails) as mails",
    )
  ).rows[0];
const mailAbout = (subject: string) =>
  server.mails.waitFor({ to: "desk@campus.example", subject: `Contact form: ${subject}` });

test("a message is kept, and mailed to CONTACT_EMAIL by the product, with the visitor to answer to", async () => {
  const input = message({ subject: "A question about codes" });
  expect(await send({ ...input, name: "  Asha Rao " })).toEqual({ result: true, refusal: null });
  expect(await kept(input.email)).toEqual([input]);
  const mail = await mailAbout(input.subject);
  expect(mail).toMatchObject({ from: "post@quadwork.example", to: ["desk@campus.example"], replyTo: [input.email] });
  expect(mail.text).toContain(`Asha Rao <${input.email}> writes:\n\n> ${input.message}`);
  expect(mail.html).toContain(input.message);
});

test("its sender gets no copy, since anybody can give anybody's address", async () => {
  const owner = await signUp.startup(server);
  const input = message({ email: owner.email, subject: "Sent for somebody else" });
  await send(input);
  await mailAbout(input.subject);
  const { rows } = await server.database.query(
    "select 1 from outbox_mails where recipient = $1 and subject like 'Contact form%'",
    [owner.email],
  );
  expect(rows).toEqual([]);
});

test("what a visitor writes is text, and stays in its place", async () => {
  const input = message({
    name: 'A <b onclick="x">',
    subject: "Mark & up Bcc: all@evil.example",
    message: "<img src=x onerror=alert(1)>\nA second line.",
  });
  await send(input);
  const mail = await server.mails.waitFor((candidate) => candidate.subject.includes("Mark & up"));
  expect(mail.subject).toBe("Contact form: Mark & up Bcc: all@evil.example");
  expect(mail.to).toEqual(["desk@campus.example"]);
  expect(mail.headers).not.toHaveProperty("bcc");
  expect(mail.html).not.toMatch(/<img|<b /);
  expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt;\nA second line.");
  expect(mail.text).toContain("> <img src=x onerror=alert(1)>\n> A second line.\n");
});

test.each([
  ["name", "A", "Name must be at least 2 characters."],
  ["name", "  A  ", "Name must be at least 2 characters."],
  ["name", "", "Name must be at least 2 characters."],
  ["email", "", "Please enter a valid email address."],
  ["email", "asha@", "Please enter a valid email address."],
  ["email", "asha@new.example, all@evil.example", "Please enter a valid email address."],
  ["email", "asha@new.example\r\nBcc: all@evil.example", "Please enter a valid email address."],
  ["email", "Asha <asha@new.example>", "Please enter a valid email address."],
  ["subject", "Mark & up\r\nBcc: all@evil.example", "Subject must be on one line."],
  ["subject", "Four", "Subject must be at least 5 characters."],
  ["message", "Too short", "Message must be at least 10 characters."],
  ["message", "x".repeat(5001), "Message must be at most 5000 characters."],
])("a wrong %s is refused, and leaves nothing behind (%#)", async (field, value, problem) => {
  const before = await written();
  expect((await send(message({ [field]: value }))).refusal).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { [field]: problem },
  });
  expect(await written()).toEqual(before);
});

test("one sender is slowed down, and so is one network, but nobody else", async () => {
  const email = newEmail();
  for (let count = 0; count < 5; count++) expect(await sendFrom("203.0.113.1", message({ email }))).toBe("ok");
  const before = await written();
  expect(await sendFrom("203.0.113.1", message({ email: email.toUpperCase() }))).toBe("RATE_LIMITED");
  expect(await written()).toEqual(before);
  expect(await sendFrom("203.0.113.2", message({ email }))).toBe("ok");

  // A few at a time: when the counts cannot be asked quickly, everybody is let through.
  const others: string[] = [];
  for (let batch = 0; batch < 16; batch++)
    others.push(
      ...(await Promise.all(
        Array.from({ length: 4 }, () => sendFrom("203.0.113.1", message({ email: `${randomUUID()}@new.example` }))),
      )),
    );
  expect(others.at(-1)).toBe("RATE_LIMITED");
  expect(await sendFrom("203.0.113.3", message())).toBe("ok");
});

test("a mail that cannot be delivered yet loses no message", async () => {
  server.mails.refuse(true);
  const input = message({ subject: "While the mail is away" });
  expect(await send(input)).toEqual({ result: true, refusal: null });
  expect(await kept(input.email)).toHaveLength(1);
  server.mails.refuse(false);
  expect((await server.mails.waitFor({ subject: `Contact form: ${input.subject}` }, 20_000)).replyTo).toEqual([
    input.email,
  ]);
});
