import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import { ApolloServerPluginCacheControlDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginDrainHttpServer } from "@apollo/server/plugin/drainHttpServer";
import type { FastifyInstance } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Config } from "../config.js";
import type { Context } from "./context.js";
import { formatError, reportErrors, withoutSuggestion } from "./errors.js";
import { landingPage } from "./landing-page.js";
import { passThrough, stringifyResult } from "./pass-through.js";

/** Most tokens a document may have; the largest screen of the web app needs a tenth of it. */
const maximumTokens = 4000;

/** An answer given while the database is away or a limit is reached tells when to come back. */
const retryAfter: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ response }) {
        if (response.body.kind !== "single") return;
        for (const { extensions } of response.body.singleResult.errors ?? []) {
          if (extensions?.["code"] === "DATABASE_UNAVAILABLE") response.http.status = 503;
          if (typeof extensions?.["retryAfterSeconds"] === "number") response.http.headers.set("retry-after", String(extensions["retryAfterSeconds"]));
        }
      },
    };
  },
};

/** The Apollo Server over the schema. Masks what it must not tell, hides suggestions in production. */
export function createApollo(schema: GraphQLSchema, app: FastifyInstance, config: Pick<Config, "appUrl" | "environment" | "sandbox">): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: true,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: config.environment === "production",
    stopOnTerminationSignals: false,
    persistedQueries: false,
    parseOptions: { maxTokens: maximumTokens },
    stringifyResult: stringifyResult as never,
    nodeEnv: "production",
    plugins: [ApolloServerPluginCacheControlDisabled(), ApolloServerPluginDrainHttpServer({ httpServer: app.server }), reportErrors(app.log), landingPage(config), retryAfter, passThrough],
    formatError: config.environment === "production" ? (formatted, error) => withoutSuggestion(formatError(formatted, error)) : formatError,
  });
}
