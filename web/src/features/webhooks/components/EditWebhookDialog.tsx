import { webhookUpdateRules } from "@quadwork/server/contract";
import { useField } from "formik";
import { Checkbox } from "~/components/controls";
import { FormDialog } from "~/components/FormDialog";
import { toasts } from "~/texts/toasts";
import { useUpdateWebhook, type WebhookFormValues } from "../hooks/useSaveWebhook";
import type { WebhookItem_WebhookFragment } from "./WebhookItem.generated";
import { WebhookFields } from "./WebhookFields";

function EnabledField() {
  const [{ value }, , { setValue }] = useField<boolean>("isEnabled");
  return (
    <Checkbox checked={value} onChange={(checked) => void setValue(checked)}>
      Send events to this webhook
    </Checkbox>
  );
}

/** Edits, enables or disables a webhook. */
export default function EditWebhookDialog({
  webhook,
  onClose,
}: {
  webhook: WebhookItem_WebhookFragment;
  onClose: () => void;
}) {
  const update = useUpdateWebhook(webhook.id);
  const { url, description, events, isEnabled } = webhook;
  return (
    <FormDialog<WebhookFormValues>
      open
      onClose={onClose}
      title="Edit Webhook"
      size="lg"
      initialValues={{ url, description: description ?? "", events, isEnabled }}
      validationSchema={webhookUpdateRules}
      onSubmit={(values, form) => update(values, form, toasts.webhookUpdated)}
      submitLabel="Save Changes"
      busyLabel="Saving..."
    >
      <WebhookFields />
      <EnabledField />
    </FormDialog>
  );
}
