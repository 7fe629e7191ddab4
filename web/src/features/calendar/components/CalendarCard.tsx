import { useEffect, useRef, useState } from "react";
import { Box, Button, Skeleton, Text } from "@chakra-ui/react";
import { CalendarPlus, RefreshCw, Trash2 } from "lucide-react";
import { useLocation } from "react-router";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { formatDate } from "~/components/dates";
import { ErrorState } from "~/components/ErrorState";
import { SettingsCard } from "~/components/SettingsCard";
import { ShownOnceDialog } from "~/components/ShownOnceDialog";
import { toasts } from "~/texts/toasts";
import { calendarAnchor } from "../anchor";
import { useCalendarFeed } from "../hooks/useCalendarFeed";

/** The address at which the user's calendar program reads their dates: create, replace and revoke. */
export function CalendarCard() {
  const { feed, loading, error, refetch, creating, create, revoke } = useCalendarFeed();
  const [url, setUrl] = useState<string | null>(null);
  const [asking, setAsking] = useState<"replace" | "revoke" | null>(null);
  const { hash } = useLocation();
  const place = useRef<HTMLDivElement>(null);
  const close = () => setAsking(null);
  const createAndShow = async () => setUrl(await create());

  useEffect(() => {
    if (hash === `#${calendarAnchor}`) place.current?.scrollIntoView({ block: "start" });
  }, [hash]);

  return (
    <Box id={calendarAnchor} ref={place} scrollMarginTop="20">
      <SettingsCard
        title="Calendar"
        description="Your calendar program can subscribe to the dates of your projects and deliverables."
        action={
          feed ? (
            <>
              <Button variant="outline" onClick={() => setAsking("replace")}>
                <RefreshCw size={16} aria-hidden />
                New Address
              </Button>
              <Button variant="outline" colorPalette="danger" onClick={() => setAsking("revoke")}>
                <Trash2 size={16} aria-hidden />
                Revoke
              </Button>
            </>
          ) : feed === null ? (
            <Button variant="outline" loading={creating} loadingText="Creating..." onClick={() => void createAndShow()}>
              <CalendarPlus size={16} aria-hidden />
              Create Address
            </Button>
          ) : null
        }
      >
        {feed === undefined && loading && !error ? (
          <Skeleton height="6" role="status" aria-label="Loading your calendar..." />
        ) : null}
        {feed === undefined && error ? (
          <ErrorState
            title={toasts.calendarFeedLoadFailed.description}
            onRetry={() => void refetch()}
            retrying={loading}
          />
        ) : null}
        {feed ? (
          <Text textStyle="sm" color="fg.muted">
            Your address was created on {formatDate(feed.createdAt)}.{" "}
            {feed.lastReadAt
              ? `A calendar program last read it on ${formatDate(feed.lastReadAt)}.`
              : "No calendar program has read it yet."}
          </Text>
        ) : null}
      </SettingsCard>
      <ConfirmDialog
        open={asking === "replace"}
        onClose={close}
        title="Create a new address?"
        description="Calendars that use the present address stop updating. Subscribe to the new one there."
        confirmLabel="Create Address"
        busyLabel="Creating..."
        onConfirm={createAndShow}
      />
      <ConfirmDialog
        open={asking === "revoke"}
        onClose={close}
        title="Revoke the address?"
        description="Calendars that use it stop updating immediately. You can create another one at any time."
        confirmLabel="Revoke Address"
        busyLabel="Revoking..."
        tone="danger"
        onConfirm={async () => (feed ? revoke(feed.id) : false)}
      />
      {url ? (
        <ShownOnceDialog
          title="Your Calendar Address"
          label="Calendar address"
          text={url}
          description="In your calendar program, add a calendar by its URL. Everyone who has it can read the dates."
          onClose={() => setUrl(null)}
        />
      ) : null}
    </Box>
  );
}
