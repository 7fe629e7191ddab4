import pg from "pg";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js";
import type { DataSource, EntityManager } from "typeorm";
import type { Config } from "../config.js";
import { AppError } from "../platform/app-error.js";
import { judge, recordCreation, requireAllowed, requireOffice } from "../policy/authorize.js";
import { ruleOf } from "../policy/permissions.js";
import type { Permit } from "../policy/permit.js";
import { credentialId, validCredential, type Claim, type SignedInViewer } from "../policy/viewer.js";
import { connectionOptions } from "./data-source.js";
import { causeOf, isDatabaseUnavailable } from "./database-errors.js";

/** PostgreSQL's codes for conflicting transactions; the last is for a reference to a row that was just deleted. */
const contention = new Set(["40001", "40P01", "23503"]);

/** PostgreSQL's code for a violated unique constraint. */
const uniqueViolation = "23505";

const mayHaveBeenDone =
  "The database connection was lost during this write, so it may or may not have been done. Read the data to " +
  "check, or repeat the request if it had an Idempotency-Key.";

/** Whether a write violated the unique constraint or index of that name. */
export function violates(error: unknown, constraint: string): boolean {
  const { code, constraint: broken } = causeOf(error);
  return code === uniqueViolation && broken === constraint;
}

/** Time limit in milliseconds for each step of the database health check. */
const healthTimeout = 3000;

/** The rows of a write that locks other rows first, in the order every write follows. */
export interface RowsAfter<First> {
  /** Locks and reads the first rows; its result is passed to the work. */
  first: (manager: EntityManager) => Promise<First>;
  /** The rows the action is checked on, without duplicates; null for an action without rows. */
  ids: (first: First) => string[] | null;
}

/**
 * The database connections of one server process: TypeORM for writes, read-only pools for the reader, and one for
 * health checks.
 */
export class Database {
  readonly readPool: pg.Pool;
  /** A third as many connections, for statements that search, count or are large; see `Runner`. */
  readonly costlyPool: pg.Pool;
  /** A separate connection, so that health checks neither wait for other work nor delay it. */
  readonly healthPool: pg.Pool;

  constructor(
    readonly dataSource: DataSource,
    readonly url: string,
    config: Pick<Config, "databasePoolSize" | "statementTimeoutMilliseconds" | "lockTimeoutMilliseconds">,
    onIdleError: (error: Error) => void,
  ) {
    const open = (max: number, planning: string, more: pg.PoolConfig = {}) =>
      new pg.Pool({
        connectionString: url,
        max,
        connectionTimeoutMillis: 5000,
        // A connection keeps the memory it has taken until it ends. The random part keeps them from ending all at once.
        maxLifetimeSeconds: 600 + Math.floor(Math.random() * 300),
        options: connectionOptions(
          config,
          `plan_cache_mode=${planning}`,
          "jit=off",
          "default_transaction_read_only=on",
        ),
        ...more,
      }).on("error", onIdleError);
    // Generic plans: the reader's statements recur with other values, and planning costs more than running. Not for
    // searches: the best plan depends on how many rows match.
    this.readPool = open(config.databasePoolSize, "force_generic_plan");
    this.costlyPool = open(Math.max(1, Math.floor(config.databasePoolSize / 3)), "force_custom_plan", { maxUses: 50 });
    this.healthPool = new pg.Pool({
      connectionString: url,
      max: 1,
      idleTimeoutMillis: 0,
      connectionTimeoutMillis: healthTimeout,
      query_timeout: healthTimeout,
      options: connectionOptions(
        { statementTimeoutMilliseconds: healthTimeout, lockTimeoutMilliseconds: healthTimeout },
        "default_transaction_read_only=on",
      ),
    }).on("error", onIdleError);
  }

  /** The connections for writes, which TypeORM manages. */
  get writePool(): pg.Pool {
    return (this.dataSource.driver as PostgresDriver).master as pg.Pool;
  }

  /**
   * Runs a write in one transaction. First verifies that the viewer's credential is valid, then locks the rows, checks
   * them by the permit's action and records the write. A write open to guests is recorded without a person.
   * @param row the row the action is checked on; null for an action without rows. The id of a row that `work` creates.
   * @throws AppError UNAUTHENTICATED when the credential has ended, FORBIDDEN, or NOT_FOUND, also for a row the viewer
   *   may not see. CONFLICT when another write interfered, DATABASE_UNAVAILABLE when the database connection was lost,
   *   with
   *   a specific message if it is unknown whether the write was done.
   */
  async write<Result, First = undefined>(
    permit: Permit,
    row: string | null | RowsAfter<First>,
    work: (manager: EntityManager, first: First) => Promise<Result>,
  ): Promise<Result> {
    let committing = false;
    try {
      return await this.dataSource.transaction(async (manager) => {
        if (ruleOf(permit.action, "anonymous") === "never") {
          const { person } = permit;
          await requireCredential(manager, person);
          if (person.request?.claim) await noteWrite(manager, person.id, person.request.claim);
        }
        await requireOffice(manager, permit);
        const first = (row instanceof Object ? await row.first(manager) : undefined) as First;
        const ids = row instanceof Object ? row.ids(first) : row === null ? null : [row];
        await judge(manager, permit, ids);
        const result = await work(manager, first);
        await recordCreation(manager, permit, ids ?? []);
        committing = true;
        return result;
      });
    } catch (error) {
      if (contention.has(causeOf(error).code ?? "")) throw new AppError("CONFLICT");
      if (committing && isDatabaseUnavailable(error))
        throw new AppError("DATABASE_UNAVAILABLE", { message: mayHaveBeenDone, retryAfterSeconds: 5 });
      throw error;
    }
  }

  /**
   * Reads what a write needs before it starts.
   * @throws AppError UNAUTHENTICATED when the viewer's credential has ended.
   */
  async readAs<Result>(viewer: SignedInViewer, read: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const { manager } = this.dataSource;
    await requireCredential(manager, viewer);
    return read(manager);
  }

  /**
   * As {@link readAs}, of one row, on which the policy first judges the permit's action.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, or NOT_FOUND, also for a row the viewer may not see.
   */
  readRow<Result>(permit: Permit, id: string, read: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    return this.readAs(permit.person, async (manager) => {
      await requireAllowed(manager, permit, id);
      return read(manager);
    });
  }

  async close(): Promise<void> {
    await Promise.all([this.readPool.end(), this.costlyPool.end(), this.healthPool.end(), this.dataSource.destroy()]);
  }
}

async function requireCredential(manager: EntityManager, viewer: SignedInViewer): Promise<void> {
  const [from, where] = validCredential(viewer, "$1", "$2");
  const valid: unknown[] = await manager.query(`select 1 from ${from} where ${where}`, [
    credentialId(viewer),
    viewer.id,
  ]);
  if (valid.length === 0) throw new AppError("UNAUTHENTICATED");
}

/**
 * Records in a write's own transaction that it happened under the key, so that the request cannot be carried out again.
 * @throws AppError CONFLICT when another request took over the key because this one was considered lost.
 */
async function noteWrite(manager: EntityManager, profileId: string, { key, holder }: Claim): Promise<void> {
  const [, affected]: [unknown, number] = await manager.query(
    "update idempotency_keys set writes = writes + 1 where profile_id = $1 and key = $2 and claimed_by = $3",
    [profileId, key, holder],
  );
  if (affected === 0) throw new AppError("CONFLICT");
}
