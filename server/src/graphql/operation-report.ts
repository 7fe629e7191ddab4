import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "./context.js";

/** An operation's name is the caller's text; more of it than this is not useful. */
const nameAtMost = 60;

/** Records what an operation was and how it ended. */
export const reportOperation: ApolloServerPlugin<Context> = {
  async requestDidStart({ contextValue: { report } }) {
    return {
      async parsingDidStart() {
        report.isNew = true;
      },
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
