import type { MigrationInterface, QueryRunner } from "typeorm";

/** Invitations by mail to join a club as a student, from an imported list. */
export class RosterInvitations1763900000102 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table roster_invitations (
        id uuid primary key,
        -- Null once the club has closed: the link then says so.
        club_id uuid references club_profiles on delete set null,
        email text not null check (length(email) <= 254),
        first_name text check (char_length(first_name) <= 80),
        last_name text check (char_length(last_name) <= 80),
        education text check (char_length(education) <= 280),
        invited_by uuid references profiles on delete set null,
        token_hash bytea not null unique check (length(token_hash) = 32),
        status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'withdrawn')),
        created_at timestamptz not null default now(),
        sent_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create unique index roster_invitations_one_to_club on roster_invitations (club_id, email)
        where status = 'pending';
      -- For the list of those that wait, newest first.
      create index roster_invitations_pending on roster_invitations (club_id, created_at desc, id desc)
        where status = 'pending';
      -- For what a club has sent lately, and for the foreign key.
      create index roster_invitations_club_sent on roster_invitations (club_id, sent_at);
      -- For what an address was sent lately, and the file of a person's data.
      create index roster_invitations_email on roster_invitations (email, sent_at);
      -- For the foreign key, and the sweep.
      create index roster_invitations_invited_by on roster_invitations (invited_by);
      create index roster_invitations_expires_at on roster_invitations (expires_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table roster_invitations");
  }
}
