import type { MigrationInterface, QueryRunner } from "typeorm";

/** Devices on which a person has logged in: there, other people's wrong passwords keep nobody out. */
export class KnownDevices1763684160000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table known_devices (
        profile_id uuid not null references profiles on delete cascade,
        -- SHA-256 of the device's secret together with the person, so that rows do not tell who shares a device.
        device_hash bytea not null,
        created_at timestamptz not null default now(),
        last_used_at timestamptz not null default now(),
        primary key (profile_id, device_hash)
      );
      drop index sessions_profile_id;
      create index sessions_profile_id on sessions (profile_id, last_used_at desc, id desc);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table known_devices;
      drop index sessions_profile_id;
      create index sessions_profile_id on sessions (profile_id);`);
  }
}
