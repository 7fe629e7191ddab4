import type { MigrationInterface, QueryRunner } from "typeorm";

/** From when a mail is sent: strangers' mails to one address wait for one another. */
export class PacedMails1763900000203 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox_mails
        -- Null for mails that are sent at once.
        add column pace text check (char_length(pace) between 1 and 80),
        add column send_from timestamptz not null default now();
      -- For the latest mails of a pace to an address.
      create index outbox_mails_paced on outbox_mails (recipient, pace, send_from desc) where pace is not null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table outbox_mails drop column pace, drop column send_from");
  }
}
