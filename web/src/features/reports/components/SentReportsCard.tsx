import { lazy, Suspense, useState } from "react";
import { Button, Skeleton } from "@chakra-ui/react";
import { SettingsCard } from "~/components/SettingsCard";

const SentReports = lazy(() => import("./SentReports"));

const loading = <Skeleton height="16" role="status" aria-label="Loading reports..." />;

/** What the person reported, and what became of it. Loaded only on request. */
export function SentReportsCard() {
  const [shown, setShown] = useState(false);
  return (
    <SettingsCard
      title="Your Reports"
      description="What you reported to the people who run Quadwork, and what became of it. Only you see this."
      action={
        <Button variant="outline" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? "Hide Reports" : "Show Reports"}
        </Button>
      }
    >
      {shown ? (
        <Suspense fallback={loading}>
          <SentReports fallback={loading} />
        </Suspense>
      ) : null}
    </SettingsCard>
  );
}
