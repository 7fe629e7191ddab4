import { HeaderMap, type ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from "graphql";
import type { Config } from "../../config.js";
import { AppError } from "../../platform/app-error.js";
import type { CostBudgets, Spending } from "../../platform/cost-budgets.js";
import { networkKey } from "../../platform/rate-limits.js";
import type { Context } from "../context.js";
import { costOf } from "./cost.js";

/** The part of the configuration that limits what operations cost. */
export type CostConfig = Pick<Config, "costBudget" | "costRefillPerSecond" | "maximumCost" | "rateLimitScale">;

/** Whose budget pays: the personal access token's, the person's, or that of everybody behind a network address. */
export function payer({ viewer, origin }: Pick<Context, "viewer" | "origin">): string {
  if (viewer.accessToken) return `token:${viewer.accessToken.id}`;
  return viewer.id ? `person:${viewer.id}` : `network:${networkKey(origin.address)}`;
}

/** As GraphQL errors that also say the HTTP status. */
const refuse = (refusal: AppError, status: number) =>
  new GraphQLError(refusal.message, {
    originalError: refusal,
    extensions: { http: { status, headers: new HeaderMap() } },
  });

/** The `RateLimit` fields of draft-ietf-httpapi-ratelimit-headers. */
function writeHeaders(
  headers: HeaderMap,
  budget: number,
  rate: number,
  { remaining, resetsInSeconds }: Spending,
): void {
  headers.set("ratelimit-policy", `"cost";q=${budget};w=${Math.ceil(budget / rate)}`);
  headers.set("ratelimit", `"cost";r=${remaining};t=${resetsInSeconds}`);
}

/** What an operation costs, and whose budget pays for it. */
interface Charge extends Pick<Context, "viewer" | "origin" | "report"> {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
}

/** What was spent on an operation. */
export interface Charged {
  requested: number;
  /** Multiplies the budget and its rate. */
  scale: number;
  spending: Spending;
}

/**
 * Takes what an operation costs from its caller's budget.
 * @throws AppError QUERY_TOO_COMPLEX when it costs too much at once, nothing being spent.
 */
export async function charge(
  budgets: CostBudgets,
  { maximumCost, rateLimitScale }: CostConfig,
  { schema, document, operation, variables, viewer, origin, report }: Charge,
): Promise<Charged> {
  const requested = costOf(schema, document, operation, variables);
  report.cost = requested;
  if (requested > maximumCost) {
    const message = `The operation costs ${requested} points; at most ${maximumCost} are allowed. Ask for shorter lists or fewer objects.`;
    throw new AppError("QUERY_TOO_COMPLEX", {
      message,
      limit: { limit: "cost", maximum: maximumCost, actual: requested },
    });
  }
  const scale = viewer.id ? 1 : rateLimitScale;
  return { requested, scale, spending: await budgets.spend(payer({ viewer, origin }), requested, scale) };
}

/** The refusal of an operation for which the budget does not suffice; null when it does. */
export function beyondBudget({ costBudget }: CostConfig, { requested, scale, spending }: Charged): AppError | null {
  const { granted, remaining, retryAfterSeconds } = spending;
  if (granted) return null;
  const maximum = costBudget * scale;
  const message = `The operation costs ${requested} points, and ${remaining} of the budget of ${maximum} are left. Please try again in ${retryAfterSeconds} s.`;
  return new AppError("RATE_LIMITED", {
    message,
    limit: { limit: "costBudget", maximum, actual: requested },
    retryAfterSeconds,
  });
}

/** Refuses what costs too much at once or more than the caller has left, and tells everybody what an operation cost. */
export function meterCost(budgets: CostBudgets, config: CostConfig): ApolloServerPlugin<Context> {
  return {
    async requestDidStart() {
      let charged: Charged | undefined;
      return {
        async didResolveOperation({ schema, document, operation, request, contextValue }) {
          if (!operation) return;
          charged = await charge(budgets, config, {
            schema,
            document,
            operation,
            variables: request.variables ?? {},
            ...contextValue,
          }).catch((refusal: AppError) => {
            throw refuse(refusal, 400);
          });
          const refusal = beyondBudget(config, charged);
          if (refusal) throw refuse(refusal, 429);
        },
        async willSendResponse({ response }) {
          if (!charged || response.body.kind !== "single") return;
          const { requested, scale, spending } = charged;
          const [budget, refillPerSecond] = [config.costBudget * scale, config.costRefillPerSecond * scale];
          const { remaining, resetsInSeconds } = spending;
          writeHeaders(response.http.headers, budget, refillPerSecond, spending);
          const { singleResult } = response.body;
          singleResult.extensions = {
            ...singleResult.extensions,
            cost: { requested, budget, remaining, refillPerSecond, resetsInSeconds },
          };
        },
      };
    },
  };
}
