import { useState } from "react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { ShownOnceDialog } from "~/components/ShownOnceDialog";
import { useWebhookActions } from "../hooks/useWebhookActions";

/** Asks for confirmation before replacing a webhook's secret, then shows the new one once. */
export default function RenewSecretDialog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const { renewSecret } = useWebhookActions(webhookId);
  if (secret)
    return <ShownOnceDialog title="Your Webhook's New Secret" label="Secret" text={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Create a new secret?"
      description="For one day, events are signed with both secrets, so you have time to update your program."
      confirmLabel="Create New Secret"
      busyLabel="Creating a new secret..."
      onConfirm={async () => {
        setSecret(await renewSecret());
        return false;
      }}
    />
  );
}
