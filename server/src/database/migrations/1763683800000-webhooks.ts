import type { MigrationInterface, QueryRunner } from "typeorm";

/** Addresses of partners that are told about events, and what was sent to them. */
export class Webhooks1763683800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table webhooks (
        id uuid primary key,
        profile_id uuid not null references profiles on delete cascade,
        url text not null check (char_length(url) between 1 and 2048),
        description text check (char_length(description) <= 140),
        events text[] not null check (cardinality(events) between 1 and 40),
        -- In the secret box: it is needed for every signature.
        secret bytea not null,
        -- For a day after a new one was made, so that receivers can be changed without losing anything.
        previous_secret bytea,
        previous_secret_expires_at timestamptz,
        -- Null: enabled.
        disabled_reason text check (disabled_reason in ('owner', 'gone', 'failing')),
        -- The first failure since something was delivered.
        failing_since timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        check ((previous_secret is null) = (previous_secret_expires_at is null))
      );
      create index webhooks_profile_id on webhooks (profile_id, created_at desc, id desc);
      create index webhooks_events on webhooks using gin (events) where disabled_reason is null;

      create table webhook_deliveries (
        id uuid primary key,
        webhook_id uuid not null references webhooks on delete cascade,
        event_id uuid not null,
        event_type text not null,
        -- The body as it is sent, byte for byte, since its signature is over that.
        payload text not null,
        is_redelivery boolean not null default false,
        state text not null default 'pending' check (state in ('pending', 'delivered', 'failed')),
        attempts integer not null default 0,
        created_at timestamptz not null default now(),
        last_attempt_at timestamptz,
        next_attempt_at timestamptz,
        duration_milliseconds integer,
        response_status integer,
        response_text text,
        -- Why the last attempt failed, where no status says it.
        error text,
        check ((state = 'pending') = (next_attempt_at is not null))
      );
      create unique index webhook_deliveries_event on webhook_deliveries (webhook_id, event_id) where not is_redelivery;
      create index webhook_deliveries_webhook_id on webhook_deliveries (webhook_id, created_at desc, id desc);
      create index webhook_deliveries_created_at on webhook_deliveries (created_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table webhook_deliveries; drop table webhooks");
  }
}
