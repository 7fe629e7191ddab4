import { errorMessages, type ErrorCode, type FieldErrors } from "../contract/index.js";

/** Details of an {@link AppError} beyond its code. */
export interface AppErrorDetails {
  /** Field path → its problem; returned in `extensions.fields`. */
  fields?: FieldErrors;
  /** Replaces the code's default message with a more specific one. */
  message?: string;
  /** The missing scope of the access token; returned in `extensions.scope`. */
  scope?: string;
  /** The limit that was exceeded, its value and, if known, the request's figure; returned in `extensions`. */
  limit?: { limit: string; maximum: number; actual?: number };
  /** Seconds until a retry makes sense; sent as the Retry-After header. */
  retryAfterSeconds?: number;
  /** The challenge to complete a login with; `extensions.challenge` of FACTOR_REQUIRED. */
  challenge?: string;
}

/** An error whose details the caller may see. All other errors are masked as INTERNAL_SERVER_ERROR. */
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

/** RATE_LIMITED for a sender whose own mails to an address are many; it says nothing of what others sent there. */
export const tooManyMails = () =>
  new AppError("RATE_LIMITED", {
    message: "You have sent this address many mails lately. Please try again in an hour.",
    retryAfterSeconds: 3600,
  });
