import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Suspended accounts. One row for each suspension, by hand of an operator, so the table stays small; a row goes with
 * its account. The indexes on times are for what operators count: the last 30 days, however old the installation.
 */
export class AccountSuspensions1763684700260 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table account_suspensions (
        id uuid primary key,
        profile_id uuid not null references profiles on delete cascade,
        -- What the person is told.
        reason text not null check (length(reason) between 1 and 1000),
        -- Null once that account was deleted.
        suspended_by uuid references profiles on delete set null,
        suspended_at timestamptz not null default now(),
        reopened_by uuid references profiles on delete set null,
        -- Null while the account is suspended.
        reopened_at timestamptz
      );
      create unique index account_suspensions_standing on account_suspensions (profile_id) where reopened_at is null;
      create index account_suspensions_latest on account_suspensions (suspended_at desc, id desc)
        where reopened_at is null;
      create index account_suspensions_profile_id on account_suspensions (profile_id);
      create index account_suspensions_suspended_by on account_suspensions (suspended_by);
      create index account_suspensions_reopened_by on account_suspensions (reopened_by);

      create index profiles_sign_ups on profiles (created_at, user_type)
        where email_verified_at is not null and deleted_at is null;
      create index projects_created_at on projects (created_at);
      create index project_applications_created_at on project_applications (created_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index project_applications_created_at, projects_created_at, profiles_sign_ups;
      drop table account_suspensions;`);
  }
}
