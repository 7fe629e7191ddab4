/**
 * Every error code of the API, returned in `extensions.code`. `BAD_USER_INPUT` also carries `extensions.fields`: the
 * path of each offending field (dot-separated, for example `deliverables.0.title`) and its problem. `FACTOR_REQUIRED`
 * carries `extensions.challenge`, which completeLogIn takes.
 */
export const errorCodes = [
  "UNAUTHENTICATED",
  "FORBIDDEN",
  "INSUFFICIENT_SCOPE",
  "NOT_FOUND",
  "BAD_USER_INPUT",
  "INVALID_CREDENTIALS",
  "EMAIL_NOT_VERIFIED",
  "FACTOR_REQUIRED",
  "CHALLENGE_EXPIRED",
  "INVALID_CODE",
  "FACTOR_ALREADY_ENROLLED",
  "INVALID_TOKEN",
  "EXPIRED_TOKEN",
  "SESSION_EXPIRED",
  "ALREADY_IN_CLUB",
  "WORK_IN_PROGRESS",
  "SUCCESSOR_NEEDED",
  "HANDOVER_ALREADY_OFFERED",
  "INVALID_CLUB_CODE",
  "ALREADY_APPLIED",
  "PROJECT_NOT_OPEN",
  "PROJECT_NOT_IN_PROGRESS",
  "PROJECT_COMPLETED",
  "APPLICATION_NOT_PENDING",
  "MEMBER_ALREADY_EXISTS",
  "TEAM_IN_USE",
  "TOO_MANY_ACCESS_TOKENS",
  "TOO_MANY_WEBHOOKS",
  "WEBHOOK_DISABLED",
  "FILE_TOO_LARGE",
  "FILE_TYPE_NOT_ALLOWED",
  "FILE_NOT_READABLE",
  "FILES_UNAVAILABLE",
  "CONFLICT",
  "IDEMPOTENCY_KEY_REUSED",
  "IDEMPOTENCY_KEY_IN_USE",
  "IDEMPOTENCY_ANSWER_LOST",
  "RATE_LIMITED",
  "TOO_MANY_SUBSCRIPTIONS",
  "WRONG_TRANSPORT",
  "REQUEST_TOO_LARGE",
  "QUERY_TOO_COMPLEX",
  "REQUEST_TIMED_OUT",
  "DATABASE_UNAVAILABLE",
  "INTERNAL_SERVER_ERROR",
] as const;

export type ErrorCode = (typeof errorCodes)[number];

/** Field path → the problem and how to fix it. */
export type FieldErrors = Record<string, string>;
