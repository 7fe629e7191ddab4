import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import { useDeleteWebhookMutation } from "./DeleteWebhook.generated";
import { usePingWebhookMutation } from "./PingWebhook.generated";
import { useRedeliverWebhookDeliveryMutation } from "./RedeliverWebhookDelivery.generated";
import { useRotateWebhookSecretMutation } from "./RotateWebhookSecret.generated";

/** Runs an action and raises a toast with the outcome. Resolves to its result, or null on failure. */
async function withToast<Result>(
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

/** The actions on one webhook besides editing it. */
export function useWebhookActions(id: string) {
  const variables = { input: { id } };
  const [pingWebhook] = usePingWebhookMutation();
  const [deleteWebhook] = useDeleteWebhookMutation({ refetchQueries: ["Webhooks"], awaitRefetchQueries: true });
  const [rotateWebhookSecret] = useRotateWebhookSecretMutation({
    refetchQueries: ["Webhooks"],
    fetchPolicy: "no-cache",
  });

  return {
    ping: () => withToast(() => pingWebhook({ variables }), toasts.webhookPinged, toasts.webhookPingFailed),
    /** Resolves to whether it succeeded. */
    remove: async () =>
      (await withToast(() => deleteWebhook({ variables }), toasts.webhookDeleted, toasts.webhookDeletionFailed)) !==
      null,
    /** Resolves to the new secret, which is readable only now, or null on failure. */
    renewSecret: async () =>
      (await withToast(() => rotateWebhookSecret({ variables }), null, toasts.webhookSecretFailed))?.data
        ?.rotateWebhookSecret.secret ?? null,
  };
}

/** Resends an event to a webhook. */
export function useRedeliver() {
  const [redeliver] = useRedeliverWebhookDeliveryMutation({
    refetchQueries: ["WebhookDeliveries"],
    awaitRefetchQueries: true,
  });
  return (id: string) =>
    withToast(
      () => redeliver({ variables: { input: { id } } }),
      toasts.webhookRedelivered,
      toasts.webhookRedeliveryFailed,
    );
}
