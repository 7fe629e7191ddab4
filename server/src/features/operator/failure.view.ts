import { connection, newestFirst, orderColumn, value, type ViewField } from "../../reader/view.js";
import { viewOfTable } from "../../reader/view-of.js";
import { FailedJob, FailedMail } from "./failure.type.js";
import { maskedEmail, maskedError } from "./masked.js";

/** From the unsent mails, which an index lists, each to its job by the job's unique key. */
const failedMails = `(
  select mail.*, job.last_error, job.attempts, job.attempts >= job.max_attempts as has_given_up
  from outbox_mails mail join graphile_worker.jobs job on job.key = 'mail ' || mail.id
  where mail.sent_at is null and job.last_error is not null and job.attempts > 0)`;

/** Reads the queue, which holds only what waits or has given up: a job that is done leaves it. */
const failedJobs = `(
  select job.id::text as id, job.task_identifier as task, job.last_error, job.attempts, job.updated_at as failed_at
  from graphile_worker.jobs job
  where job.attempts >= job.max_attempts and job.task_identifier <> 'deliver_mail' and job.locked_at is null)`;

const error = value((row) => maskedError(`coalesce(${row}.last_error, '')`));

export const failedMailView = viewOfTable(FailedMail, failedMails, {
  visible: "failedMail.read",
  fields: { maskedRecipient: value((mail) => maskedEmail(`${mail}.recipient`)), error },
});

export const failedJobView = viewOfTable(FailedJob, failedJobs, { visible: "failedJob.read", fields: { error } });

export const failureQueries: Record<string, ViewField> = {
  failedMails: connection(newestFirst, () => []),
  failedJobs: connection([orderColumn("failed_at", "timestamptz", "desc"), orderColumn("id", "text")], () => []),
};
