import { webhookEventLabels } from "@quadwork/server/contract";
import { eventGroups, summaryOf } from "./events";

const all = eventGroups.flatMap(({ events }) => [...events]);

test("every event appears in the dialog", () => {
  expect([...all].sort()).toEqual(Object.keys(webhookEventLabels).sort());
});

test("a summary lists events in the dialog's order, or says that it includes all", () => {
  expect(summaryOf(["DELIVERABLE_CREATED", "APPLICATION_RECEIVED"])).toBe(
    "An application or invitation was sent; A deliverable was added",
  );
  expect(summaryOf([...all].reverse())).toBe("All events");
});
