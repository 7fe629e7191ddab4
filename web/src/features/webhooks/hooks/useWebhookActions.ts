import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import { useDeleteWebhookMutation } from "./DeleteWebhook.generated";
import { usePingWebhookMutation } from "./PingWebhook.generated";
import { useRedeliverWebhookDeliveryMutation } from "./RedeliverWebhookDelivery.generated";
import { useRotateWebhookSecretMutation } from "./RotateWebhookSecret.generated";

/** Does something and says how it went. Resolves to what came of it, or to null. */
async function told<Result>(
  work: () => Promise<Result>,
  done: { title: string; description: string } | null,
  failed: { title: string },
): Promise<Result | null> {
  try {
    const result = await work();
    if (done) toast.success(done.title, done.description);
    return result;
  } catch (error) {
    toast.error(failed.title, describeError(error).message);
    return null;
  }
}

/** What can be done with one webhook besides changing it. */
export function useWebhookActions(id: string) {
  const variables = { input: { id } };
  const [pingWebhook] = usePingWebhookMutation();
  const [deleteWebhook] = useDeleteWebhookMutation({ refetchQueries: ["Webhooks"], awaitRefetchQueries: true });
  const [rotateWebhookSecret] = useRotateWebhookSecretMutation({
    refetchQueries: ["Webhooks"],
    fetchPolicy: "no-cache",
  });

  return {
    ping: () => told(() => pingWebhook({ variables }), toasts.webhookPinged, toasts.webhookPingFailed),
    /** Resolves to whether it was done. */
    remove: async () =>
      (await told(() => deleteWebhook({ variables }), toasts.webhookDeleted, toasts.webhookDeletionFailed)) !== null,
    /** Resolves to the new secret, which can be read only now, or to null. */
    renewSecret: async () =>
      (await told(() => rotateWebhookSecret({ variables }), null, toasts.webhookSecretFailed))?.data
        ?.rotateWebhookSecret.secret ?? null,
  };
}

/** Sends an event to a webhook once more. */
export function useRedeliver() {
  const [redeliver] = useRedeliverWebhookDeliveryMutation({
    refetchQueries: ["WebhookDeliveries"],
    awaitRefetchQueries: true,
  });
  return (id: string) =>
    told(() => redeliver({ variables: { input: { id } } }), toasts.webhookRedelivered, toasts.webhookRedeliveryFailed);
}
