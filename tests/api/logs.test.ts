import { once } from "node:events";
import { linkIn } from "../support/mails.ts";
import { signUp } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** The log at its most talkative level: lines of JSON that tell what happened, and of nobody. */
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    environment: { LOG_LEVEL: "debug", TRUST_PROXY: "1", CONTACT_EMAIL: "desk@campus.example" },
  });
});
afterAll(() => server?.stop());

interface Line {
  level: string;
  time: string;
  requestId?: string;
  message: string;
  method?: string;
  route?: string;
  status?: number;
  milliseconds?: number;
  operationType?: string;
  operation?: string;
  cost?: number;
  codes?: string[];
  task?: string;
  err?: { type: string; message: string; stack: string; constraint?: string };
}

const lines = () => server.process.log().map((line) => JSON.parse(line) as Line);

/** The first line that is as wanted, once it has been written. */
async function line(wanted: (line: Line) => boolean): Promise<Line> {
  for (;;) {
    const found = lines().find(wanted);
    if (found) return found;
    await once(server.process.child.stderr!, "data");
  }
}

const ofRequest = (id: string) => line(({ requestId, message }) => requestId === id && message === "request");

const send = async (body: object | string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": "203.0.113.77",
      "user-agent": "Zephyranth Browser",
      ...headers,
    },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  return { id: response.headers.get("x-request-id")!, status: response.status, text: await response.text() };
};

test("each request has one line with its operation, cost, outcome and id", async () => {
  const { id } = await send({ query: `query Codes { clubBySecretCode(secretCode: "AAAAA1") { clubName } }` });
  expect(await ofRequest(id)).toMatchObject({
    level: "info",
    method: "POST",
    route: "/graphql",
    status: 200,
    operationType: "query",
    operation: "Codes",
    cost: 1,
    milliseconds: expect.any(Number),
  });

  const refused = await send({
    query: `mutation Enter { logIn(input: { email: "nobody@example.com", password: "wrong" }) { accessToken } }`,
  });
  expect(await ofRequest(refused.id)).toMatchObject({
    operationType: "mutation",
    operation: "Enter",
    codes: ["INVALID_CREDENTIALS"],
  });
  const invalid = await send({ query: "{ nothing }" });
  expect(await ofRequest(invalid.id)).toMatchObject({ status: 200, codes: ["GRAPHQL_VALIDATION_FAILED"] });
  const broken = await send("{");
  expect(await ofRequest(broken.id)).toMatchObject({ status: 400, codes: ["BAD_REQUEST"] });

  const page = await fetch(`${server.url}/healthz?token=secret`);
  expect(await ofRequest(page.headers.get("x-request-id")!)).toMatchObject({
    method: "GET",
    route: "/healthz",
    status: 200,
  });
  expect(lines().filter(({ requestId, message }) => requestId === id && message === "request")).toHaveLength(1);
});

test.each([
  ["a UUID", "7f6f3a6e-6f5c-4a43-8a4e-0d6b5f1b2c3d", true],
  ["a balancer's id", "1-67891233-abcdef012345678912345678", true],
  ["an address", "asha.rao.2004@example.com", false],
  ["a text", "Asha Rao was here 2026", false],
  ["another line", "7f6f3a6e-6f5c-4a43\t8a4e-0d6b5f1b2c3d", false],
  ["a short one", "1", false],
  ["an endless one", "a1".repeat(500), false],
])("%s as X-Request-Id is taken over only in a safe shape", async (_kind, given, taken) => {
  const { id } = await send({ query: "{ __typename }" }, { "x-request-id": given });
  if (taken) expect(id).toBe(given);
  else expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(await ofRequest(id)).toMatchObject({ status: 200 });
});

test("what people tell the product is in no line, not even where it fails", async () => {
  const person = {
    firstName: "Zubeida",
    lastName: "Quintal",
    email: "zubeida.quintal@example.com",
    password: "marzipan lighthouse 42",
  };
  const head = await signUp.clubHead(server, {
    ...person,
    clubName: "Nocturne Robotics",
    description: "Kites and lanterns by night.",
  });
  const visitor = {
    name: "Ferdinand Obaseki",
    email: "ferdinand@example.org",
    subject: "Lost umbrella",
    message: "Mine is the paisley umbrella of yesterday.",
  };
  const contact = `mutation Contact($input: SendContactMessageInput!) { sendContactMessage(input: $input) }`;
  await server.request(contact, { input: visitor });
  await server.mails.waitFor({ to: "desk@campus.example" });

  // A mail server that refuses, whose answer names the recipient.
  server.mails.refuse(true);
  await server.request(`mutation Reset($input: RequestPasswordResetInput!) { requestPasswordReset(input: $input) }`, {
    input: { email: person.email },
  });
  expect(await line(({ task, level }) => task === "deliver_mail" && level === "warn")).toMatchObject({
    message: expect.stringContaining("Failed task"),
    err: { message: expect.stringContaining("451") },
  });
  server.mails.refuse(false);

  // A constraint that breaks: PostgreSQL tells the whole row.
  await server.database.query(
    "alter table contact_messages add constraint picky check (subject <> 'Lost umbrella') not valid",
  );
  const failed = await send({ query: contact, variables: { input: visitor } });
  await server.database.query("alter table contact_messages drop constraint picky");
  expect(JSON.parse(failed.text)).toMatchObject({
    errors: [{ extensions: { code: "INTERNAL_SERVER_ERROR", requestId: failed.id } }],
  });
  const report = await line(({ requestId, err }) => requestId === failed.id && err !== undefined);
  expect(report).toMatchObject({
    level: "error",
    message: "a request failed unexpectedly",
    err: { constraint: "picky", stack: expect.stringContaining("contact.service") },
  });

  // Texts in places where the server does not look for them.
  await send(
    { query: `{ me { id } }`, variables: { secret: "paisley" } },
    { authorization: `Bearer ${head.token}x`, cookie: "taste=paisley" },
  );
  await send(`{"query":"{ me { firstName } }", "email": zubeida.quintal@example.com}`);
  await send({
    query: `query Q($input: LogInInput!) { x }`,
    variables: { input: { email: person.email, password: person.password } },
  });
  await send({
    query: `mutation L($input: LogInInput!) { logIn(input: $input) { accessToken } }`,
    variables: { input: { email: [person.email], password: person.password } },
  });
  await fetch(
    `${server.url}/graphql?${new URLSearchParams({ query: `{ clubBySecretCode(secretCode: "${head.secretCode}") { clubName } }` })}`,
    { headers: { "apollo-require-preflight": "1" } },
  );
  await fetch(`${server.url}/verify-email?token=${"f00d".repeat(12)}&email=${encodeURIComponent(person.email)}`);
  await fetch(`${server.url}/files/avatar`, {
    method: "POST",
    headers: { authorization: `Bearer ${head.token}`, "content-type": "image/png" },
    body: "paisley, but no picture",
  });
  const { id } = await send({ query: "query Last { __typename }" });
  await ofRequest(id);

  const links = server.mails.all
    .filter(({ text }) => text.includes("?token="))
    .map((mail) => linkIn(mail, "/").searchParams.get("token")!);
  const secrets = [
    ...Object.values(person),
    ...Object.values(visitor),
    ...links,
    head.token,
    head.refreshToken,
    head.secretCode,
    head.id,
    "Nocturne",
    "lanterns",
    "paisley",
    "203.0.113.77",
    "Zephyranth",
    "f00d",
    "AAAAA1",
    "desk@campus.example",
  ];
  const log = server.process.log();
  for (const secret of secrets) expect(log.filter((each) => each.includes(secret))).toEqual([]);
  for (const { level, time, message, requestId, method } of lines()) {
    expect({ level, time, message }).toEqual({
      level: expect.any(String),
      time: expect.any(String),
      message: expect.any(String),
    });
    if (method) expect(requestId).toBeTruthy();
  }
});

test("people read on the other stream where the product is", async () => {
  expect(server.process.output()).toContain(`Quadwork is ready at ${server.url}\n`);
  expect(lines()).toContainEqual(expect.objectContaining({ level: "info", message: "ready" }));
});
