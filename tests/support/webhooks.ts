/** Webhooks as their owners use them: created by the API, verified by the code that partners are given. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Received } from "./receiver.ts";
import { repository } from "./test-database.ts";
import type { TestServer } from "./test-server.ts";
import { write } from "./writes.ts";

type Verify = (secret: string, headers: Received["headers"], body: string) => boolean;

/** The function by which docs/webhooks.md tells partners to verify a signature. */
export function documentedVerification(): Verify {
  const source =
    /```js\n(import \{ createHmac[\s\S]*?)```/.exec(readFileSync(join(repository, "docs/webhooks.md"), "utf8"))?.[1] ??
    "";
  const body = source.replace(/^import .*$/m, "").replace("export function", "return function");
  return new Function("createHmac", "timingSafeEqual", body)(createHmac, timingSafeEqual) as Verify;
}

/** A webhook and the secret that was shown when it was made. */
export interface Webhook {
  id: string;
  secret: string;
}

/** Creates a webhook of a person. */
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

/** What was sent to a webhook, newest first. */
export async function deliveriesOf(server: TestServer, owner: { token: string }, id: string): Promise<Delivery[]> {
  const document = `query ($id: ID!) { webhook(id: $id) { deliveries(first: 100) { nodes { ${deliveryFields} } } } }`;
  const { webhook } = await server.request<{ webhook: { deliveries: { nodes: Delivery[] } } }>(document, { id }, owner);
  return webhook.deliveries.nodes;
}

/** Asks again until the answer is what is waited for. */
export async function until<Result>(ask: () => Promise<Result>, isIt: (result: Result) => boolean): Promise<Result> {
  const giveUp = Date.now() + 20_000;
  for (;;) {
    const result = await ask();
    if (isIt(result)) return result;
    if (Date.now() > giveUp) throw new Error(`Waited in vain; the last answer was ${JSON.stringify(result)}`);
  }
}

/** The newest delivery to a webhook once it fulfils the condition. */
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

/** Lets the time of a delivery's next attempt come. */
export async function comeDue({ database }: TestServer, deliveryId: string): Promise<void> {
  await database.query(
    "select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key = $1), run_at => " +
      "now())",
    [`webhook delivery ${deliveryId}`],
  );
  // Rescheduled jobs are found when the queue is looked at the next time, every two seconds; this makes it look now.
  await database.query(`select pg_notify('jobs:insert', '{"r":0,"count":1}')`);
}
