import { useApolloClient } from "@apollo/client/react";
import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors } from "~/graphql/errors";
import { sessionStore } from "~/graphql/session";
import { toasts } from "~/texts/toasts";
import { toProfileInput, type PersonValues } from "../profile-form";

/** The form is flat, while the API takes the person's part as `profile` of the role's input. */
const formField = (path: string) => path.replace(/^profile\./, "");

/**
 * The save of any role's form, which the API does as a whole or not at all: raises the toast, tells the cache and the
 * session the new name, calls `onSaved`. A failure keeps the form as it is, with the API's messages beside the fields
 * they are about.
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
    // The answer is the role's row; the person's own is as it was sent.
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
