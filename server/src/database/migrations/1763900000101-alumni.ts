import type { MigrationInterface, QueryRunner } from "typeorm";

/** Students who have left college stay on record with their club, as its alumni. */
export class Alumni1763900000101 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table student_profiles add column alumnus_since timestamptz,
        add constraint student_profiles_alumnus_of_club check (alumnus_since is null or club_id is not null);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table student_profiles drop column alumnus_since");
  }
}
