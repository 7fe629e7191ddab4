import { useApolloClient } from "@apollo/client/react";
import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors } from "~/graphql/errors";
import { sessionStore } from "~/graphql/session";
import { toasts } from "~/texts/toasts";
import { toProfileInput, type PersonValues } from "../profile-form";

/** The form is flat; the API takes the personal part as `profile` in the role's input. */
const formField = (path: string) => path.replace(/^profile\./, "");

/**
 * Saves any role's profile form, which the API does completely or not at all: raises the toast, updates the name in
 * cache and session, and calls `onSaved`. A failure keeps the form as it is and shows the API's messages beside their
 * fields.
 */
export function useSaveProfile<Values extends PersonValues>(
  profileId: string,
  save: (values: Values) => Promise<unknown>,
  onSaved: () => void,
) {
  const { cache } = useApolloClient();

  return async (values: Values, form: FormikHelpers<Values>): Promise<void> => {
    try {
      await save(values);
    } catch (error) {
      if (!applyFieldErrors(form, error, formField))
        toast.error(toasts.profileUpdateFailed.title, toasts.profileUpdateFailed.description);
      return;
    }
    // The answer holds only the role's row; the personal part is as it was sent.
    const { firstName, lastName, bio } = toProfileInput(values);
    cache.modify({
      id: cache.identify({ __typename: "Profile", id: profileId }),
      fields: { firstName: () => firstName, lastName: () => lastName, bio: () => bio },
    });
    sessionStore.updateUser({ firstName, lastName });
    toast.success(toasts.profileUpdated.title, toasts.profileUpdated.description);
    onSaved();
  };
}
