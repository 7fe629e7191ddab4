import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Secret addresses at which calendar programs read a person's dates; one for each person, which goes with the account.
 * Programs recognise a changed deliverable by the time of its last change.
 */
export class CalendarFeeds1763900000110 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table calendar_feeds (
        id uuid primary key,
        profile_id uuid not null unique references profiles on delete cascade,
        -- SHA-256 of the secret part of the address.
        token_hash bytea not null unique check (length(token_hash) = 32),
        created_at timestamptz not null default now(),
        last_read_at timestamptz
      );
      alter table project_deliverables add updated_at timestamptz not null default now();
      update project_deliverables set updated_at = created_at;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table project_deliverables drop updated_at;
      drop table calendar_feeds;`);
  }
}
