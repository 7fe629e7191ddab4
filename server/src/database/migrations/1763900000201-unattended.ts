import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * SQL: no person can act for the club or startup. One who could has verified their address and is not suspended; the
 * remains of a closed one belonged to a verified person.
 */
const isUnattended = (memberships: string) => `
  not exists (select from memberships acting join profiles person on person.id = acting.profile_id
    where ${memberships} and (person.email_verified_at is not null or person.deleted_at is not null)
      and not exists (select from account_suspensions standing
        where standing.profile_id = person.id and standing.reopened_at is null))`;

/**
 * Clubs and startups for which no person can act, with the startups' projects. Stored with each row, because every list
 * asks for it; the triggers keep it true whatever changes who acts, who is verified or who is suspended.
 */
export class Unattended1763900000201 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A club or startup is attended from its first membership on; a project is posted by a person who acts.
      alter table club_profiles add column is_unattended boolean not null default true;
      alter table startup_profiles add column is_unattended boolean not null default true;
      alter table projects add column is_unattended boolean not null default false;

      create function settle_attendance(club uuid, startup uuid) returns void language plpgsql as $$
      declare
        unattended boolean;
      begin
        -- Of two changes at the same moment the later one sees both.
        perform from club_profiles where id = club for no key update;
        perform from startup_profiles where id = startup for no key update;
        unattended := ${isUnattended("(acting.club_id = club or acting.startup_id = startup)")};
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
      create trigger memberships_attendance after insert or delete or update of club_id, startup_id on memberships
        for each row execute function settle_membership();

      create function settle_suspension() returns trigger language plpgsql as $$
      begin
        perform settle_attendance(club_id, startup_id) from memberships
          where profile_id = coalesce(new.profile_id, old.profile_id);
        return null;
      end $$;
      create trigger account_suspensions_attendance after insert or delete or update of reopened_at
        on account_suspensions for each row execute function settle_suspension();

      create function settle_person() returns trigger language plpgsql as $$
      begin
        perform settle_attendance(club_id, startup_id) from memberships where profile_id = new.id;
        return null;
      end $$;
      create trigger profiles_attendance after update of email_verified_at, deleted_at on profiles
        for each row execute function settle_person();

      update club_profiles club set is_unattended = false where not ${isUnattended("acting.club_id = club.id")};
      update startup_profiles startup set is_unattended = false
        where not ${isUnattended("acting.startup_id = startup.id")};
      update projects set is_unattended = true
        where startup_id in (select id from startup_profiles where is_unattended);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger profiles_attendance on profiles;
      drop trigger account_suspensions_attendance on account_suspensions;
      drop trigger memberships_attendance on memberships;
      drop function settle_person, settle_suspension, settle_membership, settle_attendance;
      alter table projects drop column is_unattended;
      alter table startup_profiles drop column is_unattended;
      alter table club_profiles drop column is_unattended;`);
  }
}
