import type { Server } from "node:http";
import { ApolloServer } from "@apollo/server";
import { unwrapResolverError } from "@apollo/server/errors";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginDrainHttpServer } from "@apollo/server/plugin/drainHttpServer";
import { GraphQLError, type DocumentNode, type GraphQLFormattedError, type GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";
import type { Config } from "../config.js";
import { isLockTimeout, isStatementTimeout } from "../database/database-errors.js";
import { AppError } from "../platform/app-error.js";
import type { CostBudgets } from "../platform/cost-budgets.js";
import type { Log } from "../platform/log.js";
import type { Context } from "./context.js";
import { formatError, reportErrors, withoutSuggestion } from "./errors.js";
import { idempotency } from "./idempotency.js";
import type { IdempotencyKeys } from "./idempotency-keys.js";
import { landingPage } from "./landing-page.js";
import { meterCost } from "./limits/cost-plugin.js";
import { beyondParserLimit, limitDocuments, reportRefusals } from "./limits/document-limits.js";
import { reportOperation } from "./operation-report.js";
import { passThrough, stringifyResult } from "./pass-through.js";
import { persistedQueries } from "./persisted-queries.js";
import { refuseSubscriptionsByHttp } from "./subscriptions/refuse-by-http.js";
import { responseStatus } from "./response-status.js";
import { noteLiterals } from "./wrong-variables.js";

type ApolloConfig = Pick<
  Config,
  | "appUrl"
  | "costBudget"
  | "costRefillPerSecond"
  | "documentLimits"
  | "environment"
  | "maximumCost"
  | "rateLimitScale"
  | "sandbox"
  | "statementTimeoutMilliseconds"
  | "lockTimeoutMilliseconds"
>;

/** Masks internal errors, words our limits, and in production hides suggestions that would reveal the schema. */
export function errorFormatter({
  documentLimits,
  environment,
  statementTimeoutMilliseconds: maximum,
  lockTimeoutMilliseconds,
}: ApolloConfig) {
  const lockTimedOut = new AppError("REQUEST_TIMED_OUT", {
    message: `Another change blocked this for longer than the ${lockTimeoutMilliseconds} ms allowed. Please try again.`,
    limit: { limit: "lockMilliseconds", maximum: lockTimeoutMilliseconds },
  });
  const statementTimedOut = new AppError("REQUEST_TIMED_OUT", {
    message: `A database statement took longer than the ${maximum} ms allowed. Please ask for less.`,
    limit: { limit: "statementMilliseconds", maximum },
  });
  return (formatted: GraphQLFormattedError, thrown: unknown): GraphQLFormattedError => {
    const limit = thrown instanceof GraphQLError ? beyondParserLimit(thrown, documentLimits) : null;
    const cause = unwrapResolverError(thrown);
    const timedOut = isLockTimeout(cause) ? lockTimedOut : isStatementTimeout(cause) ? statementTimedOut : null;
    const error = formatError(formatted, limit ?? timedOut ?? thrown);
    return environment === "production" ? withoutSuggestion(error) : error;
  };
}

/** Apollo's own log messages. The text after a colon is an error's own, which {@link reportErrors} logs separately. */
function apolloLog(log: Log) {
  const write = (level: "debug" | "info" | "warn" | "error") => (message?: unknown) =>
    log[level](`Apollo Server: ${String(message).split(":")[0]}`);
  return { debug: write("debug"), info: write("info"), warn: write("warn"), error: write("error") };
}

/**
 * Recently used parsed documents by their text. Sized by text length, because a parsed document is several hundred
 * times larger, which Apollo's own store greatly underestimates.
 */
function parsedDocuments() {
  const cache = new LRUCache<string, DocumentNode>({
    max: 1000,
    maxSize: 300_000,
    sizeCalculation: ({ loc }) => (loc?.end ?? 0) + 1,
  });
  return {
    get: async (hash: string) => cache.get(hash),
    set: async (hash: string, document: DocumentNode) => void cache.set(hash, document),
    delete: async (hash: string) => cache.delete(hash),
  };
}

/** Dependencies of the Apollo Server. */
interface ApolloParts {
  schema: GraphQLSchema;
  server: Server;
  log: Log;
  /** The web app's own documents, by their hash. */
  documents: ReadonlyMap<string, string>;
}

/** Creates the Apollo Server for the schema. */
export function createApollo(
  { schema, server, log, documents }: ApolloParts,
  config: ApolloConfig,
  budgets: CostBudgets,
  keys: IdempotencyKeys,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    logger: apolloLog(log),
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: config.environment === "production",
    stopOnTerminationSignals: false,
    persistedQueries: { cache: persistedQueries(documents), ttl: null },
    documentStore: parsedDocuments(),
    parseOptions: { maxTokens: config.documentLimits.tokens },
    validationOptions: { maxErrors: config.documentLimits.errors },
    validationRules: [reportRefusals, noteLiterals],
    stringifyResult: stringifyResult as never,
    nodeEnv: "production",
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer: server }),
      reportErrors(log),
      reportOperation,
      landingPage(config),
      refuseSubscriptionsByHttp,
      limitDocuments(config.documentLimits),
      meterCost(budgets, config),
      idempotency(keys),
      responseStatus,
      passThrough,
    ],
    formatError: errorFormatter(config),
  });
}
