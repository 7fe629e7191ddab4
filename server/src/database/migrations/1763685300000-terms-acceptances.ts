import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Which versions of the terms each person accepted: a row per person and version, so it needs no sweep. What accounts
 * agreed to before was not stored; they are asked once.
 */
export class TermsAcceptances1763685300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table terms_acceptances (
        profile_id uuid references profiles on delete cascade,
        version text check (char_length(version) between 1 and 20),
        accepted_at timestamptz not null default now(),
        primary key (profile_id, version)
      );`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table terms_acceptances;");
  }
}
