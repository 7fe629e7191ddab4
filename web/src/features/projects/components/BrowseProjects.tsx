import { useState } from "react";
import { Box, Button, VisuallyHidden } from "@chakra-ui/react";
import { Link } from "react-router";
import { CardGrid } from "~/components/CardGrid";
import { CardSkeletons } from "~/components/CardSkeletons";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { Section } from "~/components/Section";
import type { UserType } from "~/graphql/types.generated";
import { counted } from "~/texts/counted";
import { useBrowseFilter } from "../hooks/useBrowseFilter";
import { useBrowseProjects } from "../hooks/useBrowseProjects";
import { BrowseFilter } from "./BrowseFilter";
import { ProjectCard } from "./ProjectCard";
import { StudentEnrolmentNote } from "./StudentEnrolmentNote";

const browseTab = "/dashboard/projects?tab=browse-projects";

/** Open projects with search and category filter; for a club head, those it can still apply to. */
export function BrowseProjects({ actsAs }: { actsAs: UserType }) {
  const filter = useBrowseFilter();
  const { projects, categories, outdated, loading, error, refetch, loadMore } = useBrowseProjects(
    actsAs,
    filter.search,
    filter.category,
  );
  // 'View All' resets the filter, including the typed text.
  const [resets, setResets] = useState(0);
  const isClubHead = actsAs === "CLUB_HEAD";
  const narrowed = Boolean(filter.search || filter.category);

  const content = () => {
    if (error && !projects) {
      return (
        <ErrorState
          title="Failed to load projects. Please try again later."
          onRetry={() => void refetch()}
          retrying={loading}
        />
      );
    }
    if (!projects) return <CardSkeletons />;
    if (projects.nodes.length === 0) {
      return isClubHead && !narrowed ? (
        <EmptyState
          title="No available projects at the moment."
          description="Check back later for new opportunities!"
        />
      ) : (
        <EmptyState title="No projects found matching your criteria." />
      );
    }
    return (
      <Box opacity={outdated ? 0.6 : 1} transition="opacity 150ms ease-out" willChange="opacity" aria-busy={outdated}>
        <CardGrid>
          {projects.nodes.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </CardGrid>
        <LoadMore
          hasNextPage={!outdated && projects.pageInfo.hasNextPage}
          onLoadMore={() => loadMore(projects.pageInfo.endCursor ?? "")}
        />
      </Box>
    );
  };

  return (
    <>
      {actsAs === "STUDENT" ? <StudentEnrolmentNote /> : null}
      <Section
        title={isClubHead ? "Available Projects" : "Browse Projects"}
        action={
          isClubHead ? (
            <Button asChild variant="ghost" size="sm">
              <Link to={browseTab} replace onClick={() => setResets((count) => count + 1)}>
                View All
              </Link>
            </Button>
          ) : undefined
        }
      >
        <BrowseFilter key={resets} filter={filter} found={categories} />
        <VisuallyHidden role="status">
          {projects && !outdated ? `${counted(projects.totalCount, "project")} found` : ""}
        </VisuallyHidden>
        {content()}
      </Section>
    </>
  );
}
