import { Button, Dialog, Skeleton, Stack } from "@chakra-ui/react";
import { RotateCw } from "lucide-react";
import { DialogShell } from "~/components/DialogShell";
import { EmptyState } from "~/components/EmptyState";
import { ErrorState } from "~/components/ErrorState";
import { LoadMore } from "~/components/LoadMore";
import { toasts } from "~/texts/toasts";
import { useWebhookDeliveriesQuery } from "../hooks/WebhookDeliveries.generated";
import { DeliveryItem } from "./DeliveryItem";
import type { WebhookItem_WebhookFragment } from "./WebhookItem.generated";

/** The log of past and pending deliveries to a webhook, newest first. */
export default function DeliveriesDialog({
  webhook: { id, url },
  onClose,
}: {
  webhook: WebhookItem_WebhookFragment;
  onClose: () => void;
}) {
  const { data, loading, error, refetch, fetchMore } = useWebhookDeliveriesQuery({
    variables: { id },
    fetchPolicy: "cache-and-network",
    notifyOnNetworkStatusChange: true,
  });
  const page = data?.webhook?.deliveries;
  return (
    <DialogShell
      open
      onClose={onClose}
      title="Deliveries"
      description={`Events sent to ${url} in the last 30 days.`}
      size="lg"
    >
      <Dialog.Body>
        {!page && loading ? <Skeleton height="24" role="status" aria-label="Loading deliveries..." /> : null}
        {!page && !loading && error ? (
          <ErrorState title={toasts.webhookDeliveriesLoadFailed.description} onRetry={() => void refetch()} />
        ) : null}
        {page?.nodes.length === 0 ? (
          <EmptyState title="Nothing sent yet." description="Send a test, or wait for the first event." />
        ) : null}
        {page && page.nodes.length > 0 ? (
          <Stack as="ul" gap="0" listStyleType="none" aria-label="Deliveries">
            {page.nodes.map((delivery) => (
              <DeliveryItem key={delivery.id} delivery={delivery} />
            ))}
          </Stack>
        ) : null}
        {page ? (
          <LoadMore
            hasNextPage={page.pageInfo.hasNextPage}
            onLoadMore={() => fetchMore({ variables: { after: page.pageInfo.endCursor } })}
          />
        ) : null}
      </Dialog.Body>
      <Dialog.Footer>
        <Button
          variant="outline"
          onClick={() => void refetch()}
          loading={Boolean(page) && loading}
          loadingText="Refreshing..."
        >
          <RotateCw size={16} aria-hidden />
          Refresh
        </Button>
        <Button colorPalette="accent" onClick={onClose}>
          Done
        </Button>
      </Dialog.Footer>
    </DialogShell>
  );
}
