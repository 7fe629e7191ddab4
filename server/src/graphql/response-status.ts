import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "./context.js";

/** Errors of a request that was sent correctly, but whose document or variables cannot be executed. */
const requestErrors: ReadonlySet<unknown> = new Set([
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "BAD_USER_INPUT",
  "QUERY_TOO_COMPLEX",
  "WRONG_TRANSPORT",
]);

/**
 * The HTTP status of an answer, as GraphQL over HTTP has it: to `application/json`, whose readers expect 200 from
 * whatever speaks GraphQL, also a document that cannot be executed is answered with 200; to
 * `application/graphql-response+json` with 400. An answer given while the database is away or a limit is reached
 * tells when to come back.
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
