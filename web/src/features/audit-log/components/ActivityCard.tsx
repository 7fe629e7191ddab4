import { lazy, Suspense, useState } from "react";
import { Button, Skeleton } from "@chakra-ui/react";
import { SettingsCard } from "~/components/SettingsCard";

const ActivityList = lazy(() => import("./ActivityList"));

const loading = <Skeleton height="16" role="status" aria-label="Loading activity..." />;

/** What the user did, and what others did to things the user owns. Loaded only on request. */
export function ActivityCard() {
  const [shown, setShown] = useState(false);
  return (
    <SettingsCard
      title="Activity"
      description="What you did, and changes others made to things you own."
      action={
        <Button variant="outline" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? "Hide Activity" : "Show Activity"}
        </Button>
      }
    >
      {shown ? (
        <Suspense fallback={loading}>
          <ActivityList fallback={loading} />
        </Suspense>
      ) : null}
    </SettingsCard>
  );
}
