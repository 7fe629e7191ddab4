import { createTransport } from "nodemailer";
import type { Pool } from "pg";
import type { Config } from "../../config.js";

interface OutboxMail {
  recipient: string;
  reply_to: string | null;
  subject: string;
  text_body: string;
  html_body: string;
}

/** Waits for the work or the signal, whichever comes first. */
async function unlessAborted(work: Promise<unknown>, signal: AbortSignal): Promise<void> {
  let abort = () => {};
  const aborted = new Promise<never>((_done, fail) => (abort = () => fail(new Error("The process is ending"))));
  signal.addEventListener("abort", abort);
  if (signal.aborted) abort();
  try {
    await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/** Delivers mails of the outbox to the mail server, over a few connections that stay open. */
export class MailDelivery {
  private readonly transport;
  private readonly domain: string;

  constructor(
    smtpUrl: string,
    private readonly config: Pick<Config, "mailFrom">,
    private readonly pool: Pick<Pool, "query">,
  ) {
    this.domain = /@([\w.-]+)/.exec(config.mailFrom)?.[1] ?? "quadwork.invalid";
    this.transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 30_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /**
   * Delivers one mail unless it has been sent or is no longer of use, and then deletes its text, because links in it
   * are as good as keys.
   * @param signal stops waiting for the mail server when the process shuts down.
   * @throws when the mail server refuses it; the caller retries.
   */
  async deliver(mailId: string, signal: AbortSignal): Promise<void> {
    const { rows } = await this.pool.query<OutboxMail>(
      "select * from outbox_mails where id = $1 and sent_at is null and useful_until > now()",
      [mailId],
    );
    const mail = rows[0];
    if (!mail) return;
    const sent = this.transport.sendMail({
      from: this.config.mailFrom,
      // As objects, so that an address can never be parsed as two.
      to: { name: "", address: mail.recipient },
      ...(mail.reply_to && { replyTo: { name: "", address: mail.reply_to } }),
      subject: mail.subject,
      text: mail.text_body,
      html: mail.html_body,
      // The same for every attempt, so that a mail sent twice is shown once.
      messageId: `<${mailId}@${this.domain}>`,
      headers: { "Auto-Submitted": "auto-generated" },
    });
    await unlessAborted(sent, signal);
    await this.pool.query("update outbox_mails set sent_at = now(), text_body = '', html_body = '' where id = $1", [
      mailId,
    ]);
  }

  close(): void {
    this.transport.close();
  }
}
