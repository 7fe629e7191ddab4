import { apiLimits, limits, webhookEventLabels } from "@quadwork/server/contract";
import { following, payload, receiving, subscribing } from "../event-examples";
import { eventSections } from "../guide-sections";
import { CodeBlock } from "./CodeBlock";
import { CodeExamples } from "./CodeExamples";
import { GuideSection } from "./GuideSection";

/** The contents of `data`, by prefix of the event's name. */
const data: Record<string, string> = {
  APPLICATION: "applicationId, projectId",
  DELIVERABLE: "deliverableId, projectId",
  PROJECT: "projectId, status",
};

/** `DELIVERABLE_COMPLETED` is sent as `deliverable.completed`, `PROJECT_STATUS_CHANGED` as `project.statusChanged`. */
const typeOf = (event: string) =>
  event
    .toLowerCase()
    .replace("_", ".")
    .replaceAll(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

export function EventsSubscriptions() {
  return (
    <GuideSection id="subscriptions" title={eventSections.subscriptions}>
      <p>
        While your program runs, it can follow <a href="/developers/reference#Subscription">subscriptions</a> over a
        WebSocket at <code>/graphql</code>, using the <code>graphql-transport-ws</code> protocol. Pass the token in{" "}
        <code>connectionParams</code>; it needs the scope to read what you follow. With the packages{" "}
        <code>graphql-ws</code> and <code>ws</code>:
      </p>
      <CodeExamples label="Follow deliverables in JavaScript" name="following" example={following()} />
      <p>
        You receive the events that you may see at that moment. The client reconnects by itself, but events from the
        time in between are not sent later, so reload what you show. Close code 4403 means that the token grants no
        access, or no longer does. Each person can have {apiLimits.websocketsPerPerson} connections with{" "}
        {apiLimits.subscriptions} subscriptions each.
      </p>
    </GuideSection>
  );
}

export function EventsSubscribe() {
  return (
    <GuideSection id="subscribe" title={eventSections.subscribe}>
      <p>
        With a webhook, your program does not have to run all the time. Startups and club heads can have events posted
        to up to {limits.webhooksPerPerson} addresses. Set them up under “Webhooks” on{" "}
        <a href="/dashboard/profile">your profile</a>, or with a token that has the scope <code>WEBHOOKS_WRITE</code>{" "}
        and the scopes to read what the events are about.
      </p>
      <CodeExamples label="Subscribe an address" name="subscribing" example={subscribing()} />
      <p>
        The answer contains the secret, <code>whsec_…</code>, only this once. Addresses start with <code>https://</code>{" "}
        and must be on the public internet. Test yours with{" "}
        <a href="/developers/reference#Mutation.pingWebhook">pingWebhook</a>.
      </p>
    </GuideSection>
  );
}

export function EventsReceive() {
  return (
    <GuideSection id="receive" title={eventSections.receive}>
      <p>
        Anyone can post to your address, so verify each request before you trust it. Signatures follow the{" "}
        <a href="https://www.standardwebhooks.com">Standard Webhooks</a> convention, which has libraries for many
        languages; these programs need none. Verify the body exactly as it arrived, before parsing it.
      </p>
      <CodeExamples label="Receive events and verify them" name="receiving" example={receiving()} />
      <p>
        The header <code>webhook-id</code> is the event's id and stays the same for every retry;{" "}
        <code>webhook-timestamp</code> is the time of sending; <code>webhook-signature</code> contains one or more
        signatures. For {limits.webhookSecretOverlapHours} hours after{" "}
        <a href="/developers/reference#Mutation.rotateWebhookSecret">rotateWebhookSecret</a>, there is one signature
        with the old secret and one with the new.
      </p>
    </GuideSection>
  );
}

export function EventsPayload() {
  return (
    <GuideSection id="events" title={eventSections.events}>
      <CodeBlock label="The body of a request" name="payload" code={payload} />
      <p>
        Only ids and a status are sent; ask the API for the rest. You receive what you may see at the time of sending.{" "}
        <code>version</code> increases when something is renamed or removed, not when something is added.
      </p>
      <dl className="rows">
        {Object.entries(webhookEventLabels).map(([event, label]) => (
          <div key={event}>
            <dt>
              <code>{typeOf(event)}</code>
            </dt>
            <dd>
              <p>{label}.</p>
              <p className="notes">
                <code>{event}</code>, with {data[event.split("_")[0]!]}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </GuideSection>
  );
}

export function EventsDelivery() {
  return (
    <GuideSection id="delivery" title={eventSections.delivery}>
      <ul>
        <li>
          Answer with a status from 200 to 299 within ten seconds, and do the work afterwards. Redirects are not
          followed.
        </li>
        <li>
          On any other outcome, the event is retried after 10 seconds, 1, 5 and 30 minutes, and 2, 6, 12 and 24 hours.
        </li>
        <li>
          Events may arrive twice and out of order: remember each <code>webhook-id</code>, and read the current state
          from the API.
        </li>
        <li>
          410 Gone disables a webhook at once, as do {limits.webhookFailingDays} days without success. Its owner gets a
          mail.
        </li>
        <li>
          The log goes back {limits.webhookDeliveryDays} days:{" "}
          <a href="/developers/reference#Webhook.deliveries">Webhook.deliveries</a> shows what was sent and answered,
          and <a href="/developers/reference#Mutation.redeliverWebhookDelivery">redeliverWebhookDelivery</a> sends it
          again.
        </li>
      </ul>
    </GuideSection>
  );
}
