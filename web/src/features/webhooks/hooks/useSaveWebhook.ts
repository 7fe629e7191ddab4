import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import type { WebhookEvent } from "~/graphql/types.generated";
import { toasts } from "~/texts/toasts";
import { useCreateWebhookMutation } from "./CreateWebhook.generated";
import { useUpdateWebhookMutation } from "./UpdateWebhook.generated";

export interface WebhookFormValues {
  url: string;
  description: string;
  events: WebhookEvent[];
  isEnabled: boolean;
}

type Form = FormikHelpers<WebhookFormValues>;

/** Creates a webhook. Resolves to its secret, which is readable only now, or null on failure. */
export function useCreateWebhook() {
  const [createWebhook] = useCreateWebhookMutation({
    refetchQueries: ["Webhooks"],
    awaitRefetchQueries: true,
    fetchPolicy: "no-cache",
  });

  return async ({ isEnabled: _new, ...input }: WebhookFormValues, form: Form): Promise<string | null> => {
    try {
      const { data } = await createWebhook({ variables: { input } });
      return data?.createWebhook.secret ?? null;
    } catch (error) {
      if (!applyFieldErrors(form, error)) toast.error(toasts.webhookCreationFailed.title, describeError(error).message);
      return null;
    }
  };
}

/** Edits a webhook. Resolves to whether it succeeded. */
export function useUpdateWebhook(id: string) {
  const [updateWebhook] = useUpdateWebhookMutation();

  return async (
    values: WebhookFormValues,
    form: Form | null,
    said: { title: string; description: string },
  ): Promise<boolean> => {
    try {
      await updateWebhook({ variables: { input: { id, ...values } } });
      toast.success(said.title, said.description);
      return true;
    } catch (error) {
      if (!form || !applyFieldErrors(form, error))
        toast.error(toasts.webhookUpdateFailed.title, describeError(error).message);
      return false;
    }
  };
}
