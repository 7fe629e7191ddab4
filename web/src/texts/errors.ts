import { errorMessages, type ErrorCode } from "@quadwork/server/contract";

/** What a person reads for each error of the API, where its answer says nothing more precise. */
export const errorTexts = {
  UNAUTHENTICATED: errorMessages.UNAUTHENTICATED,
  FORBIDDEN: errorMessages.FORBIDDEN,
  INSUFFICIENT_SCOPE: errorMessages.INSUFFICIENT_SCOPE,
  NOT_FOUND: errorMessages.NOT_FOUND,
  BAD_USER_INPUT: errorMessages.BAD_USER_INPUT,
  INVALID_CREDENTIALS: errorMessages.INVALID_CREDENTIALS,
  EMAIL_NOT_VERIFIED: errorMessages.EMAIL_NOT_VERIFIED,
  FACTOR_REQUIRED: errorMessages.FACTOR_REQUIRED,
  CHALLENGE_EXPIRED: errorMessages.CHALLENGE_EXPIRED,
  INVALID_CODE: errorMessages.INVALID_CODE,
  FACTOR_ALREADY_ENROLLED: errorMessages.FACTOR_ALREADY_ENROLLED,
  INVALID_TOKEN: errorMessages.INVALID_TOKEN,
  EXPIRED_TOKEN: errorMessages.EXPIRED_TOKEN,
  SESSION_EXPIRED: errorMessages.SESSION_EXPIRED,
  ALREADY_IN_CLUB: errorMessages.ALREADY_IN_CLUB,
  WORK_IN_PROGRESS: errorMessages.WORK_IN_PROGRESS,
  INVALID_CLUB_CODE: errorMessages.INVALID_CLUB_CODE,
  ALREADY_APPLIED: errorMessages.ALREADY_APPLIED,
  PROJECT_NOT_OPEN: errorMessages.PROJECT_NOT_OPEN,
  PROJECT_NOT_IN_PROGRESS: errorMessages.PROJECT_NOT_IN_PROGRESS,
  APPLICATION_NOT_PENDING: errorMessages.APPLICATION_NOT_PENDING,
  MEMBER_ALREADY_EXISTS: errorMessages.MEMBER_ALREADY_EXISTS,
  TEAM_IN_USE: errorMessages.TEAM_IN_USE,
  TOO_MANY_ACCESS_TOKENS: errorMessages.TOO_MANY_ACCESS_TOKENS,
  CONFLICT: errorMessages.CONFLICT,
  IDEMPOTENCY_KEY_REUSED: errorMessages.IDEMPOTENCY_KEY_REUSED,
  IDEMPOTENCY_KEY_IN_USE: "We are still working on this. Please wait a moment and try again.",
  IDEMPOTENCY_ANSWER_LOST: "This was done, but the answer got lost. Please reload the page to see it.",
  RATE_LIMITED: errorMessages.RATE_LIMITED,
  REQUEST_TOO_LARGE: "This is more than we can take in one go. Please shorten it and try again.",
  QUERY_TOO_COMPLEX: "This page asked for too much at once. Please reload it.",
  REQUEST_TIMED_OUT: "This took longer than expected. Please try again.",
  DATABASE_UNAVAILABLE: errorMessages.DATABASE_UNAVAILABLE,
  INTERNAL_SERVER_ERROR: errorMessages.INTERNAL_SERVER_ERROR,
} satisfies Record<ErrorCode, string>;

/** When no answer came, or none that could be read. */
export const unreachableText = "We could not reach Quadwork. Please check your connection and try again.";
