import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import { useChangePasswordMutation } from "./ChangePassword.generated";

export interface ChangePasswordValues {
  currentPassword: string;
  newPassword: string;
}

/** Changes the password and ends all other sessions. Resolves to whether it succeeded. */
export function useChangePassword() {
  const [change] = useChangePasswordMutation({ refetchQueries: ["Sessions"] });
  return async (input: ChangePasswordValues, form: FormikHelpers<ChangePasswordValues>): Promise<boolean> => {
    try {
      await change({ variables: { input } });
      toast.success(toasts.ownPasswordChanged);
      return true;
    } catch (error) {
      if (!applyFieldErrors(form, error)) toast.error(toasts.passwordNotChanged, describeError(error).message);
      return false;
    }
  };
}
