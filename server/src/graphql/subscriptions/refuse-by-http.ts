import { HeaderMap, type ApolloServerPlugin } from "@apollo/server";
import { GraphQLError, OperationTypeNode } from "graphql";
import { AppError } from "../../platform/app-error.js";
import type { Context } from "../context.js";

/** Refuses subscriptions sent over HTTP, which would otherwise get a single empty response. */
export const refuseSubscriptionsByHttp: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async didResolveOperation({ operation }) {
        if (operation?.operation !== OperationTypeNode.SUBSCRIPTION) return;
        const refusal = new AppError("WRONG_TRANSPORT");
        throw new GraphQLError(refusal.message, {
          originalError: refusal,
          extensions: { http: { status: 400, headers: new HeaderMap() } },
        });
      },
    };
  },
};
