import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import { useRevokeAccessTokenMutation } from "./RevokeAccessToken.generated";

/** Revokes a personal access token. Resolves to whether it succeeded. */
export function useRevokeAccessToken() {
  const [revokeAccessToken] = useRevokeAccessTokenMutation({
    refetchQueries: ["AccessTokens"],
    awaitRefetchQueries: true,
  });

  return async (id: string): Promise<boolean> => {
    try {
      await revokeAccessToken({ variables: { input: { id } } });
      toast.success(toasts.accessTokenRevoked.title, toasts.accessTokenRevoked.description);
      return true;
    } catch (error) {
      toast.error(toasts.accessTokenRevocationFailed.title, describeError(error).message);
      return false;
    }
  };
}
