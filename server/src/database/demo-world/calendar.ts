import { createHash } from "node:crypto";
import { v7 as uuidv7 } from "uuid";

const dayMilliseconds = 86_400_000;

/**
 * The hour, in Asia/Kolkata, at which each kind of thing happens. What depends on something else comes later, so that
 * the order is right even when both happen on the same day.
 */
export const hours = {
  account: 9,
  verification: 9,
  project: 10,
  team: 11,
  application: 14,
  answer: 17,
  membership: 18,
  completion: 19,
} as const;

/** The dates and ids of one loading of the demo world: the same for the same day. */
export class DemoCalendar {
  /** @param today the day on which the world is loaded, as YYYY-MM-DD in Asia/Kolkata. */
  constructor(private readonly today: string) {}

  /** The calendar date `day` days from today, as YYYY-MM-DD. */
  date(day: number): string {
    return new Date(Date.parse(`${this.today}T00:00:00Z`) + day * dayMilliseconds).toISOString().slice(0, 10);
  }

  /** A moment within `hour` of the day `daysAgo` days back; `key` decides on the minute. */
  instant(daysAgo: number, hour: number, key: string): Date {
    const midnight = Date.parse(`${this.today}T00:00:00+05:30`) - daysAgo * dayMilliseconds;
    return new Date(midnight + hour * 3_600_000 + (digest(key).readUInt16BE() % 3600) * 1000);
  }

  /** The id of the row that `key` names: a UUID v7 of the moment at which the row was made. */
  id(key: string, createdAt: Date): string {
    return uuidv7({ msecs: createdAt.getTime(), random: digest(key).subarray(0, 16) });
  }
}

const digest = (key: string) => createHash("sha256").update(key).digest();
