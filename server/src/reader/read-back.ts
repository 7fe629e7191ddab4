import { isDatabaseUnavailable, isLockTimeout, isStatementTimeout } from "../database/database-errors.js";
import { AppError } from "../platform/app-error.js";

const message = "This was done, but the result could not be read. Do not repeat it; read the data in a few seconds.";

/** The error of a mutation that committed but could not read the result: its caller must not assume that it failed. */
export function throwUnreadResult(error: unknown): never {
  if (isDatabaseUnavailable(error)) throw new AppError("DATABASE_UNAVAILABLE", { message, retryAfterSeconds: 5 });
  if (isLockTimeout(error) || isStatementTimeout(error)) throw new AppError("REQUEST_TIMED_OUT", { message });
  throw error;
}
