import { useState } from "react";
import { Button, Skeleton, Stack } from "@chakra-ui/react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { SettingsCard } from "~/components/SettingsCard";
import { toasts } from "~/texts/toasts";
import { useSessionsQuery } from "../hooks/Sessions.generated";
import { useEndSessions } from "../hooks/useEndSessions";
import { SessionItem } from "./SessionItem";

/** The devices on which the user is logged in, with buttons to log them out. */
export function SessionsCard() {
  const { data, loading, error, refetch, fetchMore } = useSessionsQuery();
  const { endSession, endOthers, endAll } = useEndSessions();
  const [asking, setAsking] = useState(false);
  const sessions = data?.sessions;
  // The current session comes first.
  const ordered = sessions?.nodes.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent));

  return (
    <SettingsCard
      title="Sessions"
      description="Devices where you're logged in. If you don't recognise one, log it out and change your password."
      action={
        <Button variant="outline" onClick={() => setAsking(true)}>
          Sign Out Everywhere
        </Button>
      }
    >
      {error && !sessions ? (
        <ErrorState title={toasts.sessionsLoadFailed.description} onRetry={() => void refetch()} retrying={loading} />
      ) : null}
      {!sessions && !error ? <Skeleton height="12" role="status" aria-label="Loading sessions..." /> : null}
      {sessions && ordered ? (
        <>
          <Stack as="ul" gap="0" listStyleType="none" aria-label="Sessions">
            {ordered.map((session) => (
              <SessionItem key={session.id} session={session} onEnd={() => endSession(session.id)} />
            ))}
          </Stack>
          <LoadMore
            hasNextPage={sessions.pageInfo.hasNextPage}
            onLoadMore={() => fetchMore({ variables: { after: sessions.pageInfo.endCursor } })}
          />
          {sessions.totalCount > 1 ? (
            <Button variant="ghost" size="sm" alignSelf="flex-start" onClick={() => void endOthers()}>
              Log out all other devices
            </Button>
          ) : null}
        </>
      ) : null}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Sign out everywhere?"
        description="You'll be logged out on all devices, including this one. You can log in again with your password."
        confirmLabel="Sign Out Everywhere"
        busyLabel="Signing out..."
        onConfirm={endAll}
      />
    </SettingsCard>
  );
}
