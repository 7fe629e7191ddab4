/**
 * Returns a function for the calendar day in a time zone, as YYYY-MM-DD. Due dates and start dates are calendar dates
 * and compared with it. The formatter is created once: creating one costs more than answering a request.
 */
export function calendarIn(timeZone: string): (now?: Date) => string {
  const formatter = new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" });
  return (now = new Date()) => formatter.format(now);
}
