/** Operators of an installation, named by the script that its owner calls. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Session } from "./people.ts";
import { enrolled, type Enrolled } from "./second-factor.ts";
import { repository } from "./test-database.ts";
import { TEST_JWT_SECRET, type TestServer } from "./test-server.ts";
import { write } from "./writes.ts";

/** What the script printed, and its exit code. */
export interface ScriptAnswer {
  code: number;
  output: string;
  errors: string;
}

/** Runs `npm run operator`, without npm, on the server's database. */
export async function operatorScript(server: TestServer, ...parameters: string[]): Promise<ScriptAnswer> {
  const environment = {
    ...process.env,
    APP_URL: server.url,
    DATABASE_URL: server.databaseUrl,
    JWT_SECRET: TEST_JWT_SECRET,
    SMTP_URL: server.mails.url,
  };
  const script = join(repository, "server/dist/operator.js");
  try {
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [script, ...parameters], {
      env: environment,
    });
    return { code: 0, output: stdout.trim(), errors: stderr.trim() };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout.trim(), errors: stderr.trim() };
  }
}

/** Signs up an operator, with a second factor. */
export async function signUpOperator(server: TestServer): Promise<Enrolled> {
  const person = await enrolled(server);
  // As the script does it, without a process for each operator.
  await server.database.query("insert into operator_grants (id, profile_id) values (gen_random_uuid(), $1)", [
    person.id,
  ]);
  return person;
}

/**
 * Adds a job that has failed so often, of 20 times, and does not run before it is retried. @returns its id.
 * @param task without a worker for it in the server, unless the test wants it to run.
 */
export async function insertFailedJob(
  { database }: TestServer,
  task: string,
  attempts: number,
  { error = "Error: no", payload = {}, key = randomUUID() }: { error?: string; payload?: object; key?: string } = {},
): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `select id::text from graphile_worker.add_job($1, $2::json, job_key => $3, max_attempts => 20,
       run_at => now() + interval '1 hour')`,
    [task, JSON.stringify(payload), key],
  );
  const { id } = rows[0]!;
  await database.query(
    "update graphile_worker._private_jobs set attempts = $2, last_error = $3 where id = $1::bigint",
    [id, attempts, error],
  );
  return id;
}

/** Adds a mail that the mail server refused until it was given up. @returns its id. */
export async function insertFailedMail(server: TestServer, recipient: string, subject = "News"): Promise<string> {
  const { rows } = await server.database.query<{ id: string }>(
    `insert into outbox_mails (id, recipient, subject, text_body, html_body, useful_until)
     values (gen_random_uuid(), $1, $2, 'Text', '<p>Text</p>', now() + interval '1 day') returning id`,
    [recipient, subject],
  );
  const { id } = rows[0]!;
  const error = `550 <${recipient}> mailbox full\n    at stack`;
  await insertFailedJob(server, "deliver_mail", 20, { error, payload: { mailId: id }, key: `mail ${id}` });
  return id;
}

/** The session of an operator, as a browser keeps it. */
export const operatorSession = (server: TestServer, { refreshToken }: Enrolled): Promise<Session> =>
  write<Session>(
    server,
    null,
    "refreshSession",
    { refreshToken },
    "{ accessToken refreshToken expiresIn expiresAt tokenType " +
      "user { id email userType firstName lastName isOperator } }",
  );
