import { webhookEventLabels } from "@quadwork/server/contract";
import type { WebhookEvent } from "~/graphql/types.generated";

/** What a webhook can be told about, in the groups and order in which a person reads it. */
export const eventGroups = [
  { name: "Applications", events: ["APPLICATION_RECEIVED", "APPLICATION_APPROVED", "APPLICATION_REJECTED"] },
  { name: "Projects", events: ["PROJECT_STATUS_CHANGED"] },
  {
    name: "Deliverables",
    events: [
      "DELIVERABLE_CREATED",
      "DELIVERABLE_UPDATED",
      "DELIVERABLE_COMPLETED",
      "DELIVERABLE_REOPENED",
      "DELIVERABLE_DELETED",
    ],
  },
] as const satisfies readonly { name: string; events: readonly WebhookEvent[] }[];

/** What a webhook is told about, in a few words. */
export function summaryOf(events: readonly WebhookEvent[]): string {
  const inOrder = eventGroups
    .flatMap((group) => group.events as readonly WebhookEvent[])
    .filter((event) => events.includes(event));
  return inOrder.length === Object.keys(webhookEventLabels).length
    ? "All events"
    : inOrder.map((event) => webhookEventLabels[event]).join("; ");
}
