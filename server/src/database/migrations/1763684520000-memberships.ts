import type { MigrationInterface, QueryRunner } from "typeorm";

const auditTrigger = (columns: string[]) => {
  const all = (row: string) => columns.map((column) => `${row}.${column}`).join(", ");
  return `
    create or replace function refuse_audit_change() returns trigger language plpgsql as $$
    begin
      if (${all("new")}) is distinct from (${all("old")})
        or (new.actor_id is not null and new.actor_id is distinct from old.actor_id)
        or (new.access_token_id is not null and new.access_token_id is distinct from old.access_token_id)
      then raise exception 'audit events do not change';
      end if;
      return new;
    end $$;`;
};
const kept = ["id", "occurred_at", "action", "resource", "resource_id", "owner_ids", "via_access_token", "request_id"];

/**
 * Clubs and startups outlive the person who registered them: who acts for one stands in a table, and neither is tied to
 * a profile of the same id any more. Their ids stay. The person of each becomes its head or owner.
 */
export class Memberships1763684520000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table club_profiles drop constraint club_profiles_id_fkey,
        -- Whether officers may answer a startup's invitation.
        add column officers_may_answer boolean not null default true;
      alter table startup_profiles drop constraint startup_profiles_id_fkey;

      create table memberships (
        profile_id uuid primary key references profiles on delete cascade,
        club_id uuid references club_profiles on delete cascade,
        startup_id uuid references startup_profiles on delete cascade,
        role text not null,
        -- Which officer comes first where the club needs another head; the head sets it.
        position integer,
        created_at timestamptz not null default now(),
        check (num_nonnulls(club_id, startup_id) = 1),
        check (role in ('head', 'officer') and club_id is not null or role in ('owner', 'member') and startup_id is not null)
      );
      create unique index memberships_one_head on memberships (club_id) where role = 'head';
      create unique index memberships_one_owner on memberships (startup_id) where role = 'owner';
      create index memberships_club_id on memberships (club_id);
      create index memberships_startup_id on memberships (startup_id);

      insert into memberships (profile_id, club_id, role, created_at)
        select person.id, club.id, 'head', person.created_at from club_profiles club join profiles person on person.id = club.id;
      insert into memberships (profile_id, startup_id, role, created_at)
        select person.id, startup.id, 'owner', person.created_at from startup_profiles startup join profiles person on person.id = startup.id;

      -- The clubs and startups whose row it was: what was done concerns those who act for them, whenever they look.
      alter table audit_events add column organisation_ids uuid[] not null default '{}';
      create index audit_events_organisation_ids on audit_events using gin (organisation_ids);
      ${auditTrigger([...kept, "organisation_ids"])}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${auditTrigger(kept)}
      alter table audit_events drop column organisation_ids;
      drop table memberships;
      delete from club_profiles club where not exists (select from profiles person where person.id = club.id);
      delete from startup_profiles startup where not exists (select from profiles person where person.id = startup.id);
      alter table club_profiles drop column officers_may_answer,
        add constraint club_profiles_id_fkey foreign key (id) references profiles on delete cascade;
      alter table startup_profiles add constraint startup_profiles_id_fkey foreign key (id) references profiles on delete cascade;`);
  }
}
