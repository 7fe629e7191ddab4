import "reflect-metadata";
import { createApp } from "./app.js";
import { ConfigurationError, readConfig, type Config } from "./config.js";
import { createDataSource } from "./database/data-source.js";
import { Database } from "./database/database.js";
import { startEmbeddedPostgres } from "./database/embedded-postgres.js";
import { migrate } from "./database/migrate.js";
import { printDemoAccounts } from "./database/demo-world/print-demo-accounts.js";
import { entities } from "./features/index.js";
import { calendarIn } from "./platform/clock.js";
import { startJobs } from "./platform/jobs.js";
import { MailOutbox } from "./platform/mail/mail-outbox.js";
import { RateLimits } from "./platform/rate-limits.js";
import { keptSecret } from "./platform/kept-secret.js";
import { AccessTokens } from "./platform/tokens.js";

/** Longest time in milliseconds that running requests get to finish when the process is asked to stop. */
const drainMilliseconds = 10_000;

/** The database to use: the one configured, or an embedded one that this process starts and stops. */
async function openDatabase(config: Config) {
  if (config.databaseUrl) return { url: config.databaseUrl, stop: async () => undefined };
  return startEmbeddedPostgres({ directory: config.databaseDirectory, log: (line) => console.log(line) });
}

function jwtSecret(config: Config): string {
  if (config.jwtSecret) return config.jwtSecret;
  if (config.databaseUrl) throw new ConfigurationError("JWT_SECRET: is required when DATABASE_URL is set; use at least 32 random characters");
  return keptSecret(config.databaseDirectory);
}

function whereMailGoes(config: Config): string {
  if (config.smtpUrl) return `Mail goes to ${new URL(config.smtpUrl).host}.`;
  return config.databaseUrl ? "Mail is kept in the outbox until SMTP_URL is set." : `Mail can be read at ${config.appUrl}/mailbox.`;
}

/** Runs the server: configuration, database, application, listening, and draining on SIGTERM or SIGINT. */
async function start(): Promise<void> {
  const config = readConfig();
  const secret = jwtSecret(config);
  const postgres = await openDatabase(config);
  const dataSource = await createDataSource(postgres.url, config, entities).initialize();
  await migrate(dataSource, postgres.url);
  const database = new Database(dataSource, postgres.url, config, (error) => console.error(`An idle database connection was lost: ${error.message}`));
  const accessTokens = new AccessTokens(secret, config);
  const rateLimits = new RateLimits(database, config);
  const app = await createApp({
    config,
    database,
    accessTokens,
    mail: new MailOutbox(config),
    rateLimits,
    today: calendarIn(config.timeZone),
    mailbox: !config.smtpUrl && !config.databaseUrl,
  });
  const jobs = await startJobs({ config, database, log: app.log });

  await app.listen({ port: config.port, host: config.host });
  const address = app.server.address();
  // With PORT=0 the port, and so the address in links, is known only now; no mail has been written before.
  if (config.port === 0 && !process.env["APP_URL"] && address && typeof address === "object") config.appUrl = `http://localhost:${address.port}`;
  if (config.demo) await printDemoAccounts(postgres.url, config);
  console.log(whereMailGoes(config));
  console.log(`Quadwork is ready at ${config.appUrl}`);

  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainMilliseconds).unref();
    await app.close();
    await jobs.stop();
    await rateLimits.close();
    await database.close();
    await postgres.stop();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop());
}

try {
  await start();
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
}
