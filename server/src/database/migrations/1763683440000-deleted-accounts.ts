import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What stays of a deleted account in what others completed with it: a profile without a person, a club without a code.
 */
export class DeletedAccounts1763683440000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table profiles add column deleted_at timestamptz;
      alter table club_profiles alter column secret_code drop not null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from profiles where deleted_at is not null;
      alter table club_profiles alter column secret_code set not null;
      alter table profiles drop column deleted_at;`);
  }
}
