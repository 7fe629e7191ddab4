/** Webhooks as their owners manage them, and the addresses that they may have. */
import { readFileSync } from "node:fs";
import { borrowTestServer, startTestServer, type TestServer } from "../support/test-server.ts";
import { finished, setWebhookScene, webhookEvents, type WebhookScene } from "../support/webhook-scene.ts";
import { createWebhook, deliveryTo, documentedVerification } from "../support/webhooks.ts";
import { createWorld, type World } from "../support/world.ts";
import { attempt, write } from "../support/writes.ts";

let server: TestServer;
let scene: WebhookScene;

beforeAll(async () => {
  server = await borrowTestServer();
  scene = await setWebhookScene(server);
});

afterEach(() => scene.clear());
afterAll(async () => {
  await server?.stop();
  await scene?.stop();
});

const verified = documentedVerification();

describe("a webhook", () => {
  test("is read back without its secret, which is stored encrypted", async () => {
    const hook = await scene.hookOf("owner", ["DELIVERABLE_CREATED", "DELIVERABLE_CREATED"], {
      description: " Import ",
    });
    expect(await scene.webhookOf(hook)).toEqual({
      url: scene.receiver.url + hook.path,
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
    const hook = await scene.hookOf("head");
    scene.receiver.reply(hook.path, 500);
    await write(server, scene.person("head"), "pingWebhook", { id: hook.id });
    expect(await scene.deliveryTo(hook, finished)).toMatchObject({
      eventType: "ping",
      state: "FAILED",
      attempts: 1,
      responseStatus: 500,
    });
    const [received] = scene.receiver.at(hook.path);
    expect(JSON.parse(received!.body)).toMatchObject({ type: "ping", version: 1, data: { webhookId: hook.id } });
    expect(verified(hook.secret, received!.headers, received!.body)).toBe(true);
    expect((await scene.webhookOf(hook))["failingSince"]).toBeNull();
  });

  test("signs with both secrets for a day after a new one was made", async () => {
    const hook = await scene.hookOf("owner");
    const { secret } = await write<{ secret: string }>(
      server,
      scene.person("owner"),
      "rotateWebhookSecret",
      { id: hook.id },
      "{ secret }",
    );
    const hours =
      (Date.parse(String((await scene.webhookOf(hook))["previousSecretExpiresAt"])) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    const signedBy = async () => {
      const { id } = await write(server, scene.person("owner"), "pingWebhook", { id: hook.id });
      const { eventId } = await scene.deliveryTo(hook, (delivery) => delivery.id === id && finished(delivery));
      const { headers, body } = scene.receiver.at(hook.path).find((each) => each.headers["webhook-id"] === eventId)!;
      return [hook.secret, secret].map((each) => verified(each, headers, body));
    };
    expect(await signedBy()).toEqual([true, true]);
    await server.database.query("update webhooks set previous_secret_expires_at = now() where id = $1", [hook.id]);
    expect(await signedBy()).toEqual([false, true]);
    expect((await scene.webhookOf(hook))["previousSecretExpiresAt"]).toBeNull();
  });

  test.each([["updateWebhook"], ["rotateWebhookSecret"], ["deleteWebhook"], ["pingWebhook"]])(
    "of another person and one that does not exist are refused alike by %s",
    async (mutation) => {
      const { id } = await scene.hookOf("head");
      const selection = { deleteWebhook: "", rotateWebhookSecret: "{ secret }" }[mutation] ?? "{ id }";
      const rest =
        mutation === "updateWebhook"
          ? { url: scene.receiver.url, events: ["DELIVERABLE_CREATED"], isEnabled: true }
          : {};
      const refusalOf = async (which: string) =>
        (await attempt(server, scene.person("owner"), mutation, { id: which, ...rest }, selection)).refusal;
      const unknown = await refusalOf("0192a000-0000-7000-8000-000000000000");
      expect(unknown?.code).toBe("NOT_FOUND");
      expect(await refusalOf(id)).toEqual(unknown);
    },
  );

  test("is one of at most ten that a person has, even when more are requested at the same moment", async () => {
    for (let number = 0; number < 8; number++) await scene.hookOf("owner");
    const codes = await Promise.all(
      Array.from(
        { length: 4 },
        async () =>
          (
            await attempt(
              server,
              scene.person("owner"),
              "createWebhook",
              { url: scene.receiver.url, events: webhookEvents },
              "{ secret }",
            )
          ).refusal?.code ?? "done",
      ),
    );
    expect(codes.sort()).toEqual(["TOO_MANY_WEBHOOKS", "TOO_MANY_WEBHOOKS", "done", "done"]);
  });

  test("is in its owner's data file without the secret, and is deleted with the account", async () => {
    const hook = await scene.hookOf("other", webhookEvents, { description: "Import" });
    await write(server, scene.person("other"), "pingWebhook", { id: hook.id });
    await scene.deliveryTo(hook, finished);
    const { personalData } = await server.request<{ personalData: { json: string } }>(
      "{ personalData { json } }",
      {},
      scene.person("other"),
    );
    const data = JSON.parse(personalData.json) as Record<string, object[]>;
    expect(data["webhooks"]).toMatchObject([{ id: hook.id, description: "Import", disabledReason: null }]);
    expect(data["webhookDeliveries"]).toMatchObject([{ webhookId: hook.id, eventType: "ping", state: "delivered" }]);
    expect(personalData.json).not.toMatch(/secret/);
    await write(
      server,
      scene.person("other"),
      "deleteAccount",
      { password: "correct horse battery", confirmation: scene.person("other").email },
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

  test("and one entered before is refused at each delivery: the log says so and nothing is called", async () => {
    const { id } = await createWebhook(strict, owner, "https://1.1.1.1/hook", ["DELIVERABLE_CREATED"]);
    await strict.database.query("update webhooks set url = $2 where id = $1", [
      id,
      `${scene.receiver.url.replace("http:", "https:")}/never`,
    ]);
    await write(strict, owner, "pingWebhook", { id });
    const refused = { state: "FAILED", responseStatus: null, error: isPrivate };
    const first = await deliveryTo(strict, owner, id, finished);
    expect(first).toMatchObject(refused);
    await write(strict, owner, "redeliverWebhookDelivery", { id: first.id });
    expect(
      await deliveryTo(strict, owner, id, (delivery) => delivery.id !== first.id && finished(delivery)),
    ).toMatchObject({ ...refused, isRedelivery: true });
    expect(scene.receiver.at("/never")).toEqual([]);
  });
});

test("docs/webhooks.md names every event", () => {
  const document = readFileSync(new URL("../../docs/webhooks.md", `file://${__filename}`), "utf8");
  for (const event of webhookEvents) expect(document).toContain(event);
});
