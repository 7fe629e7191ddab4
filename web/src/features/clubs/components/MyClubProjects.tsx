import { Card, Flex, LinkBox, LinkOverlay, Text } from "@chakra-ui/react";
import { Link } from "react-router";
import { CardGrid } from "~/components/CardGrid";
import { CardSkeletons } from "~/components/CardSkeletons";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { linkCardStyles } from "~/components/link-card-styles";
import { LoadMore } from "~/components/LoadMore";
import { ProjectStatusBadge } from "~/components/ProjectStatusBadge";
import { toasts } from "~/texts/toasts";
import { counted } from "~/texts/counted";
import { useMyClubProjectsQuery } from "../hooks/MyClubProjects.generated";

/** The projects that the club works or has worked on. */
export function MyClubProjects({ clubId }: { clubId: string }) {
  const { data, loading, error, refetch, fetchMore } = useMyClubProjectsQuery({
    variables: { clubId },
    fetchPolicy: "cache-and-network",
  });
  const projects = data?.club?.projects;

  if (error && !data) {
    return (
      <ErrorState
        title={toasts.clubLoadFailed.title}
        description={toasts.clubLoadFailed.description}
        onRetry={() => void refetch()}
        retrying={loading}
      />
    );
  }
  if (!data) return <CardSkeletons label="Loading projects..." />;
  if (!projects || projects.nodes.length === 0) {
    return (
      <EmptyState title="No projects yet." description="Projects appear here once a startup works with your club." />
    );
  }
  return (
    <>
      <CardGrid>
        {projects.nodes.map((project) => (
          <LinkBox key={project.id} asChild>
            <Card.Root size="sm" {...linkCardStyles}>
              <Card.Body gap="3">
                <Flex justify="space-between" gap="3">
                  <Card.Title dir="auto" as="h2" overflowWrap="anywhere">
                    <LinkOverlay asChild>
                      <Link to={`/dashboard/projects/${project.id}`}>{project.title}</Link>
                    </LinkOverlay>
                  </Card.Title>
                  <ProjectStatusBadge status={project.status} />
                </Flex>
                <Text dir="auto" textStyle="sm" color="fg.muted" lineClamp="3">
                  {project.description}
                </Text>
                <Text textStyle="sm">{counted(project.linkedTeamCount, "team")}</Text>
              </Card.Body>
            </Card.Root>
          </LinkBox>
        ))}
      </CardGrid>
      <LoadMore
        hasNextPage={projects.pageInfo.hasNextPage}
        onLoadMore={() => fetchMore({ variables: { after: projects.pageInfo.endCursor } })}
      />
    </>
  );
}
