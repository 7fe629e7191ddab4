import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import type { Config } from "../../config.js";
import { renderMail, type MailBody } from "./mail-body.js";

/** A mail to one person. */
export interface Mail {
  /** The recipient's e-mail address. */
  recipient: string;
  /** Where an answer goes, when not to the product. */
  replyTo?: string;
  subject: string;
  body: MailBody;
}

/** Name of the job that delivers one mail; its payload is `{ mailId }`. */
export const deliverMailJob = "deliver_mail";

/** Tries until a mail is given up; the pauses grow to six hours, so this is about three days. */
const attempts = 20;

// Line breaks would begin another header, other control characters have no place in one.
const oneLine = (text: string) => text.replaceAll(/\p{Control}+/gu, " ").trim();

/** Where mails are put by the transaction that causes them; a job delivers them afterwards. */
export class MailOutbox {
  constructor(private readonly config: Pick<Config, "appUrl" | "smtpUrl">) {}

  /** Writes the mail, and the job that delivers it, in the manager's transaction: both happen or neither does. */
  async enqueue(manager: EntityManager, { recipient, replyTo, subject, body }: Mail): Promise<void> {
    const mailId = newId();
    const { text, html } = renderMail(body, this.config.appUrl);
    await manager.query(
      "insert into outbox_mails (id, recipient, reply_to, subject, text_body, html_body) values ($1, $2, $3, $4, $5, $6)",
      [mailId, oneLine(recipient), replyTo === undefined ? null : oneLine(replyTo), oneLine(subject), text, html],
    );
    // Without a mail server mails stay in the outbox and are read there.
    if (this.config.smtpUrl)
      await manager.query("select graphile_worker.add_job($1, $2, max_attempts => $3)", [
        deliverMailJob,
        JSON.stringify({ mailId }),
        attempts,
      ]);
  }
}
