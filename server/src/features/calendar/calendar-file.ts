import ical, { ICalCalendarMethod, ICalEventTransparency } from "ical-generator";
import type { CalendarDate } from "./calendar-dates.js";

/** Seconds after which programs may read the feed again. Most decide for themselves. */
const readAgainAfter = 3600;

function summaryOf({ kind, title, projectTitle, isCompleted }: CalendarDate): string {
  if (kind === "due") return `${isCompleted ? "Done: " : ""}${title} (${projectTitle})`;
  return `${projectTitle} ${kind === "start" ? "starts" : "ends"}`;
}

/**
 * The dates as an iCalendar file. A day is a day in every time zone. An entry keeps its UID for as long as there is a
 * project or deliverable, so that programs update it instead of adding another.
 * @param appUrl base address of the links, and name space of the UIDs.
 */
export function calendarFile(dates: readonly CalendarDate[], appUrl: string): string {
  const { host } = new URL(appUrl);
  const calendar = ical({
    name: "Quadwork",
    prodId: { company: "Quadwork", product: "Calendar", language: "EN" },
    method: ICalCalendarMethod.PUBLISH,
    ttl: readAgainAfter,
  });
  for (const date of dates) {
    const { kind, id, day, projectId, companyName, createdAt, updatedAt } = date;
    const url = `${appUrl}/dashboard/projects/${projectId}`;
    calendar.createEvent({
      id: `${kind}-${id}@${host}`,
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary: summaryOf(date),
      description: `A project of ${companyName}: ${url}`,
      url,
      created: createdAt,
      lastModified: updatedAt,
      stamp: updatedAt,
      sequence: Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000)),
      // A deadline does not make a person busy for the day.
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}
