import { Raw, type FindOperator } from "typeorm";

/**
 * Times that are compared later are written and judged by the database's clock: those of several server processes
 * differ, and a token must mean the same to all of them. It stands still within a transaction, at its beginning.
 */
export const databaseNow = () => "now()";

/** The database's time in so many seconds, as a value to write. */
export const inSeconds = (seconds: number) => () => `now() + interval '${seconds} seconds'`;

/** A condition: the time is over, by so many seconds at least. */
export const past = (seconds = 0) =>
  Raw((column) => `${column} <= now() - interval '${seconds} seconds'`) as FindOperator<Date>;

/** A condition: the time is still to come, or was no longer ago than so many seconds. */
export const notPast = (seconds = 0) =>
  Raw((column) => `${column} > now() - interval '${seconds} seconds'`) as FindOperator<Date>;
