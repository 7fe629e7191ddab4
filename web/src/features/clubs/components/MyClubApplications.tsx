import { Card, Flex, Stack, Text } from "@chakra-ui/react";
import { ApplicationStatusBadge } from "~/components/ApplicationStatusBadge";
import { CardGrid } from "~/components/CardGrid";
import { CardSkeletons } from "~/components/CardSkeletons";
import { formatDate } from "~/components/dates";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { toasts } from "~/texts/toasts";
import { useMyClubApplicationsQuery } from "../hooks/MyClubApplications.generated";

/** The club's applications. */
export function MyClubApplications({ clubId }: { clubId: string }) {
  const { data, loading, error, refetch, fetchMore } = useMyClubApplicationsQuery({
    variables: { clubId },
    fetchPolicy: "cache-and-network",
  });
  const applications = data?.club?.applications;

  if (error && !data)
    return (
      <ErrorState title={toasts.applicationsLoadFailed.description} onRetry={() => void refetch()} retrying={loading} />
    );
  if (!data) return <CardSkeletons label="Loading applications..." />;
  if (!applications || applications.nodes.length === 0) {
    return (
      <EmptyState
        title="No applications yet."
        description="Your club's applications appear here once its head applies to a project."
      />
    );
  }
  return (
    <>
      <CardGrid>
        {applications.nodes.map(({ id, status, createdAt, project }) => (
          <Card.Root key={id} size="sm">
            <Card.Body gap="3">
              <Flex justify="space-between" gap="3">
                <Stack gap="0" minW="0">
                  <Card.Title dir="auto" as="h2" overflowWrap="anywhere">
                    {project.title}
                  </Card.Title>
                  <Text textStyle="sm" color="fg.muted">
                    {project.startup.companyName}
                  </Text>
                </Stack>
                <ApplicationStatusBadge status={status} />
              </Flex>
              <Text textStyle="sm" color="fg.muted">{`Applied on ${formatDate(createdAt)}`}</Text>
            </Card.Body>
          </Card.Root>
        ))}
      </CardGrid>
      <LoadMore
        hasNextPage={applications.pageInfo.hasNextPage}
        onLoadMore={() => fetchMore({ variables: { after: applications.pageInfo.endCursor } })}
      />
    </>
  );
}
