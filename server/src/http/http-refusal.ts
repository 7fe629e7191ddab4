import type { ErrorCode } from "../contract/index.js";
import { AppError, type AppErrorDetails } from "../platform/app-error.js";

/** An error of the HTTP server itself, with a status that does not follow from its code. */
export class HttpRefusal extends AppError {
  constructor(
    readonly statusCode: 408 | 429 | 431,
    code: ErrorCode,
    details?: AppErrorDetails,
  ) {
    super(code, details);
  }
}

/** A malformed request; answered with the code BAD_REQUEST. */
export class BadRequest extends Error {
  constructor(
    readonly statusCode: 400 | 405 | 415,
    message: string,
  ) {
    super(message);
    this.name = "BadRequest";
  }
}
