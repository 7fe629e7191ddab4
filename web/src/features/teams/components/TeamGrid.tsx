import { useState, type ReactNode } from "react";
import { CardGrid } from "~/components/CardGrid";
import { CardSkeletons } from "~/components/CardSkeletons";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { toasts } from "~/texts/toasts";
import { useTeamsQuery } from "../hooks/Teams.generated";
import { TeamCard } from "./TeamCard";
import { TeamDetailsDialog } from "./TeamDetailsDialog";

/** The teams of a head's club, or those a student belongs to. `empty` says what to do when there is none. */
export function TeamGrid({ empty }: { empty: { title: string; description: string; action?: ReactNode } }) {
  const { data, loading, error, refetch, fetchMore } = useTeamsQuery({ fetchPolicy: "cache-and-network" });
  const [detailsId, setDetailsId] = useState<string | null>(null);

  if (error && !data) return <ErrorState title={toasts.teamsLoadFailed.description} onRetry={() => void refetch()} retrying={loading} />;
  if (!data) return <CardSkeletons label="Loading teams..." />;
  const { nodes, pageInfo } = data.teams;
  if (nodes.length === 0) return <EmptyState {...empty} />;
  return (
    <>
      <CardGrid>
        {nodes.map((team) => (
          <TeamCard key={team.id} team={team} onShowDetails={() => setDetailsId(team.id)} />
        ))}
      </CardGrid>
      <LoadMore hasNextPage={pageInfo.hasNextPage} onLoadMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })} />
      <TeamDetailsDialog teamId={detailsId} onClose={() => setDetailsId(null)} />
    </>
  );
}
