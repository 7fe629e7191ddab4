import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What searches look through, by trigrams (pg_trgm, which the first migration creates), and the order in which clubs
 * and projects are listed.
 */
export class SearchIndexes1763683920000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Skills as one text, each on a line. array_to_string is only stable, because of types other than text; in
      -- plpgsql, since it is asked for each row found, and a function in SQL that cannot be inlined takes twice as long.
      create function skills_text(skills text[]) returns text language plpgsql immutable strict parallel safe as
        $$ begin return array_to_string(skills, E'\\n'); end $$;

      create index projects_description on projects using gin (description gin_trgm_ops);
      create index projects_skills on projects using gin (skills_text(skills) gin_trgm_ops);
      create index startup_profiles_company_name on startup_profiles using gin (company_name gin_trgm_ops);
      create index club_profiles_club_name on club_profiles using gin (club_name gin_trgm_ops);
      create index club_profiles_college_name on club_profiles using gin (college_name gin_trgm_ops);
      create index student_profiles_skills on student_profiles using gin (skills_text(skills) gin_trgm_ops);
      create index club_profiles_newest on club_profiles (created_at desc, id desc);
      create index projects_newest on projects (created_at desc, id desc);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index projects_description, projects_skills, startup_profiles_company_name, club_profiles_club_name,
        club_profiles_college_name, student_profiles_skills, club_profiles_newest, projects_newest;
      drop function skills_text(text[]);`);
  }
}
