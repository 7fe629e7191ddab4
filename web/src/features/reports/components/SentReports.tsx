import type { ReactNode } from "react";
import { Box, Stack, Text } from "@chakra-ui/react";
import { reportOutcomeLabels, reportReasonLabels, reportTargetLabels } from "@quadwork/server/contract";
import { formatDate } from "~/components/dates";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { toasts } from "~/texts/toasts";
import { useSentReportsQuery } from "../hooks/SentReports.generated";

/** The reports that the person sent, newest first. */
export default function SentReports({ fallback }: { fallback: ReactNode }) {
  const { data, loading, error, refetch, fetchMore } = useSentReportsQuery({ fetchPolicy: "cache-and-network" });
  if (!data)
    return error && !loading ? (
      <ErrorState title={toasts.sentReportsLoadFailed.description} onRetry={() => void refetch()} />
    ) : (
      fallback
    );
  const { nodes, pageInfo } = data.sentReports;
  if (nodes.length === 0)
    return (
      <EmptyState
        title="You have reported nothing."
        description="“Report” at the foot of a project, team or club does it."
      />
    );
  return (
    <>
      <Stack as="ul" gap="4" listStyleType="none" aria-label="Your reports">
        {nodes.map(({ id, targetType, targetName, reason, outcome, note, createdAt }) => (
          <Box as="li" key={id}>
            <Text dir="auto" fontWeight="medium" overflowWrap="anywhere">
              {reportTargetLabels[targetType]}: {targetName}
            </Text>
            <Text>
              {outcome ? reportOutcomeLabels[outcome] : "Waits for an answer"} · {reportReasonLabels[reason]}
            </Text>
            {note ? (
              <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
                {note}
              </Text>
            ) : null}
            <Text textStyle="sm" color="fg.muted">
              {formatDate(createdAt)}
            </Text>
          </Box>
        ))}
      </Stack>
      <LoadMore
        hasNextPage={pageInfo.hasNextPage}
        onLoadMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
      />
    </>
  );
}
