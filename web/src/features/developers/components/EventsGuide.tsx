import { apiLimits, limits, webhookEventLabels } from "@quadwork/server/contract";
import { following, payload, receiving, subscribing } from "../event-examples";
import { eventSections } from "../guide-sections";
import { CodeBlock } from "./CodeBlock";
import { CodeExamples } from "./CodeExamples";
import { GuideSection } from "./GuideSection";

/** What stands in `data`, by the beginning of an event's name. */
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
        WebSocket at <code>/graphql</code>, by the protocol <code>graphql-transport-ws</code>. The token goes into{" "}
        <code>connectionParams</code>, and needs the scope to read what is followed. With the packages{" "}
        <code>graphql-ws</code> and <code>ws</code>:
      </p>
      <CodeExamples label="Follow deliverables in JavaScript" name="following" example={following()} />
      <p>
        You are told of what you may see at that moment. The client connects again by itself; what happened in between
        is not told later, so read what you show once more. The close code 4403 says that the token does not, or no
        longer, let you in. There is room for {apiLimits.websocketsPerPerson} connections of a person with{" "}
        {apiLimits.subscriptions} subscriptions each.
      </p>
    </GuideSection>
  );
}

export function EventsSubscribe() {
  return (
    <GuideSection id="subscribe" title={eventSections.subscribe}>
      <p>
        A webhook needs no program that always runs. Startups and club heads can have events posted to up to{" "}
        {limits.webhooksPerPerson} addresses: under “Webhooks” on <a href="/dashboard/profile">your profile</a>, or with
        a token of the scope <code>WEBHOOKS_WRITE</code> and the scopes to read what the events are about.
      </p>
      <CodeExamples label="Subscribe an address" name="subscribing" example={subscribing()} />
      <p>
        The answer holds the secret, <code>whsec_…</code>, this once. Addresses begin with <code>https://</code> and lie
        on the public internet. Try yours out with <a href="/developers/reference#Mutation.pingWebhook">pingWebhook</a>.
      </p>
    </GuideSection>
  );
}

export function EventsReceive() {
  return (
    <GuideSection id="receive" title={eventSections.receive}>
      <p>
        Anybody can post to your address, so verify before you believe. Signatures follow the{" "}
        <a href="https://www.standardwebhooks.com">Standard Webhooks</a> convention, for which there are libraries in
        many languages; these programs need none. Verify the body as it arrived, before it is parsed.
      </p>
      <CodeExamples label="Receive events and verify them" name="receiving" example={receiving()} />
      <p>
        The header <code>webhook-id</code> is the event's id, the same for every repetition;{" "}
        <code>webhook-timestamp</code> is when it was sent; <code>webhook-signature</code> holds one or more signatures.
        After <a href="/developers/reference#Mutation.rotateWebhookSecret">rotateWebhookSecret</a> there is one by the
        old secret and one by the new for {limits.webhookSecretOverlapHours} hours.
      </p>
    </GuideSection>
  );
}

export function EventsPayload() {
  return (
    <GuideSection id="events" title={eventSections.events}>
      <CodeBlock label="The body of a request" name="payload" code={payload} />
      <p>
        Only ids and a status are sent; ask the API for the rest. You are told what you may see at the moment of
        sending. <code>version</code> grows when something is renamed or left out, not when something is added.
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
          Whatever else happens, the event is tried again after 10 seconds, 1, 5 and 30 minutes, 2, 6, 12 and 24 hours.
        </li>
        <li>
          Events may come twice and out of order: remember <code>webhook-id</code>, and read the row's state from the
          API.
        </li>
        <li>
          410 Gone disables a webhook at once, {limits.webhookFailingDays} days without success do too, and its owner
          gets a mail.
        </li>
        <li>
          The log goes back {limits.webhookDeliveryDays} days:{" "}
          <a href="/developers/reference#Webhook.deliveries">Webhook.deliveries</a> says what was sent and answered, and{" "}
          <a href="/developers/reference#Mutation.redeliverWebhookDelivery">redeliverWebhookDelivery</a> sends it again.
        </li>
      </ul>
    </GuideSection>
  );
}
