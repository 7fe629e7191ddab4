import type { Pool } from "pg";
import type { Log } from "../log.js";
import { keptHours } from "./mail-outbox.js";

/**
 * Deletes old rows of the outbox: sent mails after a while, and mails that are no longer of use, with a log line.
 * @param sending whether this process has a mail server. Without one, mails are read in the outbox and kept longer.
 */
export async function sweepMails(
  database: Pick<Pool, "query">,
  sending: boolean,
  log: Pick<Log, "warn">,
): Promise<void> {
  await database.query(
    "delete from outbox_mails where created_at < now() - make_interval(hours => $1) and (sent_at is not null or " +
      "not $2)",
    [keptHours, sending],
  );
  if (!sending) return;
  const { rowCount } = await database.query("delete from outbox_mails where sent_at is null and useful_until <= now()");
  if (rowCount) log.warn({ mails: rowCount }, "mails were given up because they were not sent while they were of use");
}
