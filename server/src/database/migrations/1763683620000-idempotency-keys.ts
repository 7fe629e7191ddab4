import type { MigrationInterface, QueryRunner } from "typeorm";

/** Keys under which mutations were sent, and the answers they got, for repetitions. */
export class IdempotencyKeys1763683620000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotency_keys (
        profile_id uuid not null references profiles on delete cascade,
        key text not null check (char_length(key) between 1 and 255),
        -- SHA-256 of what was sent.
        request_hash bytea not null,
        -- The request that is working, or worked, under this key.
        claimed_by uuid not null,
        claimed_at timestamptz not null default now(),
        -- Transactions committed under the key: counted in those transactions themselves.
        writes integer not null default 0,
        answered_at timestamptz,
        -- The answer, encrypted, since it may hold a secret that is shown once; null when it was too large to keep.
        answer bytea,
        created_at timestamptz not null default now(),
        primary key (profile_id, key)
      );
      create index idempotency_keys_created_at on idempotency_keys (created_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table idempotency_keys`);
  }
}
