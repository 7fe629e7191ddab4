import { ApolloClient, InMemoryCache, type OperationVariables, type TypedDocumentNode } from "@apollo/client";
import { OperationTypeNode, type DocumentNode } from "graphql";
import { httpLink } from "./http-link";
import type { RequestOptions } from "./request-options";

/** Knows nobody: it sends no session's token of its own and remembers no answer. */
const client = new ApolloClient({ link: httpLink, cache: new InMemoryCache() });

const isQuery = (document: DocumentNode) =>
  document.definitions.some(
    (definition) => "operation" in definition && definition.operation === OperationTypeNode.QUERY,
  );

/** Sends one operation past every cache. For `request` only, which loads this module when it is first needed. */
export async function sendOperation<Data>(
  document: TypedDocumentNode<Data>,
  variables: OperationVariables,
  { accessToken, signal }: RequestOptions,
): Promise<Data> {
  const context = {
    ...(accessToken && { headers: { authorization: `Bearer ${accessToken}` } }),
    ...(signal && { fetchOptions: { signal } }),
    // Each caller has its own signal, which must not end another one's request.
    queryDeduplication: false,
  };
  const { data } = isQuery(document)
    ? await client.query<Data>({ query: document, variables, context, fetchPolicy: "no-cache" })
    : await client.mutate<Data>({ mutation: document, variables, context, fetchPolicy: "no-cache" });
  if (!data) throw new TypeError("The API answered without data.");
  return data as Data;
}
