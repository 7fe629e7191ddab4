import { Skeleton, Stack, Text } from "@chakra-ui/react";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { Section } from "~/components/Section";
import { toasts } from "~/texts/toasts";
import { useOpenReportsQuery } from "../hooks/OpenReports.generated";
import { OpenReportRow } from "./OpenReportRow";

function List() {
  const { data, loading, error, refetch, fetchMore } = useOpenReportsQuery({ fetchPolicy: "cache-and-network" });
  if (!data)
    return error && !loading ? (
      <ErrorState title={toasts.openReportsLoadFailed.description} onRetry={() => void refetch()} />
    ) : (
      <Skeleton height="16" role="status" aria-label="Loading reports..." />
    );
  const { nodes, pageInfo } = data.openReports;
  if (nodes.length === 0) return <Text color="fg.muted">No report waits for an answer.</Text>;
  return (
    <>
      <Stack as="ul" gap="0" listStyleType="none" aria-label="Open reports">
        {nodes.map((report) => (
          <OpenReportRow key={report.id} report={report} />
        ))}
      </Stack>
      <LoadMore
        hasNextPage={pageInfo.hasNextPage}
        onLoadMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
      />
    </>
  );
}

/** The reports that operators have to answer, oldest first. */
export function OpenReports() {
  return (
    <Section title="Reports">
      <List />
    </Section>
  );
}
