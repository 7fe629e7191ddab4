import { HeaderMap, type ApolloServerPlugin } from "@apollo/server";
import { GraphQLError } from "graphql";
import { AppError } from "../../platform/app-error.js";
import type { CostBudgets } from "../../platform/cost-budgets.js";
import type { Context } from "../context.js";
import { refusalOf } from "../errors.js";
import { Bill, type CostConfig } from "./bill.js";

/** Converts an error to a GraphQL error that also carries the HTTP status. */
const refuse = (refusal: AppError) =>
  new GraphQLError(refusal.message, {
    originalError: refusal,
    extensions: { http: { status: refusal.code === "RATE_LIMITED" ? 429 : 400, headers: new HeaderMap() } },
  });

/** The `RateLimit` fields of draft-ietf-httpapi-ratelimit-headers. */
function writeHeaders(headers: HeaderMap, { budget, refillPerSecond }: Bill, remaining: number, resets: number): void {
  headers.set("ratelimit-policy", `"cost";q=${budget};w=${Math.ceil(budget / refillPerSecond)}`);
  headers.set("ratelimit", `"cost";r=${remaining};t=${resets}`);
}

/**
 * Refuses operations that cost too much, exceed the caller's budget or cannot be read, before they run and before an
 * idempotency key is claimed. Documents that cannot be run have a price, too. Reports the cost to the caller.
 */
export function meterCost(budgets: CostBudgets, config: CostConfig): ApolloServerPlugin<Context> {
  return {
    async requestDidStart({ contextValue }) {
      const bill = new Bill(budgets, config, contextValue);
      return {
        async didResolveOperation({ schema, document, operation, request }) {
          if (!operation) return;
          await bill
            .charge({ schema, document, operation, variables: request.variables ?? {} })
            .catch((error: unknown) => {
              const refusal = refusalOf(error);
              throw refusal ? refuse(refusal) : error;
            });
        },
        async didEncounterErrors({ source, operation, errors }) {
          // A hash that is not known yet has no source; everything else without an operation was parsed.
          if (operation || source === undefined) return;
          try {
            await bill.chargeInvalid(source);
          } catch (error) {
            const refusal = refusalOf(error);
            if (!refusal) throw error;
            // The response is made of this list next.
            (errors as GraphQLError[]).splice(0, errors.length, refuse(refusal));
          }
        },
        async willSendResponse({ response }) {
          if (!bill.spending || response.body.kind !== "single") return;
          const { requested, selects, budget, refillPerSecond } = bill;
          const { remaining, resetsInSeconds } = bill.spending;
          writeHeaders(response.http.headers, bill, remaining, resetsInSeconds);
          const { singleResult } = response.body;
          singleResult.extensions = {
            ...singleResult.extensions,
            cost: { requested, selects, budget, remaining, refillPerSecond, resetsInSeconds },
          };
        },
      };
    },
  };
}
