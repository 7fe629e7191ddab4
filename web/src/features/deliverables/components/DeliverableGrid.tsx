import type { ReactNode } from "react";
import { CardGrid } from "~/components/CardGrid";
import { CardSkeletons } from "~/components/CardSkeletons";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { useProjectDeliverables } from "../hooks/useProjectDeliverables";
import { useSetDeliverableCompletion } from "../hooks/useSetDeliverableCompletion";
import { DeliverableCard } from "./DeliverableCard";
import type { DeliverableCard_DeliverableFragment } from "./DeliverableCard.generated";

export interface DeliverableGridProps {
  projectId: string;
  /** Whether the project is completed: everything stays readable, nothing can change. */
  closed: boolean;
  /** Shown when there are none. */
  empty: ReactNode;
  onEdit: (deliverable: DeliverableCard_DeliverableFragment) => void;
  onDelete: (deliverable: DeliverableCard_DeliverableFragment) => void;
}

/** The deliverables as cards, soonest due first. */
export function DeliverableGrid({ projectId, closed, empty, onEdit, onDelete }: DeliverableGridProps) {
  const { deliverables, loading, error, refetch, loadMore } = useProjectDeliverables(projectId);
  const setCompletion = useSetDeliverableCompletion();

  if (error && !deliverables) {
    return <ErrorState title="Failed to fetch deliverables" onRetry={() => void refetch()} retrying={loading} />;
  }
  if (!deliverables) return <CardSkeletons label="Loading deliverables..." />;
  if (deliverables.nodes.length === 0) return empty;
  return (
    <>
      <CardGrid>
        {deliverables.nodes.map((deliverable) => (
          <DeliverableCard
            key={deliverable.id}
            deliverable={deliverable}
            closed={closed}
            onSetCompletion={(isCompleted) => setCompletion(deliverable, isCompleted)}
            onEdit={() => onEdit(deliverable)}
            onDelete={() => onDelete(deliverable)}
          />
        ))}
      </CardGrid>
      <LoadMore
        hasNextPage={deliverables.pageInfo.hasNextPage}
        onLoadMore={() => loadMore(deliverables.pageInfo.endCursor ?? "")}
      />
    </>
  );
}
