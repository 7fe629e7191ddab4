import type { Sweep } from "../../platform/jobs.js";

/** Days for which a job that gave up can be retried. */
export const failedJobDays = 30;

/** Removes jobs that gave up long ago: the queue itself keeps them for good. */
export const sweepFailedJobs: Sweep = async (statements) => {
  await statements.query(
    `select graphile_worker.complete_jobs(array(
       select id from graphile_worker.jobs
       where attempts >= max_attempts and locked_at is null and updated_at < now() - make_interval(days => $1)))`,
    [failedJobDays],
  );
};
