import { lazy, Suspense, useState, type ReactNode } from "react";
import { Button, Stack } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { toasts } from "~/texts/toasts";
import { useWebhooksQuery } from "../hooks/Webhooks.generated";
import { WebhookItem } from "./WebhookItem";

const CreateWebhookDialog = lazy(() => import("./CreateWebhookDialog"));

/** The user's webhooks: create, manage and delete. */
export default function WebhookList({ fallback }: { fallback: ReactNode }) {
  const [creating, setCreating] = useState(false);
  const { data, loading, error, refetch, fetchMore } = useWebhooksQuery({ fetchPolicy: "cache-and-network" });
  if (!data)
    return error && !loading ? (
      <ErrorState title={toasts.webhooksLoadFailed.description} onRetry={() => void refetch()} />
    ) : (
      fallback
    );
  const { nodes, pageInfo } = data.webhooks;
  return (
    <>
      {nodes.length === 0 ? (
        <EmptyState
          title="You have no webhooks."
          description="Create one to let a program know about events as they happen."
        />
      ) : (
        <Stack as="ul" gap="0" listStyleType="none" aria-label="Webhooks">
          {nodes.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} />
          ))}
        </Stack>
      )}
      <LoadMore
        hasNextPage={pageInfo.hasNextPage}
        onLoadMore={() => fetchMore({ variables: { after: pageInfo.endCursor } })}
      />
      <Button variant="outline" alignSelf="start" onClick={() => setCreating(true)}>
        <Plus size={16} aria-hidden />
        Create Webhook
      </Button>
      {creating ? (
        <Suspense>
          <CreateWebhookDialog onClose={() => setCreating(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
