/** What webhooks deliver: which events, to whom, and signed how. */
import { insertRows } from "../support/rows.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { until } from "../support/until.ts";
import { finished, setWebhookScene, tried, webhookEvents, type WebhookScene } from "../support/webhook-scene.ts";
import { comeDue, deliveriesOf, documentedVerification } from "../support/webhooks.ts";
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

describe("an event", () => {
  test("arrives signed, says what happened and to which rows, and is on the log", async () => {
    const hook = await scene.hookOf("owner");
    const deliverableId = await scene.happen();
    const delivery = await scene.deliveryTo(hook, finished);
    const [received] = scene.receiver.at(hook.path);
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
      data: { deliverableId, projectId: scene.world.projects.running },
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
    const hook = await scene.hookOf("owner");
    await scene.happen();
    await scene.deliveryTo(hook, finished);
    const { headers, body } = scene.receiver.at(hook.path)[0]!;
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

  test("reaches each owner of the rows it is about once, and no one who may not see them", async () => {
    const hooks = Object.fromEntries(
      await Promise.all(
        (["owner", "head", "rivalHead", "strangerHead", "other"] as const).map(async (name) => [
          name,
          await scene.hookOf(name, webhookEvents),
        ]),
      ),
    );
    await scene.happen();
    for (const name of ["owner", "head"])
      expect((await scene.deliveryTo(hooks[name], finished)).state).toBe("DELIVERED");
    for (const name of ["rivalHead", "strangerHead", "other"] as const)
      expect(await deliveriesOf(server, scene.person(name), hooks[name].id)).toEqual([]);
    expect(scene.receiver.at(hooks.owner.path)).toHaveLength(1);
  });

  test("of each kind names its rows", async () => {
    const hook = await scene.hookOf("owner", webhookEvents);
    const owner = scene.person("owner");
    const { projects, applications, teams } = scene.world;
    const deliverableId = await scene.happen();
    const change = { id: deliverableId, title: "Changed", dueDate: "2030-02-01" };
    await write(server, owner, "updateDeliverable", change);
    await write(server, owner, "setDeliverableCompletion", { id: deliverableId, isCompleted: true });
    await write(server, owner, "setDeliverableCompletion", { id: deliverableId, isCompleted: false });
    await write(server, owner, "deleteDeliverable", { id: deliverableId });
    const { id: received } = await write(server, scene.person("head"), "submitApplication", {
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

  test("is sent only to the webhooks that asked for it, and to none that is disabled", async () => {
    const [other, disabled, asked] = [
      await scene.hookOf("owner", ["PROJECT_STATUS_CHANGED"]),
      await scene.hookOf("owner"),
      await scene.hookOf("owner"),
    ];
    await write(server, scene.person("owner"), "updateWebhook", {
      id: disabled.id,
      url: scene.receiver.url,
      events: ["DELIVERABLE_CREATED"],
      isEnabled: false,
    });
    expect(await scene.webhookOf(disabled)).toMatchObject({ isEnabled: false, disabledReason: "OWNER" });
    await scene.happen();
    await scene.deliveryTo(asked, finished);
    for (const { id } of [other, disabled]) expect(await deliveriesOf(server, scene.person("owner"), id)).toEqual([]);
    expect((await attempt(server, scene.person("owner"), "pingWebhook", { id: disabled.id })).refusal?.code).toBe(
      "WEBHOOK_DISABLED",
    );
  });

  test("of a write that is rolled back is sent to no one", async () => {
    const hook = await scene.hookOf("owner", ["DELIVERABLE_DELETED"]);
    const [id, next] = [await scene.happen(), await scene.happen()];
    await server.database.query(`
      create function fail_for_test() returns trigger language plpgsql as $$ begin raise exception 'broken for the test'; end $$;
      create trigger fail_for_test before delete on project_deliverables for each row execute function fail_for_test();`);
    try {
      const { refusal } = await attempt(server, scene.person("owner"), "deleteDeliverable", { id });
      expect(refusal?.code).toBe("INTERNAL_SERVER_ERROR");
    } finally {
      await server.database.query("drop trigger fail_for_test on project_deliverables; drop function fail_for_test()");
    }
    await write(server, scene.person("owner"), "deleteDeliverable", { id: next });
    await scene.deliveryTo(hook, (delivery) => finished(delivery) && delivery.payload.includes(next));
    expect(await deliveriesOf(server, scene.person("owner"), hook.id)).toHaveLength(1);
    expect(scene.receiver.at(hook.path)).toHaveLength(1);
  });

  test("is not sent again once the owner may no longer see its rows", async () => {
    const hook = await scene.hookOf("head");
    scene.receiver.reply(hook.path, 500);
    await scene.happen();
    const { id } = await scene.deliveryTo(hook, tried(1));
    const { rows } = await server.database.query("delete from team_projects where project_id = $1 returning *", [
      scene.world.projects.running,
    ]);
    await comeDue(server, id);
    expect(await scene.deliveryTo(hook, finished)).toMatchObject({
      state: "FAILED",
      attempts: 1,
      error: "You may no longer see what this event is about.",
    });
    expect(scene.receiver.at(hook.path)).toHaveLength(1);
    await insertRows(server.database, "team_projects", rows);
  });
});
