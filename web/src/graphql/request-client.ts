import { ApolloClient, InMemoryCache, type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { OperationTypeNode, type DocumentNode } from "graphql";
import { httpLink } from "./http-link";
import type { RequestOptions } from "./request-options";

/** Independent of the session: sends no token on its own and caches no answer. */
const client = new ApolloClient({ link: httpLink, cache: new InMemoryCache() });

const isQuery = (document: DocumentNode) =>
  document.definitions.some(
    (definition) => "operation" in definition && definition.operation === OperationTypeNode.QUERY,
  );

/** Sends one operation, bypassing every cache. Only for `request`, which loads this module on first use. */
export async function sendOperation<Data>(
  document: TypedDocumentNode<Data>,
  variables: OperationVariables,
  { accessToken, signal }: RequestOptions,
): Promise<Data> {
  const context = {
    ...(accessToken && { headers: { authorization: `Bearer ${accessToken}` } }),
    ...(signal && { fetchOptions: { signal } }),
    // Each caller has its own signal, which must not abort another's request.
    queryDeduplication: false,
  };
  const { data } = isQuery(document)
    ? await client.query<Data>({ query: document, variables, context, fetchPolicy: "no-cache" })
    : await client.mutate<Data>({ mutation: document, variables, context, fetchPolicy: "no-cache" });
  if (!data) throw new TypeError("The API answered without data.");
  return data as Data;
}
