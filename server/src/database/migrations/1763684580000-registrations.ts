import type { MigrationInterface, QueryRunner } from "typeorm";

/** Only a verified address is unique: until then, each registration with it waits separately for its link. */
export class Registrations1763684580000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index profiles_email_key;
      create unique index profiles_email_key on profiles (email) where email_verified_at is not null;
      create index profiles_email on profiles (email, created_at);
      create index profiles_unverified on profiles (created_at) where email_verified_at is null and deleted_at is null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from profiles person where email_verified_at is null and exists (
        select from profiles other where other.email = person.email and other.id <> person.id
          and (other.email_verified_at is not null or (other.created_at, other.id) < (person.created_at, person.id)));
      drop index profiles_unverified;
      drop index profiles_email;
      drop index profiles_email_key;
      create unique index profiles_email_key on profiles (email);`);
  }
}
