import { useState } from "react";
import { webhookRules } from "@quadwork/server/contract";
import { FormDialog } from "~/components/FormDialog";
import { ShownOnceDialog } from "~/components/ShownOnceDialog";
import { useCreateWebhook, type WebhookFormValues } from "../hooks/useSaveWebhook";
import { WebhookFields } from "./WebhookFields";

const empty: WebhookFormValues = { url: "", description: "", events: [], isEnabled: true };

/** Asks which events to send where, then shows the secret once. */
export default function CreateWebhookDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string | null>(null);
  const create = useCreateWebhook();
  if (secret)
    return (
      <ShownOnceDialog
        title="Your Webhook's Secret"
        label="Secret"
        text={secret}
        description="Your program uses it to check that events come from Quadwork."
        onClose={onClose}
      />
    );
  return (
    <FormDialog<WebhookFormValues>
      open
      onClose={onClose}
      title="Create Webhook"
      description="Each event is posted to the URL as JSON, signed with a secret."
      size="lg"
      initialValues={empty}
      validationSchema={webhookRules}
      onSubmit={async (values, form) => {
        setSecret(await create(values, form));
        return false;
      }}
      submitLabel="Create Webhook"
      busyLabel="Creating webhook..."
    >
      <WebhookFields />
    </FormDialog>
  );
}
