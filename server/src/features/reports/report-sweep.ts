import { limits } from "../../contract/index.js";
import type { Sweep } from "../../platform/jobs.js";

/** Deletes reports that were answered long ago. */
export const sweepReports: Sweep = async (statements) => {
  await statements.query(
    "delete from reports where outcome is not null and answered_at < now() - make_interval(days => $1)",
    [limits.reportKeptDays],
  );
};
