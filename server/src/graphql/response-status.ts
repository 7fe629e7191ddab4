import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "./context.js";

/** Errors of a well-formed request that is not executed: its document, its variables or its credential is not valid. */
const requestErrors: ReadonlySet<unknown> = new Set([
  "UNAUTHENTICATED",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_USER_INPUT",
  "QUERY_TOO_COMPLEX",
  "WRONG_TRANSPORT",
]);

/**
 * The HTTP status of a response, according to GraphQL over HTTP. With `application/json`, whose clients expect 200 from
 * any GraphQL server, a document that cannot be executed also yields 200; with `application/graphql-response+json` it
 * yields 400. Responses during a database outage or at a limit say when to retry.
 */
export const responseStatus: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async willSendResponse({ request, response: { http, body } }) {
        if (body.kind !== "single") return;
        const { errors = [] } = body.singleResult;
        for (const { extensions } of errors) {
          if (extensions?.["code"] === "DATABASE_UNAVAILABLE") http.status = 503;
          if (typeof extensions?.["retryAfterSeconds"] === "number")
            http.headers.set("retry-after", String(extensions["retryAfterSeconds"]));
        }
        const takesStatus = request.http?.headers.get("accept")?.includes("application/graphql-response+json");
        if (
          http.status === 400 &&
          !takesStatus &&
          errors.every(({ extensions }) => requestErrors.has(extensions?.["code"]))
        )
          http.status = 200;
      },
    };
  },
};
