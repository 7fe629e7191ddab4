import { useState } from "react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { ShownOnceDialog } from "~/components/ShownOnceDialog";
import { useWebhookActions } from "../hooks/useWebhookActions";

/** Asks before a webhook gets a new secret, then shows it this once. */
export default function RenewSecretDialog({ webhookId, onClose }: { webhookId: string; onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const { renewSecret } = useWebhookActions(webhookId);
  if (secret)
    return <ShownOnceDialog title="Your Webhook's New Secret" label="Secret" text={secret} onClose={onClose} />;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Make a new secret?"
      description="For a day, events are signed with the old secret as well, so that you can change your program."
      confirmLabel="Make New Secret"
      busyLabel="Making a new secret..."
      onConfirm={async () => {
        setSecret(await renewSecret());
        return false;
      }}
    />
  );
}
