import type { MigrationInterface, QueryRunner } from "typeorm";

/** Invitations by mail to act for a club or startup. */
export class MembershipInvitations1763684535000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table membership_invitations (
        id uuid primary key,
        -- Neither once the club or startup has closed: the link then says so.
        club_id uuid references club_profiles on delete set null,
        startup_id uuid references startup_profiles on delete set null,
        role text not null check (role in ('officer', 'member')),
        email text not null check (length(email) <= 254),
        invited_by uuid references profiles on delete set null,
        token_hash bytea not null unique check (length(token_hash) = 32),
        status text not null default 'pending' check (status in ('pending', 'accepted', 'declined', 'withdrawn')),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        check (club_id is null or startup_id is null),
        check (case role when 'officer' then startup_id is null else club_id is null end)
      );
      create unique index membership_invitations_one_to_club on membership_invitations (club_id, email)
        where status = 'pending';
      create unique index membership_invitations_one_to_startup on membership_invitations (startup_id, email)
        where status = 'pending';
      -- For foreign keys, the file of a person's data, and the sweep.
      create index membership_invitations_club_id on membership_invitations (club_id);
      create index membership_invitations_startup_id on membership_invitations (startup_id);
      create index membership_invitations_invited_by on membership_invitations (invited_by);
      create index membership_invitations_email on membership_invitations (email);
      create index membership_invitations_expires_at on membership_invitations (expires_at);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table membership_invitations");
  }
}
