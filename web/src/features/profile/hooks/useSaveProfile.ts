import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors } from "~/graphql/errors";
import { sessionStore } from "~/graphql/session";
import { toasts } from "~/texts/toasts";
import type { PersonValues } from "../profile-form";

/**
 * The save of any role's form: raises the toast, tells the session the new name, calls `onSaved`. A
 * failure keeps the form as it is, with the API's messages beside the fields they are about.
 */
export function useSaveProfile<Values extends PersonValues>(save: (values: Values) => Promise<unknown>, onSaved: () => void) {
  return async (values: Values, form: FormikHelpers<Values>): Promise<void> => {
    try {
      await save(values);
      sessionStore.updateUser({ firstName: values.firstName.trim(), lastName: values.lastName.trim() });
      toast.success(toasts.profileUpdated.title, toasts.profileUpdated.description);
      onSaved();
    } catch (error) {
      if (!applyFieldErrors(form, error)) toast.error(toasts.profileUpdateFailed.title, toasts.profileUpdateFailed.description);
    }
  };
}
