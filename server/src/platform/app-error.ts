import { errorMessages, type ErrorCode, type FieldErrors } from "../contract/index.js";

/** What an {@link AppError} can say beyond its code. */
export interface AppErrorDetails {
  /** Field path → what is wrong with it; the answer carries it in `extensions.fields`. */
  fields?: FieldErrors;
  /** Replaces the code's catalogued message where something more precise can be said. */
  message?: string;
  /** The scope that the access token lacks; the answer carries it in `extensions.scope`. */
  scope?: string;
  /**
   * The limit that was reached, its value and, where it is known, the request's figure; on the answer's `extensions`.
   */
  limit?: { limit: string; maximum: number; actual?: number };
  /** Seconds after which trying again makes sense; becomes the Retry-After header. */
  retryAfterSeconds?: number;
  /** What a login is completed with; `extensions.challenge` of FACTOR_REQUIRED. */
  challenge?: string;
}

/** A refusal the caller may see. Everything else that is thrown is masked as INTERNAL_SERVER_ERROR. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly details: AppErrorDetails = {},
  ) {
    super(details.message ?? errorMessages[code]);
    this.name = "AppError";
  }
}

/** BAD_USER_INPUT for one field. */
export const fieldError = (field: string, message: string) =>
  new AppError("BAD_USER_INPUT", { fields: { [field]: message } });
