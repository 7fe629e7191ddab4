/**
 * Jest's environment for API and failure tests. Jest isolates each test file's modules but loads this file once per
 * worker, so the server that `borrowTestServer` lends to the worker's files lives here.
 */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { TestEnvironment } from "jest-environment-node";
import { rememberDatabase } from "./test-database.ts";
import { openPremises, TEST_METRICS_TOKEN, type Premises } from "./test-server.ts";

interface Lent {
  premises: Premises;
  emptyDatabase: () => Promise<void>;
}

let lent: Lent | undefined;

/** What some tests ask of the lent server and no other test notices. */
const environment = {
  TRUST_PROXY: "1",
  AUDIT_LOG_DAYS: "90",
  METRICS_TOKEN: TEST_METRICS_TOKEN,
  GRIEVANCE_NAME: "The office <of> complaints",
  GRIEVANCE_EMAIL: "complaints@world.example",
};

async function open(): Promise<Lent> {
  const premises = await openPremises(environment);
  premises.mails.unref();
  return { premises, emptyDatabase: await rememberDatabase(premises.databaseUrl) };
}

/** A file that stops the server breaks the rules; the next file must not suffer for it. */
const isRunning = ({ child }: Premises["process"]) => child.exitCode === null && child.signalCode === null;

/** Limits the process's output to what it prints from now on. */
function fromNow({ process, ...premises }: Premises): Premises {
  const [printed, logged] = [process.output().length, process.log().length];
  return {
    ...premises,
    process: { ...process, output: () => process.output().slice(printed), log: () => process.log().slice(logged) },
  };
}

async function lend(): Promise<Premises> {
  if (!lent || !isRunning(lent.premises.process)) lent = await open();
  else await lent.emptyDatabase();
  const { mails, filesDirectory } = lent.premises;
  mails.refuse(false);
  mails.clear();
  for (const name of readdirSync(filesDirectory)) rmSync(join(filesDirectory, name), { recursive: true });
  return fromNow(lent.premises);
}

export default class extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global["lendPremises"] = lend;
  }
}
