import type { ApolloCache } from "@apollo/client";

/** The lists a query can ask for at its root. */
export type RootList = "applications" | "clubs" | "deliverables" | "projects" | "teams";

/**
 * Makes the next screen that shows one of `lists` ask the API again, because a mutation changed which rows
 * belong to it. For lists that are on screen now, refetch the active queries instead: forgetting those
 * would flash a skeleton.
 */
export function forgetLists(cache: ApolloCache, ...lists: RootList[]): void {
  for (const fieldName of lists) cache.evict({ id: "ROOT_QUERY", fieldName });
}
