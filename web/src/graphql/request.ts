import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { RequestOptions } from "./request-options";

const loadClient = () => import("./request-client");

/** Starts downloading what `request` needs, for example when the user starts filling in a form. */
export function prepareRequests(): void {
  // If this fails, the request fails too and reports it.
  loadClient().catch(() => undefined);
}

/**
 * Sends one generated operation through an Apollo Client that is downloaded on first use: for the login and
 * registration pages and the session itself, which need neither a cache nor React hooks. Everything in the dashboard
 * uses the generated hooks. Rejects with Apollo's errors, which `describeError` explains.
 */
export async function request<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): Promise<Data> {
  const { sendOperation } = await loadClient();
  return sendOperation(document as TypedDocumentNode<Data>, variables, options);
}
