import "reflect-metadata";
import { readConfig } from "./config.js";
import { createDataSource } from "./database/data-source.js";
import { migrate } from "./database/migrate.js";
import { entities } from "./features/index.js";

/* Migrates the database in DATABASE_URL to this version and exits, for deployments with a separate migration step. */
const config = readConfig();
if (!config.databaseUrl) {
  console.error("DATABASE_URL: is required to migrate");
  process.exit(1);
}
const dataSource = await (await createDataSource(config.databaseUrl, config, entities)).initialize();
await migrate(dataSource, config.databaseUrl);
await dataSource.destroy();
