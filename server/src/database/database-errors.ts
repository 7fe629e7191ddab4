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

/** What the driver says, without a code, of a connection that is gone or that none can be had. */
const lostConnection =
  /Connection terminated|timeout exceeded when trying to connect|Cannot use a pool after|Client has encountered a connection error|Client was closed and is not queryable/;

/** What PostgreSQL or the driver says went wrong, whoever passed it on. */
export const causeOf = (error: unknown): { code?: string; constraint?: string } =>
  ((error instanceof QueryFailedError ? (error.driverError as unknown) : error) ?? {}) as {
    code?: string;
    constraint?: string;
  };

/** Whether an error says that the database is away, rather than that we made a mistake. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code = "" } = causeOf(error);
  // TypeORM gives a connection back when it is lost, and has nothing to say but that to the statement that follows.
  if (error instanceof QueryRunnerAlreadyReleasedError || unavailable.has(code) || /^08...$/.test(code)) return true;
  return error instanceof Error && lostConnection.test(error.message);
}

/** Whether a statement was ended because it ran for longer than it may. */
export const isStatementTimeout = (error: unknown): boolean => causeOf(error).code === "57014";

/** Whether a statement was ended because it waited for another's lock for longer than it may. */
export const isLockTimeout = (error: unknown): boolean => causeOf(error).code === "55P03";
