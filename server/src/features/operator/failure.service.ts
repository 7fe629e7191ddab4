import type { EntityManager } from "typeorm";
import type { Dependencies } from "../../feature.js";
import { AppError } from "../../platform/app-error.js";
import { deliverMailJob } from "../../platform/mail/mail-outbox.js";
import type { Permit } from "../../policy/permit.js";

/** Starts over what failed. */
export class FailureService {
  constructor(private readonly parts: Pick<Dependencies, "database">) {}

  /**
   * Lets a mail be tried again at once, as often as a new one. @returns its id.
   * @throws AppError NOT_FOUND, also for a mail that has been sent or whose job is running.
   */
  async retryMail(permit: Permit, id: string): Promise<string> {
    await this.parts.database.write(permit, id, async (manager) => {
      await reschedule(manager, "job.key = 'mail ' || $1", id);
    });
    return id;
  }

  /**
   * Lets a job that gave up be tried again at once, as often as a new one. @returns its id.
   * @throws AppError NOT_FOUND, also for a job that has not given up.
   */
  async retryJob(permit: Permit, id: string): Promise<string> {
    if (!/^\d{1,18}$/.test(id)) throw new AppError("NOT_FOUND");
    await this.parts.database.write(permit, permit.session.id, async (manager) => {
      await reschedule(
        manager,
        `job.id = $1::bigint and job.attempts >= job.max_attempts and job.task_identifier <> '${deliverMailJob}'`,
        id,
      );
    });
    return id;
  }
}

/** Reschedules the failed job that the condition on `job` finds; `$1` is the value. */
async function reschedule(manager: EntityManager, which: string, value: string): Promise<void> {
  const jobs: unknown[] = await manager.query(
    `select (graphile_worker.reschedule_jobs(array[job.id], run_at => now(), attempts => 0)).id
     from graphile_worker.jobs job where ${which} and job.last_error is not null and job.locked_at is null`,
    [value],
  );
  if (jobs.length === 0) throw new AppError("NOT_FOUND");
}
