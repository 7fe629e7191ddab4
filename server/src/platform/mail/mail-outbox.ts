import type { Pool } from "pg";
import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import type { Config } from "../../config.js";
import { oneLine, renderMail, type MailBody } from "./mail-body.js";

/** A mail to one person. */
export interface Mail {
  /** The recipient's e-mail address. */
  recipient: string;
  /** Where an answer goes, when not to the product. */
  replyTo?: string;
  /** For how long it is of use, in hours: as long as its link works. Afterwards it is not sent any more. */
  usefulHours: number;
  subject: string;
  body: MailBody;
}

/** How long a mail is of use that warns of something that happened. */
export const noticeHours = 7 * 24;
/** How long a mail is kept: one that is of use for however long, and the record of one that was sent. */
export const keptHours = 30 * 24;

/** Name of the job that delivers one mail; its payload is `{ mailId }`. */
export const deliverMailJob = "deliver_mail";

/** Tries until a mail is given up; the pauses grow to six hours, so this is about three days. */
const attempts = 20;

/**
 * Adds the job that delivers the mails which `select id from outbox_mails …` finds; $1 is {@link deliverMailJob}, $2
 * {@link attempts}. A mail has one job at most, whoever adds it and however often, while one waits, runs or was given
 * up.
 */
const addJobs = (mails: string) => `
  select graphile_worker.add_job($1, json_build_object('mailId', id), max_attempts => $2, job_key => 'mail ' || id, job_key_mode => 'unsafe_dedupe')
  from outbox_mails ${mails}`;

/** Adds the jobs of mails that were written while there was no mail server. */
export async function takeUpWaitingMails(database: Pick<Pool, "query">): Promise<void> {
  await database.query(addJobs("where sent_at is null and useful_until > now() order by created_at"), [
    deliverMailJob,
    attempts,
  ]);
}

/** Where mails are put by the transaction that causes them; a job delivers them afterwards. */
export class MailOutbox {
  constructor(private readonly config: Pick<Config, "appUrl" | "smtpUrl">) {}

  /** Writes the mail, and the job that delivers it, in the manager's transaction: both happen or neither does. */
  async enqueue(manager: EntityManager, { recipient, replyTo, usefulHours, subject, body }: Mail): Promise<void> {
    const mailId = newId();
    const { text, html } = renderMail(body, this.config.appUrl);
    await manager.query(
      `insert into outbox_mails (id, recipient, reply_to, subject, text_body, html_body, useful_until)
       values ($1, $2, $3, $4, $5, $6, now() + make_interval(mins => $7))`,
      [
        mailId,
        oneLine(recipient),
        replyTo === undefined ? null : oneLine(replyTo),
        oneLine(subject),
        text,
        html,
        usefulHours * 60,
      ],
    );
    // Without a mail server mails wait in the outbox and are read there; a process that has one takes them up.
    if (this.config.smtpUrl) await manager.query(addJobs("where id = $3"), [deliverMailJob, attempts, mailId]);
  }
}
