import { useState, type ReactNode } from "react";
import { Box, Button, Grid, useMediaQuery } from "@chakra-ui/react";
import { ArrowLeft } from "lucide-react";
import { useSearchParams } from "react-router";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { toasts } from "~/texts/toasts";
import { useReceivedApplicationsQuery } from "../hooks/ReceivedApplications.generated";
import { ApplicationList, selectionParameter } from "./ApplicationList";
import { ApplicationListSkeleton } from "./ApplicationListSkeleton";
import { ApplicationPane } from "./ApplicationPane";

/** The theme's breakpoint lg: from this width, list and application are shown side by side. */
const besideEachOther = "(min-width: 64rem)";

export interface ReceivedApplicationsProps {
  /** Shown below the open application. Of another feature, so the route puts it here. */
  foot?: (applicationId: string) => ReactNode;
}

/** Applications to a startup's projects: the list and the open one side by side; phones show one at a time. */
export function ReceivedApplications({ foot }: ReceivedApplicationsProps) {
  const [search, setSearch] = useSearchParams();
  const chosenId = search.get(selectionParameter);
  const [isWide = false] = useMediaQuery([besideEachOther], { ssr: false });
  // Fixed, because choosing another one must not reload the list.
  const [withFirst] = useState(isWide && !chosenId);
  const { data, loading, error, refetch, fetchMore } = useReceivedApplicationsQuery({
    variables: { withFirst },
    fetchPolicy: "cache-and-network",
  });

  const select = (id: string | null) =>
    setSearch(id ? { [selectionParameter]: id } : {}, { replace: true, preventScrollReset: true });

  if (error && !data)
    return (
      <ErrorState
        title={toasts.applicationsFetchFailed.description}
        onRetry={() => void refetch()}
        retrying={loading}
      />
    );
  if (data?.applications.nodes.length === 0 && !chosenId) {
    return (
      <EmptyState
        title="No applications received yet."
        description="Clubs that apply to your open projects appear here."
      />
    );
  }

  const openId = chosenId ?? (isWide ? data?.applications.nodes[0]?.id : null) ?? null;
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 22rem) minmax(0, 1fr)" }}
      gap="6"
      alignItems="start"
    >
      <Box hideBelow={chosenId ? "lg" : undefined}>
        {data ? (
          <>
            <ApplicationList applications={data.applications.nodes} selectedId={openId} />
            <LoadMore
              hasNextPage={data.applications.pageInfo.hasNextPage}
              onLoadMore={() => fetchMore({ variables: { after: data.applications.pageInfo.endCursor } })}
            />
          </>
        ) : (
          <ApplicationListSkeleton />
        )}
      </Box>
      <Box hideBelow={chosenId ? undefined : "lg"} minW="0">
        <Button variant="ghost" size="sm" mb="3" ms="-3" hideFrom="lg" onClick={() => select(null)}>
          <ArrowLeft size={16} aria-hidden />
          All Applications
        </Button>
        {openId ? (
          <>
            <ApplicationPane
              key={openId}
              id={openId}
              known={data?.opened?.nodes[0]?.id === openId}
              onAnswered={() => select(openId)}
              onGone={() => select(null)}
            />
            {foot?.(openId)}
          </>
        ) : null}
      </Box>
    </Grid>
  );
}
