/** Deliveries of webhooks that fail: tried again, given up, sent again on request, and what the owner learns of it. */
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { finished, setWebhookScene, tried, type WebhookScene } from "../support/webhook-scene.ts";
import { comeDue, createWebhook, deliveriesOf, documentedVerification, type Delivery } from "../support/webhooks.ts";
import { write } from "../support/writes.ts";

/** Long enough for a busy machine, short enough for the test of a receiver that never answers. */
const timeout = "2500";

let server: TestServer;
let scene: WebhookScene;

beforeAll(async () => {
  server = await startTestServer({ environment: { WEBHOOK_TIMEOUT_MS: timeout } });
  scene = await setWebhookScene(server);
});

afterEach(() => scene.clear());
afterAll(async () => {
  await server?.stop();
  await scene?.stop();
});

const verified = documentedVerification();

describe("a delivery that fails", () => {
  test("is tried again, and arrives with the same id and content", async () => {
    const hook = await scene.hookOf("owner");
    scene.receiver.reply(hook.path, 500);
    await scene.happen();
    const failed = await scene.deliveryTo(hook, tried(1));
    expect(failed).toMatchObject({ state: "PENDING", responseStatus: 500, responseText: "Answer 500" });
    expect((await scene.webhookOf(hook))["failingSince"]).toBe(failed.lastAttemptAt);
    scene.receiver.reply(hook.path, 200);
    await comeDue(server, failed.id);
    expect(await scene.deliveryTo(hook, finished)).toMatchObject({
      id: failed.id,
      state: "DELIVERED",
      attempts: 2,
      responseStatus: 200,
    });
    const [first, second] = scene.receiver.at(hook.path);
    expect(second!.body).toBe(first!.body);
    expect(second!.headers["webhook-id"]).toBe(first!.headers["webhook-id"]);
    expect(verified(hook.secret, second!.headers, second!.body)).toBe(true);
    expect((await scene.webhookOf(hook))["failingSince"]).toBeNull();
  });

  test("is tried nine times over two days", async () => {
    const hook = await scene.hookOf("owner");
    scene.receiver.reply(hook.path, 503);
    await scene.happen();
    for (const [index, pause] of [10, 60, 300, 1800, 7200, 21_600, 43_200, 86_400].entries()) {
      const { id, lastAttemptAt, nextAttemptAt } = await scene.deliveryTo(hook, tried(index + 1));
      const seconds = (Date.parse(nextAttemptAt!) - Date.parse(lastAttemptAt!)) / 1000;
      expect(seconds).toBeGreaterThanOrEqual(pause);
      expect(seconds).toBeLessThanOrEqual(pause * 1.1 + 0.001);
      await comeDue(server, id);
    }
    expect(await scene.deliveryTo(hook, finished)).toMatchObject({ state: "FAILED", attempts: 9, nextAttemptAt: null });
  });

  test("is sent again when its owner asks: as a new delivery once given up, at once while it waits", async () => {
    const hook = await scene.hookOf("owner");
    const redeliver = (id: string) => write(server, scene.person("owner"), "redeliverWebhookDelivery", { id });
    scene.receiver.reply(hook.path, 500);
    await scene.happen();
    const waiting = await scene.deliveryTo(hook, tried(1));
    scene.receiver.reply(hook.path, 200);
    expect((await redeliver(waiting.id)).id).toBe(waiting.id);
    const delivered = await scene.deliveryTo(hook, finished);
    expect(delivered).toMatchObject({ id: waiting.id, attempts: 2 });
    const { id } = await redeliver(waiting.id);
    const again = await scene.deliveryTo(hook, finished);
    expect(again).toMatchObject({
      id,
      eventId: delivered.eventId,
      payload: delivered.payload,
      isRedelivery: true,
      state: "DELIVERED",
      attempts: 1,
    });
    expect(new Set(scene.receiver.at(hook.path).map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(await deliveriesOf(server, scene.person("owner"), hook.id)).toHaveLength(2);
  });

  test("because the receiver is gone disables the webhook, and its owner receives a mail", async () => {
    const hook = await scene.hookOf("owner");
    scene.receiver.reply(hook.path, 410);
    await scene.happen();
    expect(await scene.deliveryTo(hook, finished)).toMatchObject({ state: "FAILED", attempts: 1, responseStatus: 410 });
    expect(await scene.webhookOf(hook)).toMatchObject({ isEnabled: false, disabledReason: "GONE" });
    const mail = await server.mails.waitFor({ to: scene.person("owner").email, subject: "A webhook was disabled" });
    expect(mail.text).toContain(scene.receiver.url + hook.path);
    await write(server, scene.person("owner"), "updateWebhook", {
      id: hook.id,
      url: scene.receiver.url + hook.path,
      events: ["DELIVERABLE_CREATED"],
      isEnabled: true,
    });
    expect(await scene.webhookOf(hook)).toMatchObject({ isEnabled: true, disabledReason: null, failingSince: null });
  });

  test("for five days disables the webhook, and its owner receives a mail", async () => {
    const hook = await scene.hookOf("head");
    scene.receiver.reply(hook.path, 500);
    await server.database.query(
      "update webhooks set failing_since = now() - interval '4 days 23 hours' where id = $1",
      [hook.id],
    );
    await scene.happen();
    const { id } = await scene.deliveryTo(hook, tried(1));
    expect(await scene.webhookOf(hook)).toMatchObject({ isEnabled: true });
    await server.database.query(
      "update webhooks set failing_since = now() - interval '5 days 1 second' where id = $1",
      [hook.id],
    );
    await comeDue(server, id);
    expect(await scene.deliveryTo(hook, finished)).toMatchObject({ state: "FAILED", attempts: 2 });
    expect(await scene.webhookOf(hook)).toMatchObject({ isEnabled: false, disabledReason: "FAILING" });
    await server.mails.waitFor({ to: scene.person("head").email, subject: "A webhook was disabled" });
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
  ])("says why: %s", async (_name, path, expected) => {
    const elsewhere = await scene.hookOf("owner", ["PROJECT_STATUS_CHANGED"]);
    scene.receiver.reply("/redirect", (response) =>
      response.writeHead(302, { location: scene.receiver.url + elsewhere.path }).end(),
    );
    scene.receiver.reply("/slow", () => undefined);
    scene.receiver.reply("/broken", (response) => response.destroy());
    const { id } = await createWebhook(server, scene.person("owner"), scene.receiver.url + path, [
      "DELIVERABLE_CREATED",
    ]);
    await scene.happen();
    expect(await scene.deliveryTo({ id, name: "owner" }, tried(1))).toMatchObject({ state: "PENDING", ...expected });
    expect(scene.receiver.at(elsewhere.path)).toEqual([]);
  });

  test("keeps a thousand readable characters of a long, odd answer", async () => {
    const hook = await scene.hookOf("owner");
    scene.receiver.reply(hook.path, (response) =>
      response
        .writeHead(500)
        .end(Buffer.concat([Buffer.from("a\u0000\u001b\ufffd"), Buffer.from([0xff]), Buffer.alloc(100_000, "b")])),
    );
    await scene.happen();
    const { responseText } = await scene.deliveryTo(hook, tried(1));
    expect(responseText).toBe(`a\ufffd\ufffd${"b".repeat(997)}`);
  });
});
