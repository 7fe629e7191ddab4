import { Contents } from "~/features/developers/components/Contents";
import { DocumentFrame } from "~/features/developers/components/DocumentFrame";
import {
  EventsDelivery,
  EventsPayload,
  EventsReceive,
  EventsSubscribe,
  EventsSubscriptions,
} from "~/features/developers/components/EventsGuide";
import { eventSections } from "~/features/developers/guide-sections";
import { pageMeta } from "~/features/site/page-meta";
import type { RouteHandle } from "~/graphql/session";
import { developerEvents } from "~/texts/pages";

export const handle = { static: true } satisfies RouteHandle;

export const meta = () =>
  pageMeta({ title: developerEvents.title, description: developerEvents.lead, path: "/developers/events" });

export default function DeveloperEventsPage() {
  return (
    <DocumentFrame
      title={developerEvents.title}
      lead={developerEvents.lead}
      path="/developers/events"
      contents={<Contents sections={eventSections} />}
    >
      <EventsSubscriptions />
      <EventsSubscribe />
      <EventsReceive />
      <EventsPayload />
      <EventsDelivery />
    </DocumentFrame>
  );
}
