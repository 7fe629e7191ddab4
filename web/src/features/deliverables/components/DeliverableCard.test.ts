import { lookOf } from "./DeliverableCard";

test.each([
  [{ isCompleted: true, isOverdue: false, isDueSoon: false }, "Completed", "success"],
  [{ isCompleted: false, isOverdue: true, isDueSoon: false }, "Overdue", "danger"],
  [{ isCompleted: false, isOverdue: false, isDueSoon: true }, "Due Soon", "warning"],
  [{ isCompleted: false, isOverdue: false, isDueSoon: false }, "Upcoming", "neutral"],
])("the state %o reads %s in the style %s", (state, word, tone) => {
  expect(lookOf(state)).toMatchObject({ word, tone });
});
