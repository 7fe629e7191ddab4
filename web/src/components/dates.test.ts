import { addCalendarDays, calendarDaysBetween, formatDate, formatDueInDays } from "./dates";
import { formatDuration } from "./duration";

describe("formatDate", () => {
  test.each([
    ["2025-01-01", "January 1st, 2025"],
    ["2025-02-22", "February 22nd, 2025"],
    ["2024-02-29", "February 29th, 2024"],
    ["2025-12-31", "December 31st, 2025"],
    ["2025-08-11", "August 11th, 2025"],
    ["2025-05-23", "May 23rd, 2025"],
  ])("shows the calendar date %s as %s, without shifting it", (date, shown) => {
    expect(formatDate(date)).toBe(shown);
  });

  test("shows a point in time as the reader's local day", () => {
    const noon = new Date(2025, 6, 3, 12).toISOString();
    expect(formatDate(noon)).toBe("July 3rd, 2025");
    const lastMinute = new Date(2025, 6, 3, 23, 59).toISOString();
    expect(formatDate(lastMinute)).toBe("July 3rd, 2025");
  });
});

test.each([
  [0, "due today"],
  [1, "in 1 day"],
  [6, "in 6 days"],
  [-1, "1 day late"],
  [-5, "5 days late"],
])("what is due in %d days reads %s", (days, shown) => {
  expect(formatDueInDays(days)).toBe(shown);
});

test("calendar days are counted across months, leap days and clock changes", () => {
  expect(addCalendarDays("2024-02-27", 3)).toBe("2024-03-01");
  expect(addCalendarDays("2025-12-31", 7)).toBe("2026-01-07");
  expect(calendarDaysBetween("2025-03-28", "2025-04-02")).toBe(5);
  expect(calendarDaysBetween("2025-04-02", "2025-03-28")).toBe(-5);
});

test.each([
  ["", 1],
  ["tomorrow", 1],
  ["2025-01-01", NaN],
  ["2025-01-01", 1e12],
])("there is no date %s + %d days", (date, days) => {
  expect(addCalendarDays(date, days)).toBe("");
});

test.each([
  ["2-3 months", "2-3 months"],
  ["1 month", "1 month"],
  ["1-2 weeks", "1-2 weeks"],
  ["6+ Months", "6+ Months"],
  ["8", "8 weeks"],
])("the duration %s reads %s", (duration, shown) => {
  expect(formatDuration(duration)).toBe(shown);
});
