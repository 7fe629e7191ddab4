import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Reports to the operators. A target is a type and an id, without a foreign key: what was reported may be deleted
 * before the report is answered. Answered reports are swept. Open ones wait for an operator; a person can send few a
 * day.
 */
export class Reports1763685360300 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table reports (
        id uuid primary key,
        reporter_id uuid references profiles on delete set null,
        target_type text not null check (target_type in ('project', 'club', 'startup', 'person')),
        target_id uuid not null,
        -- Whose the target was when it was reported: people, and clubs or startups.
        owner_ids uuid[] not null check (cardinality(owner_ids) <= 10),
        organisation_ids uuid[] not null check (cardinality(organisation_ids) <= 10),
        target_name text not null check (char_length(target_name) <= 200),
        content text not null check (char_length(content) <= 20000),
        reason text not null
          check (reason in ('fraud', 'spam', 'harassment', 'hate', 'inappropriate', 'privacy', 'other')),
        details text check (char_length(details) <= 2000),
        -- The operator who opened it last.
        operator_id uuid references profiles on delete set null,
        opened_at timestamptz,
        outcome text check (outcome in ('dismissed', 'acted')),
        note text check (char_length(note) <= 2000),
        created_at timestamptz not null default now(),
        answered_at timestamptz,
        check ((outcome is null) = (answered_at is null))
      );
      create unique index reports_open_target on reports (reporter_id, target_type, target_id) where outcome is null;
      create index reports_reporter_id on reports (reporter_id, created_at desc, id desc);
      create index reports_operator_id on reports (operator_id);
      create index reports_target_id on reports (target_id);
      create index reports_open on reports (created_at, id) where outcome is null;
      create index reports_answered_at on reports (answered_at) where outcome is not null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table reports;");
  }
}
