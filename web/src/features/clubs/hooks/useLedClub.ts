import { useState } from "react";
import { useLedClubQuery } from "./LedClub.generated";

/** A club head's own club with its members, paged and searchable, in a single request. */
export function useLedClub() {
  const [search, setSearch] = useState("");
  const [isAlumni, setAlumni] = useState(false);
  const { data, previousData, loading, error, refetch, fetchMore } = useLedClubQuery({
    variables: { search: search || null, isAlumnus: isAlumni },
    fetchPolicy: "cache-and-network",
  });
  // Keep the last result until the next arrives, so that the list does not flicker while typing.
  const shown = data ?? previousData;
  const members = shown?.me.club?.members;
  return {
    /** Undefined while loading; null for a head without a club. */
    club: shown && shown.me.club,
    members,
    search,
    setSearch,
    /** Whether the list holds the club's alumni instead of its current students. */
    isAlumni,
    setAlumni,
    loading,
    error,
    refetch,
    loadMore: () => fetchMore({ variables: { after: members?.pageInfo.endCursor } }),
  };
}
