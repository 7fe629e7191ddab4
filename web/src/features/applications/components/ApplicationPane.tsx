import { useRef } from "react";
import { Box, Skeleton, SkeletonText, Stack } from "@chakra-ui/react";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { toasts } from "~/texts/toasts";
import { useApplicationReviewQuery } from "../hooks/ApplicationReview.generated";
import { ApplicationDetail } from "./ApplicationDetail";

export interface ApplicationPaneProps {
  id: string;
  /** The application, if the list has already loaded it. */
  known: boolean;
  onAnswered: () => void;
  /** Called when the application was withdrawn. */
  onGone: () => void;
}

/** Shows the open application. */
export function ApplicationPane({ id, known, onAnswered, onGone }: ApplicationPaneProps) {
  const fetchPolicy = known ? "cache-first" : "cache-and-network";
  const { data, loading, error, refetch } = useApplicationReviewQuery({ variables: { id }, fetchPolicy });

  // Whichever of the two headings is shown.
  const heading = useRef<HTMLHeadingElement>(null);

  if (data?.application) {
    const { application } = data;
    return (
      <ApplicationDetail application={application} heading={heading} onAnswered={onAnswered} onWithdrawn={onGone} />
    );
  }
  if (loading) {
    return (
      <Stack gap="6" role="status" aria-label="Loading application...">
        <Skeleton height="8" width="60%" />
        <SkeletonText noOfLines={3} />
        <Skeleton height="40" />
      </Stack>
    );
  }
  if (error) return <ErrorState title={toasts.applicationsFetchFailed.description} onRetry={() => void refetch()} />;
  return (
    <Box ref={heading} tabIndex={-1} outline="none">
      <EmptyState title="Application not found" description="It may have been withdrawn." />
    </Box>
  );
}
