import { useDeferredValue } from "react";
import { useErrorToast } from "~/components/useErrorToast";
import type { ProjectCategory, UserType } from "~/graphql/types.generated";
import { toasts } from "~/texts/toasts";
import { useBrowseProjectsQuery } from "./BrowseProjects.generated";

/** Open projects that match, newest first; for a club head only those its club has not applied to. */
export function useBrowseProjects(actsAs: UserType, search: string, category: ProjectCategory | undefined) {
  const { data, previousData, loading, error, refetch, fetchMore } = useBrowseProjectsQuery({
    variables: {
      filter: {
        ...(actsAs === "CLUB_HEAD" ? { scope: "AVAILABLE" } : { scope: "VISIBLE", status: "OPEN" }),
        ...(category && { category }),
        ...(search && { search }),
      },
      first: 12,
    },
    fetchPolicy: "cache-and-network",
  });
  useErrorToast({ data: data ?? previousData, error }, toasts.projectsLoadFailed);

  // Keep the last result until the next arrives, so that the list does not flicker while typing.
  const answered = (data ?? previousData)?.projects;
  // A page of cards takes a slow phone a while to render; typing meanwhile takes priority.
  const projects = useDeferredValue(answered);

  return {
    projects,
    /** The categories of the open projects. */
    categories: (data ?? previousData)?.projectCategories ?? [],
    /** Whether the shown projects belong to an earlier filter. */
    outdated: (!data && loading) || projects !== answered,
    loading,
    error,
    refetch,
    loadMore: (after: string) => fetchMore({ variables: { after } }),
  };
}
