import "reflect-metadata";
import { createApp } from "./app.js";
import { ConfigurationError, readConfig, type Config } from "./config.js";
import { isDatabaseUnavailable } from "./database/database-errors.js";
import { createDataSource } from "./database/data-source.js";
import { Database } from "./database/database.js";
import { startEmbeddedPostgres } from "./database/embedded-postgres.js";
import { migrate } from "./database/migrate.js";
import { EmbeddedPostgresError } from "./database/embedded-postgres-binaries.js";
import { printDemoAccounts } from "./database/demo-world/print-demo-accounts.js";
import { Announcer } from "./events/announce.js";
import { entities, features } from "./features/index.js";
import { sweepIdempotencyKeys } from "./graphql/idempotency-keys.js";
import { listen } from "./http/listen.js";
import { calendarIn } from "./platform/clock.js";
import { CostBudgets } from "./platform/cost-budgets.js";
import { startJobs, type FeatureJob } from "./platform/jobs.js";
import { createLog, type Log } from "./platform/log.js";
import { MailOutbox } from "./platform/mail/mail-outbox.js";
import { mailboxAddress, newMailboxToken } from "./platform/mail/mailbox.js";
import { RateLimits } from "./platform/rate-limits.js";
import { keptSecret } from "./platform/kept-secret.js";
import { SecretBox } from "./platform/secret-box.js";
import { openStorage } from "./platform/storage/open-storage.js";
import { startTracing } from "./platform/tracing.js";
import { AccessTokens } from "./platform/tokens.js";

/** Milliseconds for running requests to finish when the process stops. */
const drainMilliseconds = 10_000;

/** The database to use: the configured one, or an embedded one that this process starts and stops. */
async function openDatabase(config: Config, log: Log) {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined };
  const onDeath = (message: string, error?: unknown) => log.warn({ err: error }, message);
  return startEmbeddedPostgres({ directory: config.databaseDirectory, log: (line) => console.log(line), onDeath });
}

function jwtSecret(config: Config): string {
  if (config.jwtSecret) return config.jwtSecret;
  if (config.databaseUrl)
    throw new ConfigurationError("JWT_SECRET: is required when DATABASE_URL is set; use at least 32 random characters");
  return keptSecret(config.databaseDirectory);
}

function whereMailGoes(config: Config, mailbox: string | null): string {
  if (config.smtpUrl) return `Mail goes to ${new URL(config.smtpUrl).host}.`;
  if (mailbox === null) return "Mail waits in the outbox, as long as it is of use, until SMTP_URL is set.";
  return `Mail can be read at ${mailboxAddress(config, mailbox)}`;
}

/**
 * Explains in one line why the server could not start, naming the variable to change if there is one; null for a bug.
 */
function explain(error: unknown, config?: Config): string | null {
  if (error instanceof ConfigurationError || error instanceof EmbeddedPostgresError) return error.message;
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") return `PORT: ${config?.port} on ${config?.host} is already in use`;
  if (code === "EACCES" || code === "EADDRNOTAVAIL") return `HOST: cannot listen on ${config?.host}:${config?.port}`;
  return isDatabaseUnavailable(error) ? `DATABASE_URL: the database cannot be used (${message})` : null;
}

/** Uncaught errors end the process, as in plain Node, but are logged without any values their message quotes. */
function logUncaughtErrors(log: Log): void {
  process.on("uncaughtException", (error) => {
    log.fatal({ err: error }, "an uncaught error");
    process.exit(1);
  });
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ err: warning }, "a warning from Node"));
}

/** Starts the configured services on a database and returns a function that stops them. */
async function run(
  config: { -readonly [Key in keyof Config]: Config[Key] },
  secret: string,
  url: string,
  log: Log,
): Promise<() => Promise<void>> {
  const storage = await openStorage(config);
  const dataSource = await (await createDataSource(url, config, entities)).initialize();
  await migrate(dataSource, url);
  const database = new Database(dataSource, url, config, (error) =>
    log.warn({ err: error }, "an idle database connection was lost"),
  );
  const rateLimits = new RateLimits(database, config, (error) =>
    log.warn({ err: error }, "the rate limit store could not be reached"),
  );
  const [sealingKey = secret, ...olderKeys] = config.encryptionKeys;
  const costBudgets = new CostBudgets(rateLimits.store, config, (error) =>
    log.warn({ err: error }, "cost budgets could not be written"),
  );
  const stopTracing = await startTracing(config, database);
  const parts = {
    config,
    database,
    events: new Announcer(features.flatMap(({ onEvents }) => onEvents ?? [])),
    accessTokens: new AccessTokens(secret, config),
    mail: new MailOutbox(config),
    rateLimits,
    secretBox: new SecretBox([sealingKey, ...olderKeys]),
    storage,
    costBudgets,
    log,
    today: calendarIn(config.timeZone),
    mailbox: config.smtpUrl || config.databaseUrl ? null : newMailboxToken(),
  };
  const app = await createApp(parts);
  const featureJobs = Object.assign({}, ...features.map(({ jobs }) => jobs?.(parts))) as Record<string, FeatureJob>;
  const sweeps = [sweepIdempotencyKeys, ...features.flatMap(({ sweep }) => sweep?.(parts) ?? [])];
  const jobs = await startJobs({ config, database, storage, featureJobs, sweeps, log });

  await listen(app, config);
  const address = app.server.address();
  // With PORT=0 the port, and so the address in links, is only known now; no mail has been written before.
  if (config.port === 0 && !process.env["APP_URL"] && address && typeof address === "object")
    config.appUrl = `http://localhost:${address.port}`;
  if (config.demo) await printDemoAccounts(url, config);
  console.log(whereMailGoes(config, parts.mailbox));
  console.log(`Quadwork is ready at ${config.appUrl}`);
  log.info({ port: config.port, host: config.host, environment: config.environment, node: process.version }, "ready");

  return async () => {
    log.info("stopping");
    await app.close();
    await jobs.stop();
    await costBudgets.close();
    await rateLimits.close();
    await database.close();
    await stopTracing();
  };
}

/** Configuration, database, application, listening, and draining on SIGTERM or SIGINT. */
async function start(): Promise<void> {
  let config: Config | undefined;
  let log: Log | undefined;
  let postgres: { url: string; stop: () => Promise<void> } | undefined;
  let stopServing = async (): Promise<void> => undefined;
  let stopping = false;
  const stop = async (exitCode: number) => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainMilliseconds).unref();
    await stopServing();
    await postgres?.stop();
    process.exit(exitCode);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(0));
  try {
    config = readConfig();
    log = createLog(config);
    logUncaughtErrors(log);
    const secret = jwtSecret(config);
    postgres = await openDatabase(config, log);
    stopServing = await run(config, secret, postgres.url, log);
  } catch (error) {
    const explanation = explain(error, config);
    if (explanation || !log) console.error(explanation ?? error);
    else log.fatal({ err: error }, "the server cannot start");
    await stop(1);
  }
}

await start();
