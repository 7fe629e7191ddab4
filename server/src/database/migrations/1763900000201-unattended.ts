import type { MigrationInterface, QueryRunner } from "typeorm";

const kept = ["club_profiles", "startup_profiles", "projects"];

/**
 * Clubs and startups all of whose people are suspended, with the startups' projects. Stored with each row, because
 * every list asks for it; the triggers keep it true whatever changes who acts or who is suspended.
 */
export class Unattended1763900000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${kept.map((table) => `alter table ${table} add column is_unattended boolean not null default false;`).join("\n")}

      create function settle_attendance(club uuid, startup uuid) returns void language plpgsql as $$
      declare
        unattended boolean;
      begin
        -- Of two changes at the same moment the later one sees both.
        perform from club_profiles where id = club for no key update;
        perform from startup_profiles where id = startup for no key update;
        select coalesce(bool_and(exists (select from account_suspensions standing
            where standing.profile_id = acting.profile_id and standing.reopened_at is null)), false)
          into unattended
          from memberships acting where acting.club_id = club or acting.startup_id = startup;
        update club_profiles set is_unattended = unattended where id = club and is_unattended <> unattended;
        update startup_profiles set is_unattended = unattended where id = startup and is_unattended <> unattended;
        update projects set is_unattended = unattended where startup_id = startup and is_unattended <> unattended;
      end $$;

      create function settle_membership() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then perform settle_attendance(old.club_id, old.startup_id); end if;
        if tg_op <> 'DELETE' then perform settle_attendance(new.club_id, new.startup_id); end if;
        return null;
      end $$;

      create function settle_suspension() returns trigger language plpgsql as $$
      begin
        perform settle_attendance(club_id, startup_id) from memberships
          where profile_id = coalesce(new.profile_id, old.profile_id);
        return null;
      end $$;

      create trigger memberships_attendance after insert or delete or update of club_id, startup_id on memberships
        for each row execute function settle_membership();
      create trigger account_suspensions_attendance after insert or delete or update of reopened_at
        on account_suspensions for each row execute function settle_suspension();

      select settle_attendance(club_id, startup_id) from memberships
        where profile_id in (select profile_id from account_suspensions where reopened_at is null);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger account_suspensions_attendance on account_suspensions;
      drop trigger memberships_attendance on memberships;
      drop function settle_suspension, settle_membership, settle_attendance;
      ${kept.map((table) => `alter table ${table} drop column is_unattended;`).join("\n")}`);
  }
}
