import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * An application shows those who were in its team before it was sent. Both moments are taken when the row is written,
 * under the lock on the team, and not when its transaction began. Clubs whose head never verified the address cannot
 * be invited any more, so invitations to them go; nobody could ever answer those.
 */
export class WhatApplicationsShow1763683980000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table team_members alter column created_at set default clock_timestamp();
      alter table project_applications alter column created_at set default clock_timestamp();
      delete from project_applications invitation using profiles head
        where head.id = invitation.club_id and head.email_verified_at is null and head.deleted_at is null;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table team_members alter column created_at set default now();
      alter table project_applications alter column created_at set default now();`);
  }
}
