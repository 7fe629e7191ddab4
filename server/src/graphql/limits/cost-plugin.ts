import { HeaderMap, type ApolloServerPlugin } from "@apollo/server";
import { GraphQLError } from "graphql";
import type { Config } from "../../config.js";
import { AppError } from "../../platform/app-error.js";
import type { CostBudgets, Spending } from "../../platform/cost-budgets.js";
import { networkKey } from "../../platform/rate-limits.js";
import type { Context } from "../context.js";
import { costOf } from "./cost.js";

type CostConfig = Pick<Config, "costBudget" | "costRefillPerSecond" | "maximumCost" | "rateLimitScale">;

/** Whose budget pays: the personal access token's, the person's, or that of everybody behind a network address. */
export function payer({ viewer, origin }: Pick<Context, "viewer" | "origin">): string {
  if (viewer.accessToken) return `token:${viewer.accessToken.id}`;
  return viewer.id ? `person:${viewer.id}` : `network:${networkKey(origin.address)}`;
}

/** As GraphQL errors that also say the HTTP status. */
const refuse = (refusal: AppError, status: number) => new GraphQLError(refusal.message, { originalError: refusal, extensions: { http: { status, headers: new HeaderMap() } } });

/** The `RateLimit` fields of draft-ietf-httpapi-ratelimit-headers. */
function writeHeaders(headers: HeaderMap, budget: number, rate: number, { remaining, resetsInSeconds }: Spending): void {
  headers.set("ratelimit-policy", `"cost";q=${budget};w=${Math.ceil(budget / rate)}`);
  headers.set("ratelimit", `"cost";r=${remaining};t=${resetsInSeconds}`);
}

/** Refuses what costs too much at once or more than the caller has left, and tells everybody what an operation cost. */
export function meterCost(budgets: CostBudgets, config: CostConfig): ApolloServerPlugin<Context> {
  const { maximumCost } = config;
  return {
    async requestDidStart() {
      let requested = 0;
      let spending: Spending | undefined;
      let scale = 1;
      return {
        async didResolveOperation({ schema, document, operation, request, contextValue }) {
          if (!operation) return;
          requested = costOf(schema, document, operation, request.variables ?? {});
          contextValue.report.cost = requested;
          if (requested > maximumCost) {
            const message = `The operation costs ${requested} points; at most ${maximumCost} are allowed. Ask for shorter lists or fewer objects.`;
            throw refuse(new AppError("QUERY_TOO_COMPLEX", { message, limit: { limit: "cost", maximum: maximumCost, actual: requested } }), 400);
          }
          scale = contextValue.viewer.id ? 1 : config.rateLimitScale;
          spending = await budgets.spend(payer(contextValue), requested, scale);
          if (spending.granted) return;
          const { remaining, retryAfterSeconds } = spending;
          const message = `The operation costs ${requested} points, and ${remaining} of the budget of ${config.costBudget * scale} are left. Please try again in ${retryAfterSeconds} s.`;
          const limit = { limit: "costBudget", maximum: config.costBudget * scale, actual: requested };
          throw refuse(new AppError("RATE_LIMITED", { message, limit, retryAfterSeconds }), 429);
        },
        async willSendResponse({ response }) {
          if (!spending || response.body.kind !== "single") return;
          const [budget, refillPerSecond] = [config.costBudget * scale, config.costRefillPerSecond * scale];
          const { remaining, resetsInSeconds } = spending;
          writeHeaders(response.http.headers, budget, refillPerSecond, spending);
          const { singleResult } = response.body;
          singleResult.extensions = { ...singleResult.extensions, cost: { requested, budget, remaining, refillPerSecond, resetsInSeconds } };
        },
      };
    },
  };
}
