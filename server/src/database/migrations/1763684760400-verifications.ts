import type { MigrationInterface, QueryRunner } from "typeorm";

/** Domains that clubs and startups show, or have shown, to be theirs: one for each. */
export class Verifications1763684760400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table verifications (
        id uuid primary key,
        club_id uuid references club_profiles on delete cascade,
        startup_id uuid references startup_profiles on delete cascade,
        -- In ASCII. Several may have the same: a college has many clubs, a company may be registered twice.
        domain text not null check (length(domain) <= 253),
        -- Published in the DNS or on the website, so it is no secret.
        token text not null check (length(token) between 20 and 100),
        -- How it was shown, and when last; both null until then.
        method text check (method in ('dns', 'file', 'mail')),
        checked_at timestamptz,
        -- Pending: when it is given up. Else: when it is checked again.
        due_at timestamptz not null,
        -- Since when a later check has failed, or waits for an answer.
        failing_since timestamptz,
        -- Where the newest link was mailed to.
        email text check (length(email) <= 254),
        mail_token_hash bytea unique check (length(mail_token_hash) = 32),
        mail_expires_at timestamptz,
        created_at timestamptz not null default now(),
        check (num_nonnulls(club_id, startup_id) = 1),
        check ((method is null) = (checked_at is null)),
        check (num_nulls(mail_token_hash, mail_expires_at) in (0, 2)),
        check (mail_token_hash is null or email is not null)
      );
      create unique index verifications_club_id on verifications (club_id);
      create unique index verifications_startup_id on verifications (startup_id);
      create index verifications_due_at on verifications (due_at);
      -- What operators look at.
      create index verifications_waiting on verifications (due_at, id)
        where checked_at is null or failing_since is not null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table verifications");
  }
}
