import { addDays, differenceInCalendarDays, format, parseISO } from "date-fns";

const calendarFormat = "yyyy-MM-dd";

/**
 * A date in long form, such as 'January 1st, 2025'.
 * @param value A calendar date (`YYYY-MM-DD`), shown as exactly that day wherever the reader is; or a point
 *   in time (ISO 8601 with its zone), shown as the day it falls on for the reader.
 */
export const formatDate = (value: string): string => format(parseISO(value), "MMMM do, yyyy");

/** The reader's current calendar date as `YYYY-MM-DD`. */
export const today = (): string => format(new Date(), calendarFormat);

/** The calendar date `days` days after `date`, both `YYYY-MM-DD`. */
export const addCalendarDays = (date: string, days: number): string => format(addDays(parseISO(date), days), calendarFormat);

/** Whole calendar days from `from` to `to`, both `YYYY-MM-DD`; negative when `to` is earlier. */
export const calendarDaysBetween = (from: string, to: string): number =>
  differenceInCalendarDays(parseISO(to), parseISO(from));
