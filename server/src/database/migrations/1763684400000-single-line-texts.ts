import type { MigrationInterface, QueryRunner } from "typeorm";

/** Texts that have one line, by their table. */
const lines = {
  profiles: ["first_name", "last_name"],
  club_profiles: ["club_name", "college_name"],
  student_profiles: ["education"],
  startup_profiles: ["company_name", "position"],
  projects: ["title", "duration", "stipend"],
  project_deliverables: ["title"],
  club_teams: ["team_name"],
  access_tokens: ["name"],
  factors: ["friendly_name"],
  webhooks: ["description"],
  contact_messages: ["name", "subject"],
};

const links = { student_profiles: ["resume_url"], startup_profiles: ["website"] };

/** What ends a line somewhere, and other control characters, as PostgreSQL's regular expressions write them. */
const controls = "[\\u0001-\\u001f\\u007f-\\u009f\\u2028\\u2029]";

/** Names, titles and links from before they had to be on one line: breaks become blanks, in links nothing. */
export class SingleLineTexts1763684400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const clean = async (tables: Record<string, string[]>, by: string) => {
      for (const [table, columns] of Object.entries(tables))
        for (const column of columns)
          await runner.query(
            `update ${table} set ${column} = regexp_replace(${column}, $1, $2, 'g') where ${column} ~ $1`,
            [controls, by],
          );
    };
    await clean(lines, " ");
    await clean(links, "");
    for (const table of ["student_profiles", "projects"])
      await runner.query(
        `update ${table} set skills = array(select regexp_replace(skill, $1, ' ', 'g') from unnest(skills) with ordinality each (skill, place) order by place)
         where array_to_string(skills, '') ~ $1`,
        [controls],
      );
  }

  async down(): Promise<void> {
    // What was there is not known any more, and nothing needs it.
  }
}
