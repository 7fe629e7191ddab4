import type { MigrationInterface, QueryRunner } from "typeorm";

/** How long each mail is worth sending. */
export class MailsOfUse1763684460000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox_mails add column useful_until timestamptz;
      -- What kind they are of is not known; a link of the shortest life works for an hour.
      update outbox_mails set useful_until = created_at + interval '1 hour';
      alter table outbox_mails alter column useful_until set not null;
      create index outbox_mails_waiting on outbox_mails (useful_until) where sent_at is null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table outbox_mails drop column useful_until`);
  }
}
