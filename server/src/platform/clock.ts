/**
 * The calendar day in `timeZone` at `now`, as YYYY-MM-DD. Due dates and start dates are calendar dates and are judged by it.
 */
export function calendarDay(timeZone: string, now: Date = new Date()): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(now);
}
