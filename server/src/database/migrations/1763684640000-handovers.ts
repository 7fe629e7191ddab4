import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * Open offers to hand a club or startup over. An offer hangs on the memberships of both sides, so it ends with either.
 */
export class Handovers1763684640000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table handovers (
        id uuid primary key,
        club_id uuid references club_profiles on delete cascade,
        startup_id uuid references startup_profiles on delete cascade,
        from_id uuid not null references memberships on delete cascade,
        to_id uuid not null references memberships on delete cascade,
        afterwards text not null check (afterwards in ('stay', 'leave')),
        -- Offered by the product, because the head or owner has not been seen for a long time.
        is_for_absence boolean not null default false,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        check (num_nonnulls(club_id, startup_id) = 1),
        check (from_id <> to_id)
      );
      create unique index handovers_club_id on handovers (club_id);
      create unique index handovers_startup_id on handovers (startup_id);
      create unique index handovers_from_id on handovers (from_id);
      create unique index handovers_to_id on handovers (to_id);
      -- When the person was last asked to take over from a head or owner who is away.
      alter table memberships add column asked_at timestamptz;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("alter table memberships drop column asked_at; drop table handovers;");
  }
}
