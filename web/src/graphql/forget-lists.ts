import type { ApolloCache } from "@apollo/client";

/** The lists that a query can request at its root. */
export type RootList = "applications" | "clubs" | "deliverables" | "projects" | "teams";

/**
 * Evicts `lists` from the cache, so that the next screen that shows one fetches it again, because a mutation changed
 * which rows belong to it. For lists on screen now, refetch the active queries instead: evicting them would flash a
 * skeleton.
 */
export function forgetLists(cache: ApolloCache, ...lists: RootList[]): void {
  for (const fieldName of lists) cache.evict({ id: "ROOT_QUERY", fieldName });
}
