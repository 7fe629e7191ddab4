import type { ReactNode } from "react";
import { Box, Stack, Text } from "@chakra-ui/react";
import { formatDate } from "~/components/dates";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { sessionStore } from "~/graphql/session";
import { toasts } from "~/texts/toasts";
import { deedOf } from "../deeds";
import { useAuditLogQuery, type AuditLogQuery } from "../hooks/AuditLog.generated";

type Event = AuditLogQuery["auditLog"]["nodes"][number];

/** The actor, as the reader sees it. */
function actorOf({ actor }: Event): string {
  if (!actor) return "Someone";
  return actor.id === sessionStore.get()?.user.id ? "You" : `${actor.firstName} ${actor.lastName}`;
}

const meansOf = ({ viaAccessToken, accessTokenName }: Event) => {
  if (!viaAccessToken) return "";
  return accessTokenName ? ` with the access token “${accessTokenName}”` : " with an access token";
};

/** The activity record, newest first. */
export default function ActivityList({ fallback }: { fallback: ReactNode }) {
  const { data, loading, error, refetch, fetchMore } = useAuditLogQuery({ fetchPolicy: "cache-and-network" });
  if (!data)
    return error && !loading ? (
      <ErrorState title={toasts.activityLoadFailed.description} onRetry={() => void refetch()} />
    ) : (
      fallback
    );
  const { nodes, pageInfo } = data.auditLog;
  if (nodes.length === 0) return <EmptyState title="No activity yet." />;
  return (
    <>
      <Stack as="ul" gap="3" listStyleType="none" aria-label="Activity">
        {nodes.map((event) => (
          <Box as="li" key={event.id}>
            <Text dir="auto" overflowWrap="anywhere">
              {actorOf(event)} {deedOf(event.action)}
              {meansOf(event)}.
            </Text>
            <Text textStyle="sm" color="fg.muted">
              {formatDate(event.occurredAt)}
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
