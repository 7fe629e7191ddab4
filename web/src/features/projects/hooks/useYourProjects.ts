import { useErrorToast } from "~/components/useErrorToast";
import type { ProjectStatus } from "~/graphql/types.generated";
import { toasts } from "~/texts/toasts";
import { MoreProjectsDocument } from "./MoreProjects.generated";
import { useYourProjectsQuery } from "./YourProjects.generated";

const pageSize = 12;

/** The viewer's own projects by status, newest first. `withOpen` includes the open ones. */
export function useYourProjects(withOpen: boolean) {
  const { data, loading, error, refetch, fetchMore } = useYourProjectsQuery({
    variables: { first: pageSize, withOpen },
    fetchPolicy: "cache-and-network",
  });
  useErrorToast({ data, error }, toasts.projectsLoadFailed);

  /** Appends the next page of one group; the other groups stay as they are. */
  const loadMore = (status: ProjectStatus, after: string) =>
    fetchMore({ query: MoreProjectsDocument, variables: { status, first: pageSize, after } });

  return { data, loading, error, refetch, loadMore };
}
