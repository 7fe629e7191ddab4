import { webhookEventLabels } from "@quadwork/server/contract";
import type { WebhookEvent } from "~/graphql/types.generated";

/** The group of every event; both in display order. */
const groupNames: Record<WebhookEvent, string> = {
  APPLICATION_RECEIVED: "Applications",
  APPLICATION_APPROVED: "Applications",
  APPLICATION_REJECTED: "Applications",
  PROJECT_STATUS_CHANGED: "Projects",
  DELIVERABLE_CREATED: "Deliverables",
  DELIVERABLE_UPDATED: "Deliverables",
  DELIVERABLE_COMPLETED: "Deliverables",
  DELIVERABLE_REOPENED: "Deliverables",
  DELIVERABLE_DELETED: "Deliverables",
};

const allEvents = Object.keys(groupNames) as WebhookEvent[];

/** The events that a webhook can receive, by group. */
export const eventGroups = [...new Set(Object.values(groupNames))].map((name) => ({
  name,
  events: allEvents.filter((event) => groupNames[event] === name),
}));

/** A short summary of the events that a webhook receives. */
export function summaryOf(events: readonly WebhookEvent[]): string {
  const inOrder = allEvents.filter((event) => events.includes(event));
  return inOrder.length === allEvents.length
    ? "All events"
    : inOrder.map((event) => webhookEventLabels[event]).join("; ");
}
