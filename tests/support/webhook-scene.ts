/** Where the tests of webhooks play: a world whose people have webhooks, and a receiver to which they lead. */
import { startReceiver, type Receiver } from "./receiver.ts";
import type { TestServer } from "./test-server.ts";
import { createWebhook, deliveryTo, type Delivery, type Webhook } from "./webhooks.ts";
import { createWorld, type PersonName, type World, type WorldPerson } from "./world.ts";
import { write } from "./writes.ts";

/** Everything that a webhook can ask for. */
export const webhookEvents = [
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

/** A delivery that is not tried again. */
export const finished = ({ state }: Delivery): boolean => state !== "PENDING";
/** A delivery after so many attempts. */
export const tried = (attempts: number) => (delivery: Delivery) => delivery.attempts === attempts;

/** A webhook's id, and whose it is. */
interface Owned {
  id: string;
  name: PersonName;
}

/** The world, the receiver, and the steps that most tests take. */
export interface WebhookScene {
  world: World;
  receiver: Receiver;
  person(name: PersonName): WorldPerson;
  /** A webhook at a path of its own, which asks for added deliverables unless told otherwise. */
  hookOf(name: PersonName, events?: string[], details?: object): Promise<Webhook & Owned & { path: string }>;
  /** Something that the owner and the head of the club that works on it may see. @returns the deliverable's id. */
  happen(): Promise<string>;
  /** The newest delivery to a webhook once it fulfils the condition. */
  deliveryTo(webhook: Owned, isIt: (delivery: Delivery) => boolean): Promise<Delivery>;
  /** A webhook as its owner sees it. */
  webhookOf(webhook: Owned): Promise<Record<string, unknown>>;
  /** Removes all webhooks, and what rate limits count: tests do more in ten minutes than a person may. */
  clear(): Promise<void>;
  /** Stops the receiver. */
  stop(): Promise<void>;
}

/** @param server is empty, and may call private addresses. */
export async function setWebhookScene(server: TestServer): Promise<WebhookScene> {
  const [world, receiver] = await Promise.all([createWorld(server), startReceiver()]);
  const person = (name: PersonName) => world.people[name];
  let paths = 0;
  return {
    world,
    receiver,
    person,
    async hookOf(name, events = ["DELIVERABLE_CREATED"], details = {}) {
      const path = `/hook-${++paths}`;
      return { ...(await createWebhook(server, person(name), receiver.url + path, events, details)), path, name };
    },
    async happen() {
      const news = { projectId: world.projects.running, title: "News", dueDate: "2030-02-01" };
      return (await write(server, person("owner"), "addDeliverable", news)).id;
    },
    deliveryTo: ({ id, name }, isIt) => deliveryTo(server, person(name), id, isIt),
    async webhookOf({ id, name }) {
      const { webhook } = await server.request<{ webhook: Record<string, unknown> }>(
        "query ($id: ID!) { webhook(id: $id) { url description events isEnabled disabledReason failingSince " +
          "previousSecretExpiresAt } }",
        { id },
        person(name),
      );
      return webhook;
    },
    clear: async () => void (await server.database.query("delete from webhooks; delete from rate_limits")),
    stop: () => receiver.stop(),
  };
}
