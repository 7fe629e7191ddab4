import type { MigrationInterface, QueryRunner } from "typeorm";

/** Second factors, which every session tells its person about. */
export class Factors1763683260000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table factors (
        id uuid primary key,
        profile_id uuid not null references profiles on delete cascade,
        factor_type text not null check (factor_type in ('totp', 'phone')),
        status text not null default 'unverified' check (status in ('unverified', 'verified')),
        friendly_name text check (char_length(friendly_name) <= 80),
        created_at timestamptz not null default now()
      );
      create index factors_profile_id on factors (profile_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table factors`);
  }
}
