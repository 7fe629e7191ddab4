import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { errorMessages, type ErrorCode } from "../contract/index.js";
import { extensionsOf, refusalOf } from "../graphql/errors.js";
import { AppError } from "../platform/app-error.js";
import { StorageError } from "../platform/storage/file-storage.js";
import { BadRequest, HttpRefusal } from "./http-refusal.js";
import { reportOf } from "./request-log.js";
import { apiHeaders } from "./security-headers.js";

const statuses: Partial<Record<ErrorCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPE: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  FILE_TOO_LARGE: 413,
  FILE_TYPE_NOT_ALLOWED: 415,
  FILE_NOT_READABLE: 422,
  RATE_LIMITED: 429,
  DATABASE_UNAVAILABLE: 503,
  REQUEST_TIMED_OUT: 503,
  FILES_UNAVAILABLE: 503,
};

/** Fastify's codes for a body that it stopped reading, that ended early, or whose type cannot be parsed. */
const bodyRefusals: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "FILE_TOO_LARGE",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "FILE_NOT_READABLE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "FILE_TYPE_NOT_ALLOWED",
};

function refusal(error: unknown, request: FastifyRequest): AppError {
  const known = refusalOf(error);
  if (known) return known;
  if (error instanceof BadRequest) return new AppError("FILE_NOT_READABLE", { fields: { file: error.message } });
  const code = bodyRefusals[(error as { code?: string }).code ?? ""];
  if (code) return new AppError(code, { fields: { file: errorMessages[code] } });
  request.log.error({ err: error }, "a request failed unexpectedly");
  return error instanceof StorageError
    ? new AppError("FILES_UNAVAILABLE", { retryAfterSeconds: 5 })
    : new AppError("INTERNAL_SERVER_ERROR");
}

/** Answers a failed request outside GraphQL in the form of GraphQL errors, so that callers handle one form only. */
export function answerRefusal(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const refused = refusal(error, request);
  const { code, message, details } = refused;
  const { retryAfterSeconds } = details;
  reportOf(request).codes.add(code);
  if (retryAfterSeconds) reply.header("retry-after", String(retryAfterSeconds));
  if (code === "UNAUTHENTICATED") reply.header("www-authenticate", "Bearer");
  const status = refused instanceof HttpRefusal ? refused.statusCode : statuses[code];
  return reply
    .status(status ?? 500)
    .header("cache-control", "no-store")
    .send({ errors: [{ message, extensions: extensionsOf(refused) }] });
}

/**
 * Answers errors of routes without a form of their own: our errors in the form of GraphQL's, the framework's in its
 * own.
 */
export function answerElsewhere(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { statusCode = 500, message } = error as Partial<FastifyError>;
  if (error instanceof AppError || statusCode >= 500) return answerRefusal(error, request, reply);
  reportOf(request).codes.add("BAD_REQUEST");
  return reply
    .status(statusCode)
    .header("cache-control", "no-store")
    .send({ errors: [{ message, extensions: { code: "BAD_REQUEST" } }] });
}

/** Answers an address that cannot be read; no hook sees such a request, so its headers are set here. */
export const answerUnreadable = (error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  answerElsewhere(error, request, reply.headers({ ...apiHeaders, "x-request-id": request.id }));
