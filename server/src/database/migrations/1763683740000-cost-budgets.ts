import type { MigrationInterface, QueryRunner } from "typeorm";

/** What each caller of the API has left to spend. Unlogged: after a crash everybody begins with a full budget. */
export class CostBudgets1763683740000 implements MigrationInterface {
  name = "CostBudgets1763683740000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table cost_budgets (
        key text primary key,
        points double precision not null,
        updated_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("drop table cost_budgets");
  }
}
