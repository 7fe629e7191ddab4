/** Operators of an installation, named by the script that its owner calls. */
import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { enrolled, type Enrolled } from "./second-factor.ts";
import { repository } from "./test-database.ts";
import { TEST_JWT_SECRET, type TestServer } from "./test-server.ts";

/** What the script printed, and its exit code. */
export interface ScriptAnswer {
  code: number;
  output: string;
  errors: string;
}

/** Runs `npm run operator`, without npm, on the server's database. */
export async function operatorScript(server: TestServer, ...parameters: string[]): Promise<ScriptAnswer> {
  const environment = { ...process.env, DATABASE_URL: server.databaseUrl, JWT_SECRET: TEST_JWT_SECRET };
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
