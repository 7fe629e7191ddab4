import type { ErrorCode } from "./error-codes.js";
import { limits } from "./limits.js";

/** The default message of each error code, for errors raised without a more specific one. */
export const errorMessages = {
  UNAUTHENTICATED: "You must be logged in to do this.",
  FORBIDDEN: "You are not allowed to do this.",
  INSUFFICIENT_SCOPE: "This access token lacks the scope for this.",
  NOT_FOUND: "This does not exist, or you do not have access to it.",
  BAD_USER_INPUT: "Please check the marked fields.",
  INVALID_CREDENTIALS: "Invalid email or password. Please try again.",
  EMAIL_NOT_VERIFIED: "Please verify your email address before logging in.",
  FACTOR_REQUIRED: "Please enter the code from your authenticator app.",
  CHALLENGE_EXPIRED: "This login took too long or had too many wrong codes. Please log in again.",
  INVALID_CODE: "This code is wrong or was already used.",
  FACTOR_ALREADY_ENROLLED: "Your account already has a second factor.",
  INVALID_TOKEN: "This link is invalid or was already used.",
  EXPIRED_TOKEN: "This link has expired.",
  SESSION_EXPIRED: "Your session has ended. Please log in again.",
  ALREADY_IN_CLUB: "You already belong to a club.",
  WORK_IN_PROGRESS:
    "Projects are still in progress. They must be completed before the account can be deleted, or the club or " +
    "startup closed.",
  SUCCESSOR_NEEDED: "Others act for your club or startup too. Hand it over to one of them first.",
  HANDOVER_ALREADY_OFFERED: "Your club or startup is already offered to somebody. Withdraw that offer first.",
  INVALID_CLUB_CODE: "Please enter a valid club code.",
  ALREADY_APPLIED: "Your club has already applied for this project.",
  PROJECT_NOT_OPEN: "This project is no longer open.",
  PROJECT_NOT_IN_PROGRESS: "Only a project in progress can be completed.",
  PROJECT_COMPLETED: "This project is completed and can no longer be changed.",
  APPLICATION_NOT_PENDING: "This application has already been answered.",
  MEMBER_ALREADY_EXISTS: "This student is already a member of the team",
  TEAM_IN_USE: "This team has a project or an application and cannot be deleted.",
  TOO_MANY_ACCESS_TOKENS: "You have reached the limit of access tokens. Revoke one that you no longer use.",
  TOO_MANY_WEBHOOKS: "You have reached the limit of webhooks. Delete one that you no longer need.",
  WEBHOOK_DISABLED: "This webhook is disabled. Enable it first.",
  FILE_TOO_LARGE: `The picture is too large: at most ${limits.pictureBytes / 2 ** 20} MB and ${limits.picturePixels / 1_000_000} million pixels are allowed.`,
  FILE_TYPE_NOT_ALLOWED: "Please choose a PNG, JPEG or WebP picture that is not animated.",
  FILE_NOT_READABLE: "This picture cannot be read; the file is empty or damaged.",
  FILES_UNAVAILABLE: "Pictures cannot be stored or shown at the moment. Please try again in a few seconds.",
  CONFLICT: "Someone changed this at the same moment. Please try again.",
  IDEMPOTENCY_KEY_REUSED: "This Idempotency-Key was already used for another request.",
  IDEMPOTENCY_KEY_IN_USE: "The first request with this Idempotency-Key is still running. Please try again in a moment.",
  IDEMPOTENCY_ANSWER_LOST:
    "The request with this Idempotency-Key was carried out, but its answer is lost. Read the data to see what " +
    "was done.",
  RATE_LIMITED: "Too many attempts. Please wait a moment and try again.",
  TOO_MANY_SUBSCRIPTIONS:
    "This connection has reached its limit of subscriptions. Complete one that you no longer need.",
  WRONG_TRANSPORT: "Send subscriptions over a WebSocket, queries and mutations over HTTP.",
  REQUEST_TOO_LARGE: "The request is too large.",
  QUERY_TOO_COMPLEX: "The query asks for more than is allowed.",
  REQUEST_TIMED_OUT: "This took too long. Please ask for less, or try again later.",
  DATABASE_UNAVAILABLE: "Please try again in a few seconds while we update our systems.",
  INTERNAL_SERVER_ERROR: "Something went wrong on our side. Please try again.",
} as const satisfies Record<ErrorCode, string>;
