import ICAL from "ical.js";
import type { CalendarDate } from "./calendar-dates.js";

/** How long programs keep a copy, as a duration of RFC 5545. Most decide for themselves. */
const readAgainAfter = "PT1H";

function summaryOf({ kind, title, projectTitle, isCompleted }: CalendarDate): string {
  if (kind === "due") return `${isCompleted ? "Done: " : ""}${title} (${projectTitle})`;
  return `${projectTitle} ${kind === "start" ? "starts" : "ends"}`;
}

const moment = (date: Date) => ICAL.Time.fromJSDate(date, true);

function eventOf(date: CalendarDate, appUrl: string): ICAL.Component {
  const { kind, id, day, projectId, companyName, createdAt, updatedAt } = date;
  const url = `${appUrl}/dashboard/projects/${projectId}`;
  const event = new ICAL.Component("vevent");
  event.addPropertyWithValue("uid", `${kind}-${id}@${new URL(appUrl).host}`);
  event.addPropertyWithValue("dtstart", ICAL.Time.fromDateString(day));
  event.addPropertyWithValue("summary", summaryOf(date));
  event.addPropertyWithValue("description", `A project of ${companyName}: ${url}`);
  event.addPropertyWithValue("url", url);
  event.addPropertyWithValue("created", moment(createdAt));
  event.addPropertyWithValue("last-modified", moment(updatedAt));
  event.addPropertyWithValue("dtstamp", moment(updatedAt));
  event.addPropertyWithValue("sequence", Math.max(0, Math.floor((updatedAt.getTime() - createdAt.getTime()) / 1000)));
  // A deadline does not make a person busy for the day.
  event.addPropertyWithValue("transp", "TRANSPARENT");
  return event;
}

/**
 * The dates as an iCalendar file. A day is a day in every time zone. An entry keeps its UID for as long as there is a
 * project or deliverable, so that programs update it instead of adding another.
 * @param appUrl base address of the links, and name space of the UIDs.
 */
export function calendarFile(dates: readonly CalendarDate[], appUrl: string): string {
  const calendar = new ICAL.Component("vcalendar");
  calendar.addPropertyWithValue("version", "2.0");
  calendar.addPropertyWithValue("prodid", "-//Quadwork//Calendar//EN");
  calendar.addPropertyWithValue("method", "PUBLISH");
  calendar.addPropertyWithValue("x-wr-calname", "Quadwork");
  calendar.addPropertyWithValue("refresh-interval", ICAL.Duration.fromString(readAgainAfter));
  calendar.addPropertyWithValue("x-published-ttl", readAgainAfter);
  for (const date of dates) calendar.addSubcomponent(eventOf(date, appUrl));
  return `${calendar.toString()}\r\n`;
}
