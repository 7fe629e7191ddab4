import { lazy, Suspense, useState } from "react";
import { Button, Skeleton } from "@chakra-ui/react";
import { SettingsCard } from "~/components/SettingsCard";
import { useAuth } from "~/graphql/session";

const WebhookList = lazy(() => import("./WebhookList"));

const loading = <Skeleton height="16" role="status" aria-label="Loading webhooks..." />;

/** The webhooks of a startup or club head. Loaded only on request; students have no webhooks. */
export function WebhooksCard() {
  const { actsAs } = useAuth();
  const [shown, setShown] = useState(false);
  if (actsAs !== "STARTUP" && actsAs !== "CLUB_HEAD") return null;
  return (
    <SettingsCard
      title="Webhooks"
      description="Notify your programs of changes to applications, projects and deliverables that you can see."
      action={
        <Button variant="outline" aria-expanded={shown} onClick={() => setShown(!shown)}>
          {shown ? "Hide Webhooks" : "Show Webhooks"}
        </Button>
      }
    >
      {shown ? (
        <Suspense fallback={loading}>
          <WebhookList fallback={loading} />
        </Suspense>
      ) : null}
    </SettingsCard>
  );
}
