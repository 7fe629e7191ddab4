import { counted } from "~/texts/counted";

const DAY_MILLISECONDS = 86_400_000;

const month = new Intl.DateTimeFormat("en", { month: "long" });
const minute = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const ordinal = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };

const isCalendarDate = (value: string) => /^\d{4}-\d\d-\d\d$/.test(value);

/**
 * A date in long form, such as 'January 1st, 2025'.
 * @param value A calendar date (`YYYY-MM-DD`), shown as exactly that day wherever the reader is; or a point
 *   in time (ISO 8601 with its zone), shown as the day it falls on for the reader.
 */
export function formatDate(value: string): string {
  // Without a time, `Date` would read it as midnight UTC.
  const date = new Date(isCalendarDate(value) ? `${value}T00:00` : value);
  const day = date.getDate();
  return `${month.format(date)} ${day}${endings[ordinal.select(day)] ?? "th"}, ${date.getFullYear()}`;
}

/**
 * The time until a due date, as shown everywhere: 'due today', 'in 1 day', '2 days late'. Takes
 * `Deliverable.dueInDays`.
 */
export function formatDueInDays(days: number): string {
  if (days === 0) return "due today";
  return days > 0 ? `in ${counted(days, "day")}` : `${counted(-days, "day")} late`;
}

/** A point in time (ISO 8601 with its zone) in local time, such as 'January 1st, 2025 at 09:05'. */
export const formatMoment = (value: string): string => `${formatDate(value)} at ${minute.format(new Date(value))}`;

/** The reader's current calendar date as `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-");
}

/** The calendar date `days` days after `date`, both `YYYY-MM-DD`; empty when there is no such date. */
export function addCalendarDays(date: string, days: number): string {
  const moved = new Date((isCalendarDate(date) ? Date.parse(date) : NaN) + days * DAY_MILLISECONDS);
  const text = Number.isNaN(moved.getTime()) ? "" : moved.toISOString().slice(0, 10);
  return isCalendarDate(text) ? text : "";
}

/** Whole calendar days from `from` to `to`, both `YYYY-MM-DD`; negative when `to` is earlier. */
export const calendarDaysBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MILLISECONDS;
