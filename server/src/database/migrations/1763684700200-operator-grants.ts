import type { MigrationInterface, QueryRunner } from "typeorm";

/** Who operates the installation, and who did before. A person has one grant at a time. */
export class OperatorGrants1763684700200 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table operator_grants (
        id uuid primary key,
        profile_id uuid not null references profiles on delete cascade,
        granted_at timestamptz not null default now(),
        -- Null while the grant stands.
        revoked_at timestamptz
      );
      create unique index operator_grants_standing on operator_grants (profile_id) where revoked_at is null;
      create index operator_grants_profile_id on operator_grants (profile_id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table operator_grants");
  }
}
