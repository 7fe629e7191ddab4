import type { MigrationInterface, QueryRunner } from "typeorm";

/** A registered student joins the club when the address is verified, and counts as a member from then on. */
export class AwaitedClubs1763684490000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table student_profiles add column awaited_club_id uuid references club_profiles on delete set null;
      create index student_profiles_awaited_club on student_profiles (awaited_club_id) where awaited_club_id is not null;
      update student_profiles student set awaited_club_id = club_id, club_id = null
        from profiles person where person.id = student.id and person.email_verified_at is null;
      delete from team_members member using profiles person
        where person.id = member.student_id and person.email_verified_at is null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update student_profiles set club_id = awaited_club_id where awaited_club_id is not null;
      alter table student_profiles drop column awaited_club_id`);
  }
}
