import { useErrorToast } from "~/components/useErrorToast";
import { toasts } from "~/texts/toasts";
import { useAppliedProjectsQuery } from "./AppliedProjects.generated";

/** The applications of the viewer's club, pending first, then newest first. */
export function useAppliedProjects() {
  const { data, loading, error, refetch, fetchMore } = useAppliedProjectsQuery({
    variables: { first: 12 },
    fetchPolicy: "cache-and-network",
  });
  useErrorToast({ data, error }, toasts.applicationsLoadFailed);
  return {
    applications: data?.applications,
    loading,
    error,
    refetch,
    loadMore: (after: string) => fetchMore({ variables: { after } }),
  };
}
