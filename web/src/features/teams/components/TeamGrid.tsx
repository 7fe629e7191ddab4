import { useState, type ReactNode } from "react";
import { CardGrid } from "~/components/CardGrid";
import { CardSkeletons } from "~/components/CardSkeletons";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { toasts } from "~/texts/toasts";
import type { useTeams } from "../hooks/useTeams";
import { TeamCard } from "./TeamCard";
import { TeamDetailsDialog } from "./TeamDetailsDialog";

export interface TeamGridProps {
  list: ReturnType<typeof useTeams>;
  /** Shown when there are no teams. */
  empty: { title: string; description: string; action?: ReactNode };
}

/** The teams of a head's club, or those that a student belongs to. */
export function TeamGrid({ list: { teams, loading, error, refetch, loadMore }, empty }: TeamGridProps) {
  const [detailsId, setDetailsId] = useState<string | null>(null);

  if (error && !teams)
    return <ErrorState title={toasts.teamsLoadFailed.description} onRetry={() => void refetch()} retrying={loading} />;
  if (!teams) return <CardSkeletons label="Loading teams..." />;
  const { nodes, pageInfo } = teams;
  if (nodes.length === 0) return <EmptyState {...empty} />;
  return (
    <>
      <CardGrid>
        {nodes.map((team) => (
          <TeamCard key={team.id} team={team} onShowDetails={() => setDetailsId(team.id)} />
        ))}
      </CardGrid>
      <LoadMore hasNextPage={pageInfo.hasNextPage} onLoadMore={loadMore} />
      <TeamDetailsDialog teamId={detailsId} onClose={() => setDetailsId(null)} />
    </>
  );
}
