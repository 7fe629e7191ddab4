import { useTeamsQuery } from "./Teams.generated";

/** A head's or student's teams, page by page, and the number of a club head's pending invitations. */
export function useTeams(isClubHead: boolean) {
  const { data, loading, error, refetch, fetchMore } = useTeamsQuery({
    variables: { withInvitations: isClubHead },
    fetchPolicy: "cache-and-network",
  });
  const teams = data?.teams;
  return {
    teams,
    waiting: data?.waiting?.totalCount ?? 0,
    loading,
    error,
    refetch,
    loadMore: () => fetchMore({ variables: { after: teams?.pageInfo.endCursor } }),
  };
}
