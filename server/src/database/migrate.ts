import pg from "pg";
import type { DataSource } from "typeorm";
import { prepareJobs } from "../platform/jobs.js";
import { loadReferenceData } from "./reference-data/load-reference-data.js";

/** Any number that no other program on the database uses as an advisory lock. */
const migrationLock = 7_823_001;

/**
 * Brings the database to this version's schema and loads the reference data. Several processes may call it at once;
 * one works and the others wait.
 */
export async function migrate(dataSource: DataSource, url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await dataSource.runMigrations({ transaction: "each" });
    await prepareJobs(url);
    await loadReferenceData(client);
  } finally {
    await client.end();
  }
}
