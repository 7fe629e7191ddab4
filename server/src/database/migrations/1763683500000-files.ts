import type { MigrationInterface, QueryRunner } from "typeorm";

/** Table and column of every address of a stored file. */
const columns = [
  ["profiles", "avatar_url"],
  ["club_profiles", "logo_url"],
  ["startup_profiles", "logo_url"],
] as const;

/**
 * Pictures are files of ours: a column holds the address of one and nothing else. Whoever replaces, empties or
 * deletes such a value causes the file to be removed, by a job that is written in the same transaction.
 */
export class Files1763683500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function remove_unused_file() returns trigger language plpgsql as $$
      declare
        old_url text := to_jsonb(old) ->> tg_argv[0];
      begin
        if tg_op = 'DELETE' or to_jsonb(new) ->> tg_argv[0] is distinct from old_url then
          perform graphile_worker.add_job('remove_file', json_build_object('url', old_url), max_attempts => 20);
        end if;
        return null;
      end $$;`);
    for (const [table, column] of columns)
      await runner.query(`
        alter table ${table} add constraint ${table}_${column}_is_file check (${column} ~ '^/files/[0-9a-f]{32}\\.webp$');
        create unique index ${table}_${column} on ${table} (${column}) where ${column} is not null;
        create trigger ${table}_${column}_unused after update of ${column} or delete on ${table}
          for each row when (old.${column} is not null) execute function remove_unused_file('${column}');`);
    await runner.query(
      `create view files_in_use as ${columns.map(([table, column]) => `select ${column} as url from ${table} where ${column} is not null`).join(" union all ")}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop view files_in_use");
    for (const [table, column] of columns)
      await runner.query(`
        drop trigger ${table}_${column}_unused on ${table};
        drop index ${table}_${column};
        alter table ${table} drop constraint ${table}_${column}_is_file;`);
    await runner.query("drop function remove_unused_file()");
  }
}
