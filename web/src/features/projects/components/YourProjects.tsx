import { Button, Stack } from "@chakra-ui/react";
import { FolderKanban } from "lucide-react";
import { Link } from "react-router";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import type { UserType } from "~/graphql/types.generated";
import { useYourProjects } from "../hooks/useYourProjects";
import { ProjectGroup } from "./ProjectGroup";

/** The viewer's own projects: in progress, open (for startups) and completed. */
export function YourProjects({ actsAs }: { actsAs: UserType }) {
  const isStartup = actsAs === "STARTUP";
  const { data, loading, error, refetch, loadMore } = useYourProjects(isStartup);

  if (error && !data) {
    return (
      <ErrorState
        title="Failed to load projects. Please try again later."
        onRetry={() => void refetch()}
        retrying={loading}
      />
    );
  }
  if (data && [data.inProgress, data.open, data.completed].every((group) => !group?.totalCount)) {
    return (
      <EmptyState
        icon={<FolderKanban size={28} />}
        title="You don't have any projects yet."
        action={
          <Button asChild colorPalette="accent">
            {isStartup ? (
              <Link to="/dashboard/projects/new">Create Your First Project</Link>
            ) : (
              <Link to="/dashboard/projects?tab=browse-projects">Browse Available Projects</Link>
            )}
          </Button>
        }
      />
    );
  }
  return (
    <Stack gap="8">
      <ProjectGroup
        title="Projects In Progress"
        projects={data?.inProgress}
        onLoadMore={(after) => loadMore("IN_PROGRESS", after)}
      />
      {isStartup ? (
        <ProjectGroup
          title="Open Projects"
          projects={data?.open}
          skeletons={2}
          onLoadMore={(after) => loadMore("OPEN", after)}
        />
      ) : null}
      <ProjectGroup
        title="Completed Projects"
        projects={data?.completed}
        onLoadMore={(after) => loadMore("COMPLETED", after)}
      />
    </Stack>
  );
}
