import pg from "pg";
import { ConfigurationError, readConfig, type Config } from "./config.js";
import { causeOf, isDatabaseUnavailable } from "./database/database-errors.js";
import { EmbeddedPostgresError } from "./database/embedded-postgres-binaries.js";
import { startEmbeddedPostgres } from "./database/embedded-postgres.js";
import { grantOperator, listOperators, revokeOperator, type OperatorGrant } from "./operator-grants.js";
import { MailOutbox } from "./platform/mail/mail-outbox.js";

/*
 * `npm run operator -- grant EMAIL`, `revoke EMAIL` or `list`: decides who operates the installation. Works on the
 * server's database, whether or not a server is running.
 */
const usage = `Usage: npm run operator -- grant EMAIL
       npm run operator -- revoke EMAIL
       npm run operator -- list`;

/** A line to print; a refusal ends the process with 1. */
interface Answer {
  text: string;
  isRefusal?: boolean;
}

const day = (date: Date) => date.toISOString().slice(0, 10);

const lineOf = ({ email, grantedAt, revokedAt }: OperatorGrant) =>
  `${email}  granted ${day(grantedAt)}` + (revokedAt ? `, revoked ${day(revokedAt)}` : "");

type Command = (statements: pg.Client, email: string, config: Config) => Promise<Answer>;

const noticeOf = (config: Config) => ({ outbox: new MailOutbox(config), appUrl: config.appUrl });

const commands: Record<string, Command> = {
  async grant(statements, email, config) {
    const outcome = await grantOperator(statements, email, noticeOf(config));
    if (outcome === "unknown")
      return { text: `EMAIL: no account has the verified address ${email}; register it first`, isRefusal: true };
    if (outcome === "unprotected")
      return {
        text: `EMAIL: ${email} has no second factor; they set it up on their profile, under "Second Factor", first`,
        isRefusal: true,
      };
    return { text: outcome === "done" ? `${email} is now an operator.` : `${email} is an operator already.` };
  },
  async revoke(statements, email, config) {
    const outcome = await revokeOperator(statements, email, noticeOf(config));
    if (outcome === "done") return { text: `${email} is no longer an operator.` };
    return { text: `EMAIL: ${email} is no operator; "list" shows who is`, isRefusal: true };
  },
  async list(statements) {
    return { text: (await listOperators(statements)).map(lineOf).join("\n") || "There is no operator." };
  },
};

async function run(command: Command, email: string): Promise<Answer> {
  const config = readConfig();
  const postgres = config.databaseUrl
    ? { url: config.databaseUrl, stop: async () => undefined }
    : await startEmbeddedPostgres({ directory: config.databaseDirectory });
  const client = new pg.Client({ connectionString: postgres.url, connectionTimeoutMillis: 5000 });
  try {
    await client.connect();
    return await command(client, email, config);
  } finally {
    await client.end();
    await postgres.stop();
  }
}

/** PostgreSQL's code for a table that is not there. */
const unknownTable = "42P01";

const [name = "", email = "", ...rest] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
const isComplete = command && rest.length === 0 && (name === "list" ? email === "" : email !== "");
try {
  const answer: Answer = isComplete ? await run(command, email) : { text: usage, isRefusal: true };
  if (answer.isRefusal) {
    console.error(answer.text);
    process.exitCode = 1;
  } else console.log(answer.text);
} catch (error) {
  const isExpected =
    error instanceof ConfigurationError || error instanceof EmbeddedPostgresError || isDatabaseUnavailable(error);
  const isOld = causeOf(error).code === unknownTable;
  if (!isExpected && !isOld) throw error;
  console.error(
    isOld ? "The database is older than this version: start the server once, or migrate it." : (error as Error).message,
  );
  process.exitCode = 1;
}
