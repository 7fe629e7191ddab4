import { HeaderMap, type ApolloServerPlugin } from "@apollo/server";
import { OperationTypeNode } from "graphql";
import { parsedOf } from "./parsed-operation.js";
import type { Context } from "./context.js";

/** Marks `data` as JSON text that PostgreSQL built. */
class JsonText {
  constructor(readonly text: string) {}
}

/**
 * Answers queries with the reader's JSON text, without parsing it or completing it field by field. Operations that need
 * more than the reader, and all failures, go through the executor.
 */
export const passThrough: ApolloServerPlugin<Context> = {
  async requestDidStart() {
    return {
      async responseForOperation({ operation, document, request, schema, contextValue }) {
        if (operation?.operation !== OperationTypeNode.QUERY) return null;
        const parsed = parsedOf({ schema, document, operation, variables: request.variables ?? {} });
        const text = parsed && (await contextValue.reader.query(parsed, schema.getQueryType()!));
        if (text === null) return null;
        const data = new JsonText(text) as unknown as Record<string, unknown>;
        return {
          http: { headers: new HeaderMap(), status: undefined },
          body: { kind: "single", singleResult: { data } },
        };
      },
    };
  },
};

/** Serialises a response, inserting data that is already JSON text unchanged. */
export function stringifyResult(value: { data?: unknown } & object): string {
  if (!(value.data instanceof JsonText)) return JSON.stringify(value);
  const { data, ...rest } = value;
  const others = JSON.stringify(rest);
  return `{"data":${data.text}${others === "{}" ? "" : `,${others.slice(1, -1)}`}}`;
}
