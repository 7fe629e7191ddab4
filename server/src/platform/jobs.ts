import { Logger, makeWorkerUtils, run, runMigrations, type Job, type Runner, type TaskList } from "graphile-worker";
import pg from "pg";
import type { Config } from "../config.js";
import type { Log } from "./log.js";
import { MailDelivery } from "./mail/mail-delivery.js";
import { deliverMailJob, takeUpWaitingMails } from "./mail/mail-outbox.js";
import { sweepMails } from "./mail/mail-sweep.js";
import { FileCleaning, removeFileJob, sweepFilesAt, sweepFilesJob } from "./storage/file-cleaning.js";
import { traced, tracedStatements } from "./tracing.js";
import type { FileStorage } from "./storage/file-storage.js";

/** A pool whose lost connections, idle or held by a job, never end the process. */
function connect(connectionString: string, max: number, onLost: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, connectionTimeoutMillis: 5000 });
  pool.on("error", onLost);
  pool.on("connect", (client) => client.on("error", onLost));
  return pool;
}

/** Creates or updates the tables of the job queue. Part of migration. */
export async function prepareJobs(url: string): Promise<void> {
  // A lost connection surfaces in the next query.
  const pgPool = connect(url, 2, () => undefined);
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
}

/**
 * Runs one job of a feature. `ending` is aborted when the process cannot wait any longer; a job that throws is retried.
 */
export type FeatureJob = (payload: unknown, ending: AbortSignal) => Promise<void>;

/** Deletes rows that are no longer needed. Runs every hour. */
export type Sweep = (statements: Pick<pg.Pool, "query">) => Promise<void>;

/** Dependencies of the jobs. */
export interface JobParts {
  config: Pick<Config, "smtpUrl" | "mailFrom">;
  database: { url: string };
  storage: FileStorage;
  /** Jobs of features, by name. */
  featureJobs: Record<string, FeatureJob>;
  /** Sweeps besides mails and files, in this order. */
  sweeps: readonly Sweep[];
  log: Log;
}

/** Background work of one server process. */
export interface Jobs {
  /** Lets running jobs finish for a few seconds; unfinished ones then return to the queue. */
  stop(): Promise<void>;
}

/** Milliseconds before the worker is restarted after it ended, as it does when the database is unavailable for long. */
const restartAfter = 3000;
/**
 * Milliseconds for running jobs to finish when the process stops. Less than the worker's own five seconds, so that
 * later failures are still recorded and retried soon.
 */
const finishWithin = 3000;
const jobsAtOnce = 4;
/**
 * Jobs of features mostly wait for other people's servers. They have separate workers, so that mail does not wait
 * behind them.
 */
const featureJobsAtOnce = 8;
/** Results are written in batches without delay: stopping the worker waits only for batches. */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
/** Minutes after which a running job is considered abandoned by a killed process. No job takes nearly as long. */
const abandonedAfterMinutes = 5;
const lookForAbandonedEvery = 60_000;

/** Returns the jobs of killed processes to the queue, which on its own would wait four hours. */
async function releaseAbandoned(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
     where locked_at < now() - make_interval(mins => $1) having count(*) > 0`,
    [abandonedAfterMinutes],
  );
}

const sweepJob = "sweep";
/** Every hour; files once a night. */
const crontab = `17 * * * * ${sweepJob}\n${sweepFilesAt}`;

/** Runs the sweeps one after another, and cleans up the queue itself. */
async function sweepAll(pool: pg.Pool, sweeps: readonly Sweep[]): Promise<void> {
  const statements = tracedStatements(pool);
  for (const sweep of sweeps) await sweep(statements);
  // A named queue, such as each webhook has, remains after it is empty.
  const utilities = await makeWorkerUtils({ pgPool: pool });
  await utilities.cleanup({ tasks: ["GC_JOB_QUEUES"] });
  await utilities.release();
}

const tasks = (
  delivery: MailDelivery | null,
  cleaning: FileCleaning,
  pool: pg.Pool,
  { sweeps, ending }: { sweeps: readonly Sweep[]; ending: AbortSignal },
): TaskList => ({
  ...(delivery && {
    [deliverMailJob]: (payload: unknown) => delivery.deliver((payload as { mailId: string }).mailId, ending),
  }),
  [sweepJob]: () => sweepAll(pool, sweeps),
  [removeFileJob]: (payload: unknown) => cleaning.remove((payload as { url: string }).url),
  [sweepFilesJob]: async () => void (await cleaning.sweep()),
});

/** The worker's errors are logged as warnings, since failed jobs are retried; everything else is for debugging. */
function workerLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const { job, error: err, duration } = (meta ?? {}) as { job?: Job; error?: unknown; duration?: number };
    // The error is described like any other; the worker's own text repeats it with its stack.
    const [line = ""] = (err === undefined ? message : message.replace(/ with error '[\s\S]*/, "")).split("\n");
    log[level === "error" ? "warn" : "debug"](
      { ...(job && { task: job.task_identifier, jobId: job.id, attempt: job.attempts, milliseconds: duration }), err },
      `jobs: ${line}`,
    );
  });
}

/** Workers that are restarted when they end, as they do when the database is unavailable for long. */
function superviseWorkers(start: () => Promise<Runner>, warn: (error: unknown) => void): Jobs {
  let runner: Runner | null = null;
  let stopping = false;
  let restart: NodeJS.Timeout | undefined;

  const work = async (): Promise<void> => {
    try {
      runner = await start();
      // Stopped during its start: stop() had no runner yet.
      if (stopping) await runner.stop();
      await runner.promise;
    } catch (error) {
      if (!stopping) warn(error);
    }
    runner = null;
    if (!stopping) restart = setTimeout(() => (working = work()), restartAfter);
  };
  let working = work();

  return {
    async stop() {
      stopping = true;
      clearTimeout(restart);
      await runner?.stop().catch(warn);
      await working;
    },
  };
}

/** Starts processing jobs, on separate connections. Keeps trying while the database is unavailable. */
export async function startJobs({ config, database, storage, featureJobs, sweeps, log }: JobParts): Promise<Jobs> {
  const pool = connect(database.url, jobsAtOnce + 4, (error) =>
    log.warn({ err: error }, "jobs: a connection was lost"),
  );
  const delivery = config.smtpUrl ? new MailDelivery(config.smtpUrl, config, tracedStatements(pool)) : null;
  const cleaning = new FileCleaning(storage, tracedStatements(pool));
  const ending = new AbortController();
  const warn = (error: unknown) => log.warn({ err: error }, "jobs: the worker failed");
  const shared = { pgPool: pool, noHandleSignals: true, logger: workerLogger(log), preset };
  const mails = async () => {
    await sweepMails(tracedStatements(pool), delivery !== null, log);
    if (delivery) await takeUpWaitingMails(tracedStatements(pool));
  };
  await mails().catch(warn);
  const ownTasks = tasks(delivery, cleaning, pool, { sweeps: [mails, ...sweeps], ending: ending.signal });
  const featureTasks = Object.fromEntries(
    Object.entries(featureJobs).map(([name, job]) => [name, (payload: unknown) => job(payload, ending.signal)]),
  );
  const measured = (list: TaskList): TaskList =>
    Object.fromEntries(
      Object.entries(list).map(([name, work]) => [
        name,
        (payload, helpers) => traced(`job ${name}`, { "quadwork.job": name }, async () => work!(payload, helpers)),
      ]),
    );
  const workers = [
    superviseWorkers(() => run({ ...shared, taskList: measured(ownTasks), crontab, concurrency: jobsAtOnce }), warn),
    superviseWorkers(
      () => run({ ...shared, taskList: measured(featureTasks), parsedCronItems: [], concurrency: featureJobsAtOnce }),
      warn,
    ),
  ];
  const release = () => void releaseAbandoned(pool).catch(warn);
  const releasing = setInterval(release, lookForAbandonedEvery);
  release();

  return {
    async stop() {
      clearInterval(releasing);
      const giveUp = setTimeout(() => ending.abort(), finishWithin);
      await Promise.all(workers.map((each) => each.stop()));
      clearTimeout(giveUp);
      delivery?.close();
      await pool.end();
    },
  };
}
