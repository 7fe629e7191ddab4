import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import type { RequestOptions } from "./request-options";

const loadClient = () => import("./request-client");

/** Begins to download what `request` needs, for example when a person starts to fill in a form. */
export function prepareRequests(): void {
  // Should it fail, then so will the request, which tells the person.
  loadClient().catch(() => undefined);
}

/**
 * Sends one generated operation through an Apollo Client that is only downloaded when it is first needed: for
 * the pages around signing in and the session itself, which need neither a cache nor React's hooks.
 * Everything in the dashboard goes through the generated hooks.
 * Rejects with Apollo's errors, which `describeError` explains.
 */
export async function request<Data, Variables extends Record<string, unknown>>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options: RequestOptions = {},
): Promise<Data> {
  const { sendOperation } = await loadClient();
  return sendOperation(document as TypedDocumentNode<Data>, variables, options);
}
