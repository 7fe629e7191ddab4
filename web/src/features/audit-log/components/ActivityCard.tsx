import { lazy, Suspense, useState } from "react";
import { Button, Skeleton } from "@chakra-ui/react";
import { SettingsCard } from "~/components/SettingsCard";

const ActivityList = lazy(() => import("./ActivityList"));

const loading = <Skeleton height="16" role="status" aria-label="Loading activity..." />;

/** What was done in the person's name and to what is theirs. Read only when asked for. */
export function ActivityCard() {
  const [shown, setShown] = useState(false);
  return (
    <SettingsCard
      title="Activity"
      description="What you did, and what others did to what is yours."
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
