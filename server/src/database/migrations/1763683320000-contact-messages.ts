import type { MigrationInterface, QueryRunner } from "typeorm";

/** What visitors write through the contact form, kept whether or not its mail arrives. */
export class ContactMessages1763683320000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table contact_messages (
        id uuid primary key,
        name text not null check (char_length(name) between 2 and 140),
        email text not null check (char_length(email) <= 254),
        subject text not null check (char_length(subject) between 5 and 140),
        message text not null check (char_length(message) between 10 and 5000),
        created_at timestamptz not null default now()
      );
      create index contact_messages_created_at on contact_messages (created_at desc);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table contact_messages`);
  }
}
