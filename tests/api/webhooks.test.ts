import { readFileSync } from "node:fs";
import { startReceiver, type Receiver } from "../support/receiver.ts";
import { insertRows } from "../support/rows.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import {
  comeDue,
  createWebhook,
  deliveriesOf,
  deliveryTo,
  documentedVerification,
  until,
  type Delivery,
  type Webhook,
} from "../support/webhooks.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";
import { attempt, write } from "../support/writes.ts";

let server: TestServer;
let world: World;
let receiver: Receiver;

/** Long enough for a busy machine, short enough for the test of a receiver that never answers. */
const timeout = "2500";

beforeAll(async () => {
  [server, receiver] = await Promise.all([
    startTestServer({ environment: { WEBHOOK_TIMEOUT_MS: timeout } }),
    startReceiver(),
  ]);
  world = await createWorld(server);
});

// What tests do in ten minutes is more than a person may.
afterEach(() => server.database.query("delete from webhooks; delete from rate_limits"));
afterAll(async () => {
  await server?.stop();
  await receiver?.stop();
});

const verified = documentedVerification();
const person = (name: PersonName) => world.people[name];
const all = [
  "APPLICATION_RECEIVED",
  "APPLICATION_APPROVED",
  "APPLICATION_REJECTED",
  "PROJECT_STATUS_CHANGED",
  "DELIVERABLE_CREATED",
  "DELIVERABLE_UPDATED",
  "DELIVERABLE_COMPLETED",
  "DELIVERABLE_REOPENED",
  "DELIVERABLE_DELETED",
];

let paths = 0;
/** A webhook at a path of its own. */
async function hookOf(
  name: PersonName,
  events = ["DELIVERABLE_CREATED"],
  details = {},
): Promise<Webhook & { path: string; name: PersonName }> {
  const path = `/hook-${++paths}`;
  return { ...(await createWebhook(server, person(name), receiver.url + path, events, details)), path, name };
}

/** Something that the owner and the head of the club that works on it may see. @returns the deliverable's id. */
async function happen(): Promise<string> {
  return (
    await write(server, person("owner"), "addDeliverable", {
      projectId: world.projects.running,
      title: "News",
      dueDate: "2030-02-01",
    })
  ).id;
}

const to = ({ id, name }: { id: string; name: PersonName }, isIt: (delivery: Delivery) => boolean) =>
  deliveryTo(server, person(name), id, isIt);
const finished = ({ state }: Delivery) => state !== "PENDING";
const tried = (attempts: number) => (delivery: Delivery) => delivery.attempts === attempts;
const webhookOf = async ({ id, name }: { id: string; name: PersonName }) =>
  (
    await server.request<{ webhook: Record<string, unknown> }>(
      "query ($id: ID!) { webhook(id: $id) { url description events isEnabled disabledReason failingSince " +
        "previousSecretExpiresAt } }",
      { id },
      person(name),
    )
  ).webhook;

describe("an event", () => {
  test("arrives signed, says what happened and to which rows, and is on the log", async () => {
    const hook = await hookOf("owner");
    const deliverableId = await happen();
    const delivery = await to(hook, finished);
    const [received] = receiver.at(hook.path);
    expect(received!.headers).toMatchObject({
      "content-type": "application/json",
      "user-agent": "Quadwork-Webhooks/1",
      "webhook-id": delivery.eventId,
    });
    expect(JSON.parse(received!.body)).toEqual({
      id: delivery.eventId,
      type: "deliverable.created",
      version: 1,
      occurredAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      data: { deliverableId, projectId: world.projects.running },
    });
    expect(verified(hook.secret, received!.headers, received!.body)).toBe(true);
    expect(delivery).toMatchObject({
      eventType: "deliverable.created",
      payload: received!.body,
      isRedelivery: false,
      state: "DELIVERED",
      attempts: 1,
      nextAttemptAt: null,
      responseStatus: 204,
      responseText: "",
      error: null,
    });
    expect(delivery.durationMilliseconds).toBeGreaterThanOrEqual(0);
  });

  test("is verified by the documented code, which notices what was changed or is old", async () => {
    const hook = await hookOf("owner");
    await happen();
    await to(hook, finished);
    const { headers, body } = receiver.at(hook.path)[0]!;
    expect(verified(`whsec_${Buffer.alloc(32).toString("base64")}`, headers, body)).toBe(false);
    expect(verified(hook.secret, headers, `${body} `)).toBe(false);
    for (const change of [
      { "webhook-id": "another" },
      { "webhook-timestamp": String(Number(headers["webhook-timestamp"]) - 301) },
      { "webhook-timestamp": "" },
      { "webhook-signature": "" },
      { "webhook-signature": "v1," },
    ])
      expect(verified(hook.secret, { ...headers, ...change }, body)).toBe(false);
  });

  test("reaches the owners of the rows it is about, once each, and nobody who may not see them", async () => {
    const hooks = Object.fromEntries(
      await Promise.all(
        (["owner", "head", "rivalHead", "strangerHead", "other"] as const).map(async (name) => [
          name,
          await hookOf(name, all),
        ]),
      ),
    );
    await happen();
    for (const name of ["owner", "head"]) expect((await to(hooks[name], finished)).state).toBe("DELIVERED");
    for (const name of ["rivalHead", "strangerHead", "other"] as const)
      expect(await deliveriesOf(server, person(name), hooks[name].id)).toEqual([]);
    expect(receiver.at(hooks.owner.path)).toHaveLength(1);
  });

  test("of each kind names its rows", async () => {
    const hook = await hookOf("owner", all);
    const owner = person("owner");
    const { projects, applications, teams } = world;
    const deliverableId = await happen();
    const change = { id: deliverableId, title: "Changed", dueDate: "2030-02-01" };
    await write(server, owner, "updateDeliverable", change);
    await write(server, owner, "setDeliverableCompletion", { id: deliverableId, isCompleted: true });
    await write(server, owner, "setDeliverableCompletion", { id: deliverableId, isCompleted: false });
    await write(server, owner, "deleteDeliverable", { id: deliverableId });
    const { id: received } = await write(server, person("head"), "submitApplication", {
      projectId: projects.open,
      teamId: teams.team,
      message: "Take us.",
    });
    await write(server, owner, "rejectApplication", { id: received });
    await write(server, owner, "approveApplication", { id: applications.pending });
    const expected = 9;
    const deliveries = await until(
      () => deliveriesOf(server, owner, hook.id),
      (found) => found.filter(finished).length === expected,
    );
    const said = deliveries
      .map(({ payload }) => JSON.parse(payload) as { type: string; data: object })
      .map(({ type, data }) => ({ type, data }));
    const deliverable = { deliverableId, projectId: projects.running };
    const approved = { applicationId: applications.pending, projectId: projects.wanted };
    expect(said).toHaveLength(expected);
    expect(said).toEqual(
      expect.arrayContaining([
        ...["created", "updated", "completed", "reopened", "deleted"].map((what) => ({
          type: `deliverable.${what}`,
          data: deliverable,
        })),
        { type: "application.received", data: { applicationId: received, projectId: projects.open } },
        { type: "application.rejected", data: { applicationId: received, projectId: projects.open } },
        { type: "application.approved", data: approved },
        { type: "project.statusChanged", data: { projectId: projects.wanted, status: "in_progress" } },
      ]),
    );
  });

  test("is only sent to whom it was asked for, and to nobody while the webhook is disabled", async () => {
    const [other, disabled, asked] = [
      await hookOf("owner", ["PROJECT_STATUS_CHANGED"]),
      await hookOf("owner"),
      await hookOf("owner"),
    ];
    await write(server, person("owner"), "updateWebhook", {
      id: disabled.id,
      url: receiver.url,
      events: ["DELIVERABLE_CREATED"],
      isEnabled: false,
    });
    expect(await webhookOf(disabled)).toMatchObject({ isEnabled: false, disabledReason: "OWNER" });
    await happen();
    await to(asked, finished);
    for (const { id } of [other, disabled]) expect(await deliveriesOf(server, person("owner"), id)).toEqual([]);
    expect((await attempt(server, person("owner"), "pingWebhook", { id: disabled.id })).refusal?.code).toBe(
      "WEBHOOK_DISABLED",
    );
  });

  test("of a write that is rolled back is sent to nobody", async () => {
    const hook = await hookOf("owner", ["DELIVERABLE_DELETED"]);
    const [id, next] = [await happen(), await happen()];
    await server.database.query(`
      create function fail_for_test() returns trigger language plpgsql as $$ begin raise exception 'broken for the test'; end $$;
      create trigger fail_for_test before delete on project_deliverables for each row execute function fail_for_test();`);
    try {
      const { refusal } = await attempt(server, person("owner"), "deleteDeliverable", { id });
      expect(refusal?.code).toBe("INTERNAL_SERVER_ERROR");
    } finally {
      await server.database.query("drop trigger fail_for_test on project_deliverables; drop function fail_for_test()");
    }
    await write(server, person("owner"), "deleteDeliverable", { id: next });
    await to(hook, (delivery) => finished(delivery) && delivery.payload.includes(next));
    expect(await deliveriesOf(server, person("owner"), hook.id)).toHaveLength(1);
    expect(receiver.at(hook.path)).toHaveLength(1);
  });

  test("whose rows somebody may no longer see when it is tried again is not sent", async () => {
    const hook = await hookOf("head");
    receiver.reply(hook.path, 500);
    await happen();
    const { id } = await to(hook, tried(1));
    const { rows } = await server.database.query("delete from team_projects where project_id = $1 returning *", [
      world.projects.running,
    ]);
    await comeDue(server, id);
    expect(await to(hook, finished)).toMatchObject({
      state: "FAILED",
      attempts: 1,
      error: "You may no longer see what this event is about.",
    });
    expect(receiver.at(hook.path)).toHaveLength(1);
    await insertRows(server.database, "team_projects", rows);
  });
});

describe("what fails", () => {
  test("is tried again, and arrives with the same id and content", async () => {
    const hook = await hookOf("owner");
    receiver.reply(hook.path, 500);
    await happen();
    const failed = await to(hook, tried(1));
    expect(failed).toMatchObject({ state: "PENDING", responseStatus: 500, responseText: "Answer 500" });
    expect((await webhookOf(hook))["failingSince"]).toBe(failed.lastAttemptAt);
    receiver.reply(hook.path, 200);
    await comeDue(server, failed.id);
    expect(await to(hook, finished)).toMatchObject({
      id: failed.id,
      state: "DELIVERED",
      attempts: 2,
      responseStatus: 200,
    });
    const [first, second] = receiver.at(hook.path);
    expect(second!.body).toBe(first!.body);
    expect(second!.headers["webhook-id"]).toBe(first!.headers["webhook-id"]);
    expect(verified(hook.secret, second!.headers, second!.body)).toBe(true);
    expect((await webhookOf(hook))["failingSince"]).toBeNull();
  });

  test("is tried nine times over two days", async () => {
    const hook = await hookOf("owner");
    receiver.reply(hook.path, 503);
    await happen();
    for (const [index, pause] of [10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400].entries()) {
      const { id, lastAttemptAt, nextAttemptAt } = await to(hook, tried(index + 1));
      const seconds = (Date.parse(nextAttemptAt!) - Date.parse(lastAttemptAt!)) / 1000;
      expect(seconds).toBeGreaterThanOrEqual(pause);
      expect(seconds).toBeLessThanOrEqual(pause * 1.1 + 0.001);
      await comeDue(server, id);
    }
    expect(await to(hook, finished)).toMatchObject({ state: "FAILED", attempts: 9, nextAttemptAt: null });
  });

  test("is sent again when its owner asks: as a new delivery once given up, at once while it waits", async () => {
    const hook = await hookOf("owner");
    const redeliver = (id: string) => write(server, person("owner"), "redeliverWebhookDelivery", { id });
    receiver.reply(hook.path, 500);
    await happen();
    const waiting = await to(hook, tried(1));
    receiver.reply(hook.path, 200);
    expect((await redeliver(waiting.id)).id).toBe(waiting.id);
    const delivered = await to(hook, finished);
    expect(delivered).toMatchObject({ id: waiting.id, attempts: 2 });
    const { id } = await redeliver(waiting.id);
    const again = await to(hook, finished);
    expect(again).toMatchObject({
      id,
      eventId: delivered.eventId,
      payload: delivered.payload,
      isRedelivery: true,
      state: "DELIVERED",
      attempts: 1,
    });
    expect(new Set(receiver.at(hook.path).map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(await deliveriesOf(server, person("owner"), hook.id)).toHaveLength(2);
  });

  test("because the receiver is gone disables the webhook, and its owner is told", async () => {
    const hook = await hookOf("owner");
    receiver.reply(hook.path, 410);
    await happen();
    expect(await to(hook, finished)).toMatchObject({ state: "FAILED", attempts: 1, responseStatus: 410 });
    expect(await webhookOf(hook)).toMatchObject({ isEnabled: false, disabledReason: "GONE" });
    const mail = await server.mails.waitFor({ to: person("owner").email, subject: "A webhook was disabled" });
    expect(mail.text).toContain(receiver.url + hook.path);
    await write(server, person("owner"), "updateWebhook", {
      id: hook.id,
      url: receiver.url + hook.path,
      events: ["DELIVERABLE_CREATED"],
      isEnabled: true,
    });
    expect(await webhookOf(hook)).toMatchObject({ isEnabled: true, disabledReason: null, failingSince: null });
  });

  test("for five days disables the webhook, and its owner is told", async () => {
    const hook = await hookOf("head");
    receiver.reply(hook.path, 500);
    await server.database.query(
      "update webhooks set failing_since = now() - interval '4 days 23 hours' where id = $1",
      [hook.id],
    );
    await happen();
    const { id } = await to(hook, tried(1));
    expect(await webhookOf(hook)).toMatchObject({ isEnabled: true });
    await server.database.query(
      "update webhooks set failing_since = now() - interval '5 days 1 second' where id = $1",
      [hook.id],
    );
    await comeDue(server, id);
    expect(await to(hook, finished)).toMatchObject({ state: "FAILED", attempts: 2 });
    expect(await webhookOf(hook)).toMatchObject({ isEnabled: false, disabledReason: "FAILING" });
    await server.mails.waitFor({ to: person("head").email, subject: "A webhook was disabled" });
  });

  test.each<[string, string, Partial<Delivery>]>([
    [
      "a redirect, which is not followed",
      "/redirect",
      { responseStatus: 302, error: "Redirects are not followed. Enter the address that this one leads to." },
    ],
    [
      "a receiver that does not answer in time",
      "/slow",
      { responseStatus: null, error: "There was no answer within 2.5 seconds." },
    ],
    ["a connection that breaks", "/broken", { responseStatus: null, error: "The connection failed (ECONNRESET)." }],
  ])("%s", async (_name, path, expected) => {
    const elsewhere = await hookOf("owner", ["PROJECT_STATUS_CHANGED"]);
    receiver.reply("/redirect", (response) =>
      response.writeHead(302, { location: receiver.url + elsewhere.path }).end(),
    );
    receiver.reply("/slow", () => undefined);
    receiver.reply("/broken", (response) => response.destroy());
    const { id } = await createWebhook(server, person("owner"), receiver.url + path, ["DELIVERABLE_CREATED"]);
    await happen();
    expect(await to({ id, name: "owner" }, tried(1))).toMatchObject({ state: "PENDING", ...expected });
    expect(receiver.at(elsewhere.path)).toEqual([]);
  });

  test("keeps of a long, odd answer a thousand readable characters", async () => {
    const hook = await hookOf("owner");
    receiver.reply(hook.path, (response) =>
      response
        .writeHead(500)
        .end(Buffer.concat([Buffer.from("a\u0000\u001b\ufffd"), Buffer.from([0xff]), Buffer.alloc(100_000, "b")])),
    );
    await happen();
    const { responseText } = await to(hook, tried(1));
    expect(responseText).toBe(`a\ufffd\ufffd${"b".repeat(997)}`);
  });
});

describe("a webhook", () => {
  test("is read back without its secret, which is stored encrypted", async () => {
    const hook = await hookOf("owner", ["DELIVERABLE_CREATED", "DELIVERABLE_CREATED"], { description: " Import " });
    expect(await webhookOf(hook)).toEqual({
      url: receiver.url + hook.path,
      description: "Import",
      events: ["DELIVERABLE_CREATED"],
      isEnabled: true,
      disabledReason: null,
      failingSince: null,
      previousSecretExpiresAt: null,
    });
    expect(hook.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const { rows } = await server.database.query<{ secret: Buffer; all: string }>(
      "select secret, webhooks::text as all from webhooks",
    );
    const plain = Buffer.from(hook.secret.slice("whsec_".length), "base64");
    expect(rows[0]!.secret.includes(plain)).toBe(false);
    expect(rows[0]!.all).not.toContain(plain.toString("hex"));
  });

  test("is tried out with a ping, once", async () => {
    const hook = await hookOf("head");
    receiver.reply(hook.path, 500);
    await write(server, person("head"), "pingWebhook", { id: hook.id });
    expect(await to(hook, finished)).toMatchObject({
      eventType: "ping",
      state: "FAILED",
      attempts: 1,
      responseStatus: 500,
    });
    const [received] = receiver.at(hook.path);
    expect(JSON.parse(received!.body)).toMatchObject({ type: "ping", version: 1, data: { webhookId: hook.id } });
    expect(verified(hook.secret, received!.headers, received!.body)).toBe(true);
    expect((await webhookOf(hook))["failingSince"]).toBeNull();
  });

  test("signs with both secrets for a day after a new one was made", async () => {
    const hook = await hookOf("owner");
    const { secret } = await write<{ secret: string }>(
      server,
      person("owner"),
      "rotateWebhookSecret",
      { id: hook.id },
      "{ secret }",
    );
    const hours = (Date.parse(String((await webhookOf(hook))["previousSecretExpiresAt"])) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    const signedBy = async () => {
      const { id } = await write(server, person("owner"), "pingWebhook", { id: hook.id });
      const { eventId } = await to(hook, (delivery) => delivery.id === id && finished(delivery));
      const { headers, body } = receiver.at(hook.path).find((each) => each.headers["webhook-id"] === eventId)!;
      return [hook.secret, secret].map((each) => verified(each, headers, body));
    };
    expect(await signedBy()).toEqual([true, true]);
    await server.database.query("update webhooks set previous_secret_expires_at = now() where id = $1", [hook.id]);
    expect(await signedBy()).toEqual([false, true]);
    expect((await webhookOf(hook))["previousSecretExpiresAt"]).toBeNull();
  });

  test.each([["updateWebhook"], ["rotateWebhookSecret"], ["deleteWebhook"], ["pingWebhook"]])(
    "of somebody else and one that does not exist cannot be told apart by %s",
    async (mutation) => {
      const { id } = await hookOf("head");
      const selection = { deleteWebhook: "", rotateWebhookSecret: "{ secret }" }[mutation] ?? "{ id }";
      const rest =
        mutation === "updateWebhook" ? { url: receiver.url, events: ["DELIVERABLE_CREATED"], isEnabled: true } : {};
      const refusalOf = async (which: string) =>
        (await attempt(server, person("owner"), mutation, { id: which, ...rest }, selection)).refusal;
      const unknown = await refusalOf("0192a000-0000-7000-8000-000000000000");
      expect(unknown?.code).toBe("NOT_FOUND");
      expect(await refusalOf(id)).toEqual(unknown);
    },
  );

  test("is one of at most ten of a person, even when more are asked for at the same moment", async () => {
    for (let number = 0; number < 8; number++) await hookOf("owner");
    const codes = await Promise.all(
      Array.from(
        { length: 4 },
        async () =>
          (await attempt(server, person("owner"), "createWebhook", { url: receiver.url, events: all }, "{ secret }"))
            .refusal?.code ?? "done",
      ),
    );
    expect(codes.sort()).toEqual(["TOO_MANY_WEBHOOKS", "TOO_MANY_WEBHOOKS", "done", "done"]);
  });

  test("is in the file of its person's data without the secret, and goes with the account", async () => {
    const hook = await hookOf("other", all, { description: "Import" });
    await write(server, person("other"), "pingWebhook", { id: hook.id });
    await to(hook, finished);
    const { personalData } = await server.request<{ personalData: { json: string } }>(
      "{ personalData { json } }",
      {},
      person("other"),
    );
    const data = JSON.parse(personalData.json) as Record<string, object[]>;
    expect(data["webhooks"]).toMatchObject([{ id: hook.id, description: "Import", disabledReason: null }]);
    expect(data["webhookDeliveries"]).toMatchObject([{ webhookId: hook.id, eventType: "ping", state: "delivered" }]);
    expect(personalData.json).not.toMatch(/secret/);
    await write(
      server,
      person("other"),
      "deleteAccount",
      { password: "correct horse battery", confirmation: person("other").email },
      "",
    );
    expect((await server.database.query("select from webhooks")).rowCount).toBe(0);
  });
});

describe("where private addresses are not allowed, as they are by default", () => {
  let strict: TestServer;
  let owner: World["people"]["owner"];

  beforeAll(async () => {
    strict = await startTestServer({ environment: { WEBHOOK_ALLOW_PRIVATE: "false" } });
    owner = (await createWorld(strict)).people.owner;
  });
  afterAll(() => strict?.stop());

  const isPrivate = "URL leads to a private or reserved network address.";

  test.each([
    ["http://1.1.1.1/", "URL must start with https://."],
    ["https://1.1.1.1:22/", "URL must use port 443, or 1024 or higher."],
    ...[
      "https://127.0.0.1/",
      "https://2130706433/",
      "https://0177.0.0.1/",
      "https://0x7f.1/",
      "https://127.1/",
      "https://localhost/",
      "https://localhost./",
      "https://a.localhost/",
      "https://10.0.0.1/",
      "https://169.254.169.254/",
      "https://100.64.0.1/",
      "https://[::1]/",
      "https://[::ffff:127.0.0.1]/",
      "https://[64:ff9b::a00:1]/",
      "https://[2002:7f00:1::]/",
      "https://[fd00::1]/",
    ].map((url) => [url, isPrivate]),
  ])("%s is refused when it is entered", async (url, message) => {
    const { refusal } = await attempt(
      strict,
      owner,
      "createWebhook",
      { url, events: ["DELIVERABLE_CREATED"] },
      "{ secret }",
    );
    expect(refusal).toMatchObject({ code: "BAD_USER_INPUT", fields: { url: message } });
    await strict.database.query("delete from rate_limits");
  });

  test("and when something is sent to it, also again: the log says so and nothing is called", async () => {
    const { id } = await createWebhook(strict, owner, "https://1.1.1.1/hook", ["DELIVERABLE_CREATED"]);
    await strict.database.query("update webhooks set url = $2 where id = $1", [
      id,
      `${receiver.url.replace("http:", "https:")}/never`,
    ]);
    await write(strict, owner, "pingWebhook", { id });
    const refused = { state: "FAILED", responseStatus: null, error: isPrivate };
    const first = await deliveryTo(strict, owner, id, finished);
    expect(first).toMatchObject(refused);
    await write(strict, owner, "redeliverWebhookDelivery", { id: first.id });
    expect(
      await deliveryTo(strict, owner, id, (delivery) => delivery.id !== first.id && finished(delivery)),
    ).toMatchObject({ ...refused, isRedelivery: true });
    expect(receiver.at("/never")).toEqual([]);
  });
});

test("docs/webhooks.md names every event", () => {
  const document = readFileSync(new URL("../../docs/webhooks.md", `file://${__filename}`), "utf8");
  for (const event of all) expect(document).toContain(event);
});
