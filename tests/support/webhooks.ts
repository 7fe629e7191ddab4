/** Webhooks as their owners use them: created through the API, verified with the documented code. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Received } from "./receiver.ts";
import { repository } from "./test-database.ts";
import type { TestServer } from "./test-server.ts";
import { until } from "./until.ts";
import { write } from "./writes.ts";

type Verify = (secret: string, headers: Received["headers"], body: string) => boolean;

/** The function that docs/webhooks.md gives partners for verifying a signature. */
export function documentedVerification(): Verify {
  const source =
    /```js\n(import \{ createHmac[\s\S]*?)```/.exec(readFileSync(join(repository, "docs/webhooks.md"), "utf8"))?.[1] ??
    "";
  const body = source.replace(/^import .*$/m, "").replace("export function", "return function");
  return new Function("createHmac", "timingSafeEqual", body)(createHmac, timingSafeEqual) as Verify;
}

/** A webhook and its secret, which is shown once on creation. */
export interface Webhook {
  id: string;
  secret: string;
}

/** Creates a webhook for a person. */
export async function createWebhook(
  server: TestServer,
  owner: { token: string },
  url: string,
  events: string[],
  details: object = {},
): Promise<Webhook> {
  const { secret, webhook } = await write<{ secret: string; webhook: { id: string } }>(
    server,
    owner,
    "createWebhook",
    { url, events, ...details },
    "{ secret webhook { id } }",
  );
  return { id: webhook.id, secret };
}

/** A delivery as its owner sees it. */
export interface Delivery {
  id: string;
  eventId: string;
  eventType: string;
  payload: string;
  isRedelivery: boolean;
  state: "PENDING" | "DELIVERED" | "FAILED";
  attempts: number;
  nextAttemptAt: string | null;
  lastAttemptAt: string | null;
  durationMilliseconds: number | null;
  responseStatus: number | null;
  responseText: string | null;
  error: string | null;
}

const deliveryFields =
  "id eventId eventType payload isRedelivery state attempts nextAttemptAt lastAttemptAt durationMilliseconds " +
  "responseStatus responseText error";

/** The deliveries to a webhook, newest first. */
export async function deliveriesOf(server: TestServer, owner: { token: string }, id: string): Promise<Delivery[]> {
  const document = `query ($id: ID!) { webhook(id: $id) { deliveries(first: 100) { nodes { ${deliveryFields} } } } }`;
  const { webhook } = await server.request<{ webhook: { deliveries: { nodes: Delivery[] } } }>(document, { id }, owner);
  return webhook.deliveries.nodes;
}

/** The newest delivery to a webhook, once it fulfils the condition. */
export async function deliveryTo(
  server: TestServer,
  owner: { token: string },
  id: string,
  isIt: (delivery: Delivery) => boolean,
): Promise<Delivery> {
  return (await until(
    async () => (await deliveriesOf(server, owner, id))[0],
    (delivery) => delivery !== undefined && isIt(delivery),
  ))!;
}

/** Makes a delivery's next attempt due now. */
export async function comeDue({ database }: TestServer, deliveryId: string): Promise<void> {
  await database.query(
    "select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = $1), run_at => " +
      "now())",
    [`webhook delivery ${deliveryId}`],
  );
  // The queue would find rescheduled jobs at its next poll, every two seconds; this makes it look now.
  await database.query(`select pg_notify('jobs:insert', '{"r":0,"count":1}')`);
}
