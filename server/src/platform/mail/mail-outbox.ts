import type { Pool } from "pg";
import { v7 as newId } from "uuid";
import type { Config } from "../../config.js";
import { oneLine, renderMail, type MailBody } from "./mail-body.js";

/** A mail to one person. */
export interface Mail {
  /** The recipient's e-mail address. */
  recipient: string;
  /** Reply address, if not the product's. */
  replyTo?: string;
  /** Hours for which it is of use: as long as its link works. Afterwards it is not sent. */
  usefulHours: number;
  /**
   * For mails that one person's acts send to another: mails of the same pace to an address wait for one another, see
   * {@link pacedPerHour}, whoever causes them. No sender can flood an address, block another sender, or learn of one.
   */
  pace?: string;
  subject: string;
  body: MailBody;
}

/** Hours for which a notice is of use. */
export const noticeHours = 7 * 24;
/** Maximum hours for which a mail that is still of use, and the record of a sent one, are kept. */
export const keptHours = 30 * 24;

/** Name of the job that delivers one mail; its payload is `{ mailId }`. */
export const deliverMailJob = "deliver_mail";

/** Mails of one pace that an address is sent within an hour. The others follow later, in the order of writing. */
const pacedPerHour = 5;

/** Attempts before a mail is given up; the pauses grow to six hours, which makes about three days. */
const attempts = 20;

/**
 * Adds the delivery jobs for the mails that `select id from outbox_mails …` returns; $1 is {@link deliverMailJob}, $2
 * {@link attempts}. A mail has at most one job that is waiting, running or given up, however often this is called.
 */
const addJobs = (mails: string) => `
  select graphile_worker.add_job($1, json_build_object('mailId', id), max_attempts => $2, job_key => 'mail ' || id, job_key_mode => 'unsafe_dedupe', run_at => send_from)
  from outbox_mails ${mails}`;

/** Adds jobs for mails written while there was no mail server. */
export async function takeUpWaitingMails(database: Pick<Pool, "query">): Promise<void> {
  await database.query(addJobs("where sent_at is null and useful_until > now() order by created_at"), [
    deliverMailJob,
    attempts,
  ]);
}

/** A transaction: TypeORM's, or a client of pg in one. */
interface Transaction {
  query(statement: string, values?: unknown[]): Promise<unknown>;
}

/** Where transactions put the mails they cause; a job delivers them afterwards. */
export class MailOutbox {
  constructor(private readonly config: Pick<Config, "appUrl" | "smtpUrl">) {}

  /** Writes the mail and its delivery job in the manager's transaction: both or neither. */
  async enqueue(manager: Transaction, mail: Mail): Promise<void> {
    await this.enqueueAll(manager, [mail]);
  }

  /** As {@link enqueue}, for many mails with a few statements. Those with a pace go to different addresses. */
  async enqueueAll(manager: Transaction, mails: readonly Mail[]): Promise<void> {
    // Of two transactions that write to an address, the second sees what the first wrote. In one order, so that neither
    // waits for the other.
    const paced = mails.flatMap(({ pace, recipient }) => (pace === undefined ? [] : [oneLine(recipient)])).sort();
    if (paced.length > 0)
      await manager.query(
        `select pg_advisory_xact_lock(hashtextextended('quadwork:mails ' || recipient, 0))
         from unnest($1::text[]) recipient`,
        [paced],
      );
    const ids = mails.map(() => newId());
    const bodies = mails.map(({ body }) => renderMail(body, this.config.appUrl));
    await manager.query(
      `insert into outbox_mails (id, recipient, reply_to, subject, text_body, html_body, useful_until, pace, send_from)
       select id, recipient, reply_to, subject, text_body, html_body, now() + make_interval(mins => useful_minutes), pace,
         greatest(now(), (select earlier.send_from + interval '1 hour' from outbox_mails earlier
           where earlier.recipient = written.recipient and earlier.pace = written.pace
           order by earlier.send_from desc offset ${pacedPerHour - 1} limit 1))
       from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::integer[], $8::text[])
         written (id, recipient, reply_to, subject, text_body, html_body, useful_minutes, pace)`,
      [
        ids,
        mails.map(({ recipient }) => oneLine(recipient)),
        mails.map(({ replyTo }) => (replyTo === undefined ? null : oneLine(replyTo))),
        mails.map(({ subject }) => oneLine(subject)),
        bodies.map(({ text }) => text),
        bodies.map(({ html }) => html),
        mails.map(({ usefulHours }) => usefulHours * 60),
        mails.map(({ pace }) => pace ?? null),
      ],
    );
    // Without a mail server, mails stay in the outbox and are read there; a process that has one picks them up.
    if (this.config.smtpUrl) await manager.query(addJobs("where id = any($3)"), [deliverMailJob, attempts, ids]);
  }
}
