import pg from "pg";
import { DataSource, DefaultNamingStrategy, type EntityTarget } from "typeorm";
import type { Config } from "../config.js";
import { loadMigrations } from "./migrations/index.js";

/** Columns and tables are named in snake case; entities and the API in camel case. */
class SnakeCaseNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }
}

/** Settings of every connection: times are UTC, and timeouts keep statements and locks from holding up others. */
export const connectionOptions = (
  config: Pick<Config, "statementTimeoutMilliseconds" | "lockTimeoutMilliseconds">,
  ...more: string[]
) =>
  [
    `statement_timeout=${config.statementTimeoutMilliseconds}`,
    `lock_timeout=${config.lockTimeoutMilliseconds}`,
    "TimeZone=UTC",
    ...more,
  ]
    .map((option) => `-c ${option}`)
    .join(" ");

/** The TypeORM data source that migrations and services write through. */
export async function createDataSource(
  url: string,
  config: Pick<Config, "databasePoolSize" | "statementTimeoutMilliseconds" | "lockTimeoutMilliseconds">,
  entities: EntityTarget<object>[],
): Promise<DataSource> {
  return new DataSource({
    type: "postgres",
    // TypeORM would look for the driver in node_modules and miss the bundled one.
    driver: pg,
    url,
    entities: entities as never[],
    migrations: await loadMigrations(),
    synchronize: false,
    namingStrategy: new SnakeCaseNaming(),
    poolSize: config.databasePoolSize,
    extra: { options: connectionOptions(config), connectionTimeoutMillis: 5000 },
  });
}
