import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Addresses are stored in their normal form and unique as stored. All that were ever taken are ASCII, so the normal
 * form is their lower case, whatever the database's locale makes of an I.
 */
export class NormalEmails1763684100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index profiles_email_key;
      -- Where a locale has let two spellings of one address in, the account that has the normal form keeps it, or else the
      -- older one. Nobody logs in to the other any more; nothing of it is lost.
      update profiles person set email = lower(email collate "C")
        where email <> lower(email collate "C") and not exists (
          select from profiles other where other.id <> person.id and lower(other.email collate "C") = lower(person.email collate "C")
            and (other.email = lower(other.email collate "C") or (other.created_at, other.id) < (person.created_at, person.id)));
      create unique index profiles_email_key on profiles (email);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index profiles_email_key;
      create unique index profiles_email_key on profiles (lower(email));`);
  }
}
