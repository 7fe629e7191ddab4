/** The part of the {@link createWorld world} about reports to the operators. */
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { insertRows } from "./rows.ts";

/** The report of `stranger` on a project, opened by the operator `applicant`; returns its id. */
export async function insertReport(
  database: pg.Pool,
  people: Record<"applicant" | "stranger", { id: string }>,
  projectId: string,
  startupId: string,
): Promise<string> {
  const [report = ""] = await insertRows(database, "reports", [
    {
      id: randomUUID(),
      reporter_id: people.stranger.id,
      target_type: "project",
      target_id: projectId,
      owner_ids: [],
      organisation_ids: [startupId],
      target_name: "open",
      content: "Text",
      reason: "fraud",
      details: "This is copied.",
      operator_id: people.applicant.id,
      opened_at: new Date(),
    },
  ]);
  return report;
}
