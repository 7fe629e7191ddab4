import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors, describeError } from "~/graphql/errors";
import type { AccessScope } from "~/graphql/types.generated";
import { toasts } from "~/texts/toasts";
import { useCreateAccessTokenMutation } from "./CreateAccessToken.generated";

/** The select's value for a token that does not expire. */
export const never = "never";

export interface AccessTokenFormValues {
  name: string;
  scopes: AccessScope[];
  /** A number of days, or `never`. */
  expiresInDays: string;
}

/** Creates a personal access token. Resolves to the token, which is readable only now, or null on failure. */
export function useCreateAccessToken() {
  const [createAccessToken] = useCreateAccessTokenMutation({
    refetchQueries: ["AccessTokens"],
    awaitRefetchQueries: true,
    fetchPolicy: "no-cache",
  });

  return async (
    { name, scopes, expiresInDays }: AccessTokenFormValues,
    form: FormikHelpers<AccessTokenFormValues>,
  ): Promise<string | null> => {
    try {
      const input = { name, scopes, expiresInDays: expiresInDays === never ? null : Number(expiresInDays) };
      const { data } = await createAccessToken({ variables: { input } });
      return data?.createAccessToken.token ?? null;
    } catch (error) {
      if (!applyFieldErrors(form, error))
        toast.error(toasts.accessTokenCreationFailed.title, describeError(error).message);
      return null;
    }
  };
}
