import type { MigrationInterface, QueryRunner } from "typeorm";

/** TOTP as a second factor: its secret and the last step used, recovery codes, and logins that wait for a code. */
export class SecondFactor1763683380000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table factors
        add column secret bytea,
        add column last_used_step integer,
        add column verified_at timestamptz,
        add constraint factors_totp_has_secret check (factor_type <> 'totp' or secret is not null),
        add constraint factors_verified_at check ((status = 'verified') = (verified_at is not null));
      create unique index factors_one_of_each_status on factors (profile_id, factor_type, status);
      drop index factors_profile_id;

      create table recovery_codes (
        code_hash bytea primary key,
        profile_id uuid not null references profiles on delete cascade,
        created_at timestamptz not null default now(),
        used_at timestamptz
      );
      create index recovery_codes_profile_id on recovery_codes (profile_id);

      create table log_in_challenges (
        token_hash bytea primary key,
        profile_id uuid not null references profiles on delete cascade,
        -- Of the password that was proven; another password voids the challenge.
        password_fingerprint bytea not null,
        failed_attempts integer not null default 0,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index log_in_challenges_profile_id on log_in_challenges (profile_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table log_in_challenges, recovery_codes;
      create index factors_profile_id on factors (profile_id);
      drop index factors_one_of_each_status;
      alter table factors
        drop constraint factors_verified_at,
        drop constraint factors_totp_has_secret,
        drop column verified_at,
        drop column last_used_step,
        drop column secret;`);
  }
}
