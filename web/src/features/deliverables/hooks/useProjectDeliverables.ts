import { useErrorToast } from "~/components/useErrorToast";
import { toasts } from "~/texts/toasts";
import { useProjectDeliverablesQuery } from "./ProjectDeliverables.generated";

/** The deliverables of a project, soonest due first. Only for viewers who may view them. */
export function useProjectDeliverables(projectId: string) {
  const { data, loading, error, refetch, fetchMore } = useProjectDeliverablesQuery({
    variables: { projectId, first: 100 },
    fetchPolicy: "cache-and-network",
  });
  useErrorToast({ data, error }, toasts.deliverablesLoadFailed);
  return {
    deliverables: data?.project?.deliverables ?? undefined,
    loading,
    error,
    refetch,
    loadMore: (after: string) => fetchMore({ variables: { after } }),
  };
}
