import { Raw, type FindOperator } from "typeorm";

/**
 * Times that are compared later are written and compared by the database's clock: server processes' clocks differ, and
 * a token must mean the same to all of them. Within a transaction, this clock stands still at its start.
 */
export const databaseNow = () => "now()";

/** The database's time plus this many seconds, as a value to write. */
export const inSeconds = (seconds: number) => () => `now() + interval '${seconds} seconds'`;

/** A condition: the time passed at least this many seconds ago. */
export const past = (seconds = 0) =>
  Raw((column) => `${column} <= now() - interval '${seconds} seconds'`) as FindOperator<Date>;

/** A condition: the time is in the future, or passed less than this many seconds ago. */
export const notPast = (seconds = 0) =>
  Raw((column) => `${column} > now() - interval '${seconds} seconds'`) as FindOperator<Date>;
