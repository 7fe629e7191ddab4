import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { print, type GraphQLFormattedError } from "graphql";

/** The API's address, on the origin that serves the web app. */
export const API_PATH = "/graphql";

/** The API answered with errors. `errors` has the shape of the GraphQL response. */
export class RequestError extends Error {
  override name = "RequestError";

  constructor(readonly errors: readonly GraphQLFormattedError[]) {
    super(errors.map(({ message }) => message).join("\n"));
  }
}

/**
 * Sends one operation without Apollo Client, for the sign-in pages and the session itself: they need no
 * cache, and so their visitors need not download one. Everything in the dashboard goes through Apollo.
 * Throws `RequestError` when the answer holds errors, and what `fetch` throws when there is no answer.
 */
export async function request<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  { accessToken, signal }: { accessToken?: string; signal?: AbortSignal } = {},
): Promise<Data> {
  const response = await fetch(API_PATH, {
    method: "POST",
    headers: {
      accept: "application/graphql-response+json, application/json;q=0.9",
      "content-type": "application/json",
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify({ query: print(document), variables }),
    signal: signal ?? null,
  });
  const body = (await response.json()) as { data?: Data | null; errors?: GraphQLFormattedError[] };
  if (body.errors?.length) throw new RequestError(body.errors);
  if (!body.data) throw new TypeError(`The API answered ${response.status} without data.`);
  return body.data;
}
