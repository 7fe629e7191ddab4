import type { MigrationInterface, QueryRunner } from "typeorm";

/** Who did what to which row. Rows are added, and removed when they are old; the trigger refuses everything else. */
export class AuditEvents1763683680000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table audit_events (
        id uuid primary key,
        occurred_at timestamptz not null default now(),
        -- Null once the account was deleted: what was done stays, without the person.
        actor_id uuid references profiles on delete set null,
        action text not null,
        resource text not null,
        -- The row may be gone by now.
        resource_id uuid not null,
        -- Whose row it was at that moment.
        owner_ids uuid[] not null,
        access_token_id uuid references access_tokens on delete set null,
        via_access_token boolean not null,
        request_id text
      );
      create index audit_events_actor_id on audit_events (actor_id, occurred_at desc, id desc);
      create index audit_events_owner_ids on audit_events using gin (owner_ids);
      create index audit_events_occurred_at on audit_events (occurred_at);
      create index audit_events_access_token_id on audit_events (access_token_id);

      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        if (new.id, new.occurred_at, new.action, new.resource, new.resource_id, new.owner_ids, new.via_access_token, new.request_id)
          is distinct from (old.id, old.occurred_at, old.action, old.resource, old.resource_id, old.owner_ids, old.via_access_token, old.request_id)
          or (new.actor_id is not null and new.actor_id is distinct from old.actor_id)
          or (new.access_token_id is not null and new.access_token_id is distinct from old.access_token_id)
        then raise exception 'audit events do not change';
        end if;
        return new;
      end $$;
      create trigger audit_events_do_not_change before update on audit_events for each row execute function refuse_audit_change();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table audit_events; drop function refuse_audit_change`);
  }
}
