import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import { sessionStore } from "~/graphql/session";
import { toasts } from "~/texts/toasts";
import { useDeleteAccountMutation } from "./DeleteAccount.generated";

export interface DeleteAccountValues {
  password: string;
  confirmation: string;
}

/**
 * Deletes the account. This signs the user out here, and the dashboard's guard redirects. Resolves to whether it
 * succeeded.
 */
export function useDeleteAccount() {
  const [deleteAccount] = useDeleteAccountMutation();
  return async (input: DeleteAccountValues, form: FormikHelpers<DeleteAccountValues>): Promise<boolean> => {
    try {
      await deleteAccount({ variables: { input } });
      toast.success(toasts.accountDeleted);
      sessionStore.clear();
      return true;
    } catch (error) {
      if (!applyFieldErrors(form, error)) toast.error(toasts.accountNotDeleted, describeError(error).message);
      return false;
    }
  };
}
