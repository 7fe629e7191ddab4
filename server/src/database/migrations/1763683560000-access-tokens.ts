import type { MigrationInterface, QueryRunner } from "typeorm";

/** Personal access tokens: what a person's programs call the API with. */
export class AccessTokens1763683560000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table access_tokens (
        id uuid primary key,
        profile_id uuid not null references profiles on delete cascade,
        name text not null check (char_length(name) between 1 and 140),
        scopes text[] not null check (cardinality(scopes) between 1 and 40),
        -- SHA-256; a token has so many random bits that a plain hash cannot be reversed.
        token_hash bytea not null unique,
        last_four text not null check (char_length(last_four) = 4),
        created_at timestamptz not null default now(),
        expires_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz
      );
      create index access_tokens_profile_id on access_tokens (profile_id, created_at desc, id desc);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop table access_tokens`);
  }
}
