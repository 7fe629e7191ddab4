import type { Sweep } from "../../platform/jobs.js";

/** Deletes records older than this many days. */
export const sweepAuditLog =
  (days: number): Sweep =>
  async (statements) => {
    await statements.query("delete from audit_events where occurred_at < now() - make_interval(days => $1)", [days]);
  };
