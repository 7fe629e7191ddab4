import { webhookEventLabels } from "@quadwork/server/contract";
import { eventGroups, summaryOf } from "./events";

const all = eventGroups.flatMap(({ events }) => [...events]);

test("every event has its place in the dialog", () => {
  expect([...all].sort()).toEqual(Object.keys(webhookEventLabels).sort());
});

test("a summary names events in the order of the dialog, or says that it is all of them", () => {
  expect(summaryOf(["DELIVERABLE_CREATED", "APPLICATION_RECEIVED"])).toBe(
    "An application or invitation was sent; A deliverable was added",
  );
  expect(summaryOf([...all].reverse())).toBe("All events");
});
