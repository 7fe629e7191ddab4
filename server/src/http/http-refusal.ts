import type { ErrorCode } from "../contract/index.js";
import { AppError, type AppErrorDetails } from "../platform/app-error.js";

/** A refusal by the HTTP server itself, with a status that its code alone does not tell. */
export class HttpRefusal extends AppError {
  constructor(
    readonly statusCode: 408 | 429 | 431,
    code: ErrorCode,
    details?: AppErrorDetails,
  ) {
    super(code, details);
  }
}

/** A request whose form is wrong; answered with the code BAD_REQUEST. */
export class BadRequest extends Error {
  constructor(
    readonly statusCode: 400 | 405 | 415,
    message: string,
  ) {
    super(message);
    this.name = "BadRequest";
  }
}
