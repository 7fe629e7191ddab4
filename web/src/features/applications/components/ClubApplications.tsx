import { useRef, useState } from "react";
import { Box } from "@chakra-ui/react";
import { CardGrid } from "~/components/CardGrid";
import { CardSkeletons } from "~/components/CardSkeletons";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { toasts } from "~/texts/toasts";
import { useClubApplicationsQuery } from "../hooks/ClubApplications.generated";
import { ClubApplicationCard } from "./ClubApplicationCard";
import { ReviewApplicationDialog } from "./ReviewApplicationDialog";

/** A club head's applications and pending invitations. */
export function ClubApplications() {
  const { data, loading, error, refetch, fetchMore } = useClubApplicationsQuery({ fetchPolicy: "cache-and-network" });
  const [reviewedId, setReviewedId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const review = (id: string) => {
    opener.current = document.activeElement;
    setReviewedId(id);
  };

  if (error && !data)
    return (
      <ErrorState title={toasts.applicationsLoadFailed.description} onRetry={() => void refetch()} retrying={loading} />
    );
  if (!data) return <CardSkeletons label="Loading applications..." />;
  const { nodes, pageInfo } = data.applications;
  if (nodes.length === 0) {
    return (
      <EmptyState
        title="You haven't applied to any projects yet."
        description="Applications and invitations from startups appear here."
      />
    );
  }
  return (
    <>
      <Box ref={list} tabIndex={-1} outline="none">
        <CardGrid minWidth="20rem">
          {nodes.map((application) => (
            <ClubApplicationCard
              key={application.id}
              application={application}
              onReview={() => review(application.id)}
            />
          ))}
        </CardGrid>
      </Box>
      <LoadMore
        hasNextPage={pageInfo.hasNextPage}
        onLoadMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
      />
      <ReviewApplicationDialog
        application={nodes.find(({ id }) => id === reviewedId) ?? null}
        onClose={() => setReviewedId(null)}
        // An answered invitation has no button left to return the focus to.
        focusAfter={() => (opener.current?.isConnected ? null : list.current)}
      />
    </>
  );
}
