import pg from "pg";
import type { DataSource } from "typeorm";
import { prepareJobs } from "../platform/jobs.js";
import { loadReferenceData } from "./reference-data/load-reference-data.js";

/** An arbitrary number that no other program uses as an advisory lock on this database. */
const migrationLock = 7_823_001;

/**
 * Migrates the database to this version's schema and loads the reference data. Several processes can call it at once;
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
