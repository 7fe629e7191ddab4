import pg from "pg";
import type { PostgresDriver } from "typeorm/driver/postgres/PostgresDriver.js";
import type { DataSource, EntityManager } from "typeorm";
import type { Config } from "../config.js";
import { AppError } from "../platform/app-error.js";
import { judge, recordCreation, requireOffice } from "../policy/authorize.js";
import { ruleOf } from "../policy/permissions.js";
import type { Permit } from "../policy/permit.js";
import { credentialId, standingCredential, type Claim, type SignedInViewer } from "../policy/viewer.js";
import { connectionOptions } from "./data-source.js";
import { causeOf, isDatabaseUnavailable } from "./database-errors.js";

/**
 * PostgreSQL's codes for two transactions that stood in each other's way; the last is for a row that refers to one just
 * deleted.
 */
const contention = new Set(["40001", "40P01", "23503"]);

/** PostgreSQL's code for a broken unique constraint. */
const uniqueViolation = "23505";

const mayHaveBeenDone =
  "The database was lost during this write, so it may or may not have been done. Read the data to see, or repeat " +
  "the request if it had an Idempotency-Key.";

/** Whether a write failed on the unique constraint or index of that name. */
export function violates(error: unknown, constraint: string): boolean {
  const { code, constraint: broken } = causeOf(error);
  return code === uniqueViolation && broken === constraint;
}

/** Longest time in milliseconds that asking after the database's health may take, for each of its steps. */
const healthTimeout = 3000;

/** Rows of a write that locks others before them, in the order in which every write does. */
export interface RowsAfter<First> {
  /** Locks and reads what comes first; its answer is handed to the work. */
  first: (manager: EntityManager) => Promise<First>;
  /** The rows the action is judged on, each of them once; null for an action without rows. */
  ids: (first: First) => string[] | null;
}

/**
 * The connections of one server process: TypeORM for writes, read-only pools for the reader, and one to ask how the
 * database is.
 */
export class Database {
  readonly readPool: pg.Pool;
  /** A third as many connections for statements that search, count or are large, see `Runner`. */
  readonly costlyPool: pg.Pool;
  /** One connection that nothing else waits for or makes wait. */
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
        // What a connection has taken it keeps until it ends; they do not end all at once.
        maxLifetimeSeconds: 600 + Math.floor(Math.random() * 300),
        options: connectionOptions(
          config,
          `plan_cache_mode=${planning}`,
          "jit=off",
          "default_transaction_read_only=on",
        ),
        ...more,
      }).on("error", onIdleError);
    // Generic plans: the reader's statements come back with other values, and planning costs more than running. Not so
    // where a text is looked for: what is found in every row and what is found in none are found in different ways.
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

  /** The connections that writes use, which TypeORM keeps. */
  get writePool(): pg.Pool {
    return (this.dataSource.driver as PostgresDriver).master as pg.Pool;
  }

  /**
   * Runs a write in one transaction, once the viewer's credential is known to stand and the rows are locked, judged by
   * the permit's action and recorded. What is open to everybody is done in nobody's name.
   * @param row the row the action is judged on; null for an action without rows. The id of a row that `work` creates.
   * @throws AppError UNAUTHENTICATED when the credential has ended, FORBIDDEN, or NOT_FOUND, which is also the answer
   *   for a row the viewer may not see. CONFLICT when another write stood in the way, DATABASE_UNAVAILABLE when the
   *   database was lost: with a message of its own where nobody can know whether the write was done.
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
   * Reads what a write needs before it begins.
   * @throws AppError UNAUTHENTICATED when the viewer's credential has ended.
   */
  async readAs<Result>(viewer: SignedInViewer, read: (manager: EntityManager) => Promise<Result>): Promise<Result> {
    const { manager } = this.dataSource;
    await requireCredential(manager, viewer);
    return read(manager);
  }

  async close(): Promise<void> {
    await Promise.all([this.readPool.end(), this.costlyPool.end(), this.healthPool.end(), this.dataSource.destroy()]);
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
