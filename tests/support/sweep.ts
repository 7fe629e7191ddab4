/** The hourly job, run now. */
import type { TestServer } from "./test-server.ts";
import { until } from "./until.ts";

/** Runs the hourly job and waits for its end, and for the end of the jobs of this name that it queued. */
export async function sweepNow({ database }: Pick<TestServer, "database">, queued = "sweep"): Promise<void> {
  await database.query("select graphile_worker.add_job('sweep', job_key => 'sweep now')");
  await until(
    async () =>
      (
        await database.query("select from graphile_worker.jobs where key = 'sweep now' or task_identifier = $1", [
          queued,
        ])
      ).rowCount,
    (count) => count === 0,
  );
}
