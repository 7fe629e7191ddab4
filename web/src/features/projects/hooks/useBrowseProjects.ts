import { useDeferredValue } from "react";
import { useErrorToast } from "~/components/useErrorToast";
import type { ProjectCategory, UserType } from "~/graphql/types.generated";
import { toasts } from "~/texts/toasts";
import { useBrowseProjectsQuery } from "./BrowseProjects.generated";

/** Open projects that match, newest first; for a club head only those its club has not applied to. */
export function useBrowseProjects(userType: UserType, search: string, category: ProjectCategory | undefined) {
  const { data, previousData, loading, error, refetch, fetchMore } = useBrowseProjectsQuery({
    variables: {
      filter: {
        ...(userType === "CLUB_HEAD" ? { scope: "AVAILABLE" } : { scope: "VISIBLE", status: "OPEN" }),
        ...(category && { category }),
        ...(search && { search }),
      },
      first: 12,
    },
    fetchPolicy: "cache-and-network",
  });
  useErrorToast({ data: data ?? previousData, error }, toasts.projectsLoadFailed);

  // The last answer stays until the next one is there, so that typing does not make the list blink.
  const answered = (data ?? previousData)?.projects;
  // A page of cards takes a slow phone a while to render; what is typed meanwhile goes first.
  const projects = useDeferredValue(answered);

  return {
    projects,
    /** The categories that open projects have. */
    categories: (data ?? previousData)?.projectCategories ?? [],
    /** The shown projects answer an earlier question. */
    outdated: (!data && loading) || projects !== answered,
    loading,
    error,
    refetch,
    loadMore: (after: string) => fetchMore({ variables: { after } }),
  };
}
