import { useState } from "react";
import { useLedClubQuery } from "./LedClub.generated";

/** A head's own club with its members, page by page, and a search over them. One request reads it all. */
export function useLedClub() {
  const [search, setSearch] = useState("");
  const { data, previousData, loading, error, refetch, fetchMore } = useLedClubQuery({
    variables: { search: search || null },
    fetchPolicy: "cache-and-network",
  });
  // The last answer stays until the next one is there, so that typing does not make the list blink.
  const shown = data ?? previousData;
  const members = shown?.me.club?.members;
  return {
    /** Undefined until it is known; null for a head without a club. */
    club: shown && shown.me.club,
    members,
    search,
    setSearch,
    loading,
    error,
    refetch,
    loadMore: () => fetchMore({ variables: { after: members?.pageInfo.endCursor } }),
  };
}
