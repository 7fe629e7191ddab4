import type { MigrationInterface, QueryRunner } from "typeorm";

/** Whether a startup sees resumes only after approval: by choice of the club for one application, or of the student. */
export class HeldBackResumes1763684700400 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table project_applications add column holds_back boolean not null default false;
      alter table student_profiles add column resume_after_approval boolean not null default false;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table project_applications drop column holds_back;
      alter table student_profiles drop column resume_after_approval;`);
  }
}
