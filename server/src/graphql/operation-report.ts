import type { ApolloServerPlugin } from "@apollo/server";
import type { OperationTypeNode } from "graphql";
import type { Context } from "./context.js";

/** What became known of a request while it was answered: for its line in the log, for metrics and traces. */
export interface OperationReport {
  /** Kind of the GraphQL operation; absent when there was none that could be run. */
  type?: OperationTypeNode;
  /** Its name, as the caller gave it. */
  name?: string;
  /** Points that it cost. */
  cost?: number;
  /** Id of the trace that the request belongs to, where traces are made. */
  traceId?: string;
  /** Codes of the answer's errors, each once. */
  codes: Set<string>;
}

/** An operation's name is the caller's own text; more of it than this helps nobody. */
const nameAtMost = 60;

/** Notes what an operation was and how it ended. */
export const reportOperation: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue: { report } }) {
    return {
      async didResolveOperation({ operation, operationName }) {
        if (operation) report.type = operation.operation;
        if (operationName) report.name = operationName.slice(0, nameAtMost);
      },
      async willSendResponse({ response: { body } }) {
        if (body.kind !== "single") return;
        for (const { extensions } of body.singleResult.errors ?? [])
          report.codes.add(String(extensions?.["code"] ?? "UNKNOWN"));
      },
    };
  },
};
