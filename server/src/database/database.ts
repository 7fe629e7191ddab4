import pg from "pg";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js";
import { QueryFailedError, type DataSource, type EntityManager } from "typeorm";
import type { Config } from "../config.js";
import { AppError } from "../platform/app-error.js";
import { credentialId, standingCredential, type Claim, type SignedInViewer, type Viewer } from "../policy/viewer.js";
import { connectionOptions } from "./data-source.js";

/** PostgreSQL's codes for two transactions that stood in each other's way; the last is for a row that refers to one just deleted. */
const contention = new Set(["40001", "40P01", "55P03", "23503"]);

/** PostgreSQL's code for a broken unique constraint. */
const uniqueViolation = "23505";

const driverError = (error: unknown) =>
  error instanceof QueryFailedError ? (error.driverError as { code?: string; constraint?: string }) : null;

/** Whether a write failed on the unique constraint or index of that name. */
export function violates(error: unknown, constraint: string): boolean {
  const cause = driverError(error);
  return cause?.code === uniqueViolation && cause.constraint === constraint;
}

/** The connections of one server process: TypeORM for writes, a read-only pool for the reader. */
export class Database {
  readonly readPool: pg.Pool;

  constructor(
    readonly dataSource: DataSource,
    readonly url: string,
    config: Pick<Config, "databasePoolSize" | "statementTimeoutMilliseconds">,
    onIdleError: (error: Error) => void,
  ) {
    this.readPool = new pg.Pool({
      connectionString: url,
      max: config.databasePoolSize,
      connectionTimeoutMillis: 5000,
      // Generic plans: the reader's statements come back with other values, and planning costs more than running.
      options: connectionOptions(config, "plan_cache_mode=force_generic_plan", "default_transaction_read_only=on"),
    });
    this.readPool.on("error", onIdleError);
  }

  /** The connections that writes use, which TypeORM keeps. */
  get writePool(): pg.Pool {
    return (this.dataSource.driver as PostgresDriver).master as pg.Pool;
  }

  /**
   * Runs a write in one transaction. A signed-in viewer's session or access token must still stand.
   * @throws AppError UNAUTHENTICATED when it has ended, CONFLICT when another write stood in the way.
   */
  async write<Result>(viewer: Viewer, work: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        if (viewer.role !== "anonymous") {
          await requireCredential(manager, viewer);
          if (viewer.request?.claim) await noteWrite(manager, viewer.id, viewer.request.claim);
        }
        return work(manager);
      });
    } catch (error) {
      if (contention.has(driverError(error)?.code ?? "")) throw new AppError("CONFLICT");
      throw error;
    }
  }

  async close(): Promise<void> {
    await Promise.all([this.readPool.end(), this.dataSource.destroy()]);
  }
}

async function requireCredential(manager: EntityManager, viewer: SignedInViewer): Promise<void> {
  const [from, where] = standingCredential(viewer, "$1", "$2");
  const standing: unknown[] = await manager.query(`select 1 from ${from} where ${where}`, [
    credentialId(viewer),
    viewer.id,
  ]);
  if (standing.length === 0) throw new AppError("UNAUTHENTICATED");
}

/**
 * Notes in a write's own transaction that it happened under the key, so that nobody can carry the request out again.
 * @throws AppError CONFLICT when another request took the key over, this one having been taken for dead.
 */
async function noteWrite(manager: EntityManager, profileId: string, { key, holder }: Claim): Promise<void> {
  const [, affected]: [unknown, number] = await manager.query(
    "update idempotency_keys set writes = writes + 1 where profile_id = $1 and key = $2 and claimed_by = $3",
    [profileId, key, holder],
  );
  if (affected === 0) throw new AppError("CONFLICT");
}
