import { HeaderMap, type ApolloServerPlugin } from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import { errorMessages } from "../contract/index.js";
import { isDatabaseUnavailable, isLockTimeout, isStatementTimeout } from "../database/database-errors.js";
import { AppError } from "../platform/app-error.js";
import type { Log } from "../platform/log.js";
import type { Context, OperationReport } from "./context.js";
import { fieldOfLiteral } from "./wrong-variables.js";

/** Log message for an error whose details the caller does not receive. */
const failed = "a request failed unexpectedly";

/** Converts a thrown value to the error for the caller; null for one to mask. */
export function refusalOf(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof GraphQLError && error.originalError instanceof AppError) return error.originalError;
  if (isStatementTimeout(error) || isLockTimeout(error)) return new AppError("REQUEST_TIMED_OUT");
  if (isDatabaseUnavailable(error)) return new AppError("DATABASE_UNAVAILABLE", { retryAfterSeconds: 5 });
  return null;
}

/**
 * A failed authentication in the form Apollo expects: with its status, since no plugin sees a request without a
 * context.
 */
export function refusalBeforeContext(
  error: unknown,
  log: Log,
  { id, report }: { id: string; report: OperationReport },
): GraphQLError {
  const refusal = refusalOf(error);
  report.codes.add(refusal?.code ?? "INTERNAL_SERVER_ERROR");
  if (!refusal) {
    log.error({ err: error, requestId: id }, failed);
    return new GraphQLError(errorMessages.INTERNAL_SERVER_ERROR, {
      extensions: { code: "INTERNAL_SERVER_ERROR", requestId: id, http: { status: 500 } },
    });
  }
  const { retryAfterSeconds } = refusal.details;
  const headers = new HeaderMap(retryAfterSeconds ? [["retry-after", String(retryAfterSeconds)]] : []);
  return new GraphQLError(refusal.message, {
    extensions: { code: refusal.code, retryAfterSeconds, http: { status: 503, headers } },
  });
}

/** Whether an error is neither one of ours nor GraphQL's own complaint about the document. */
export function isUnexpected(error: unknown, formatted: GraphQLFormattedError): boolean {
  if (refusalOf(error)) return false;
  return !(error instanceof GraphQLError) || formatted.extensions?.["code"] === "INTERNAL_SERVER_ERROR";
}

/** Whether Apollo marks a bad request by its status alone, without a code: a hash that does not match its document. */
function isBadRequest(error: unknown): boolean {
  if (!(error instanceof GraphQLError) || error.extensions["code"] !== undefined) return false;
  return (error.extensions["http"] as { status?: number } | undefined)?.status === 400;
}

/** Logs unexpected errors and adds the request's id, the only detail the caller receives. */
export function reportErrors(log: Log): ApolloServerPlugin<Context> {
  return {
    async unexpectedErrorProcessingRequest({ requestContext, error }) {
      log.error({ err: error, requestId: requestContext.contextValue.origin.requestId }, failed);
    },
    async requestDidStart() {
      return {
        async didEncounterErrors({ errors, contextValue }) {
          for (const error of errors) {
            const cause = unwrapResolverError(error);
            if (error === cause || refusalOf(cause)) continue;
            const { requestId } = contextValue.origin;
            error.extensions["requestId"] = requestId;
            log.error({ err: cause, requestId }, failed);
          }
        },
      };
    },
  };
}

/** The extensions of an error. */
export function extensionsOf({
  code,
  details: { challenge, fields, limit, retryAfterSeconds, scope },
}: AppError): Record<string, unknown> {
  return {
    code,
    ...(fields && { fields }),
    ...(scope && { scope }),
    ...(challenge && { challenge }),
    ...limit,
    ...(retryAfterSeconds && { retryAfterSeconds }),
  };
}

/** graphql-js repeats whole values in its messages; text beyond this length is useless. */
const messageAtMost = 500;

const shortened = (message: string) =>
  message.length > messageAtMost ? `${message.slice(0, messageAtMost)}…` : message;

/** One error as the caller sees it: code from the catalogue, message and fields, and its position in the document. */
export function formatError(formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError {
  const error = unwrapResolverError(thrown);
  const place = {
    ...(formatted.locations && { locations: formatted.locations }),
    ...(formatted.path && { path: formatted.path }),
  };
  const refusal = refusalOf(error);
  if (refusal) return { message: refusal.message, ...place, extensions: extensionsOf(refusal) };
  const requestId = formatted.extensions?.["requestId"];
  if (isBadRequest(thrown)) return { message: formatted.message, ...place, extensions: { code: "BAD_REQUEST" } };
  if (isUnexpected(error, formatted))
    return {
      message: errorMessages.INTERNAL_SERVER_ERROR,
      ...place,
      extensions: { code: "INTERNAL_SERVER_ERROR", ...(requestId ? { requestId } : {}) },
    };
  const { stacktrace: _hidden, ...extensions } = formatted.extensions ?? {};
  const message = shortened(formatted.message);
  const [node] = thrown instanceof GraphQLError ? (thrown.nodes ?? []) : [];
  const field = node && fieldOfLiteral(node);
  return { message, ...place, extensions: { ...extensions, ...(field && { fields: { [field]: message } }) } };
}

/** An error without graphql-js's suggestions, which it adds for variables too. */
export const withoutSuggestion = (error: GraphQLFormattedError): GraphQLFormattedError => ({
  ...error,
  message: error.message.replace(/ Did you mean .*\?$/s, ""),
});
