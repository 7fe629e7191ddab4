import { QueryFailedError, QueryRunnerAlreadyReleasedError } from "typeorm";

/** Node's and PostgreSQL's codes for a database that cannot be reached, is starting, stopping or being migrated. */
const unavailable = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
  "ENOTFOUND",
  "ETIMEDOUT",
  "EPIPE",
  "ENOENT",
  "57P01",
  "57P02",
  "57P03",
  "57P04",
  "57P05",
  "25P03",
  "53300",
  "42P01",
]);

/** The driver's messages, without a code, for a lost connection or when none is available. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after|Client has encountered a connection error|Client was closed and is not queryable/;

/** The original error of PostgreSQL or the driver, unwrapped. */
export const causeOf = (error: unknown): { code?: string; constraint?: string } =>
  ((error instanceof QueryFailedError ? (error.driverError as unknown) : error) ?? {}) as {
    code?: string;
    constraint?: string;
  };

/** Whether an error means that the database is unavailable, rather than that we made a mistake. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code = "" } = causeOf(error);
  // TypeORM releases a lost connection and raises only this error for the next statement.
  if (error instanceof QueryRunnerAlreadyReleasedError || unavailable.has(code) || /^08...$/.test(code)) return true;
  return error instanceof Error && lostConnection.test(error.message);
}

/** Whether a statement was cancelled because it exceeded its time limit. */
export const isStatementTimeout = (error: unknown): boolean => causeOf(error).code === "57014";

/** Whether a statement was cancelled because it waited too long for a lock. */
export const isLockTimeout = (error: unknown): boolean => causeOf(error).code === "55P03";
