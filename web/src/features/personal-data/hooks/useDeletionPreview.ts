import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import type { MembershipRole } from "~/graphql/types.generated";
import { toasts } from "~/texts/toasts";
import { AccountDeletionPreviewDocument, type AccountDeletionPreviewQuery } from "./AccountDeletionPreview.generated";

/** What deleting the account would mean. */
export type DeletionPreview = AccountDeletionPreviewQuery["accountDeletionPreview"] & {
  /** As what the user acts for a club or startup; null if for none. */
  role: MembershipRole | null;
};

/** What deleting the account would mean, loaded anew by each `look`. `preview` is null before the first. */
export function useDeletionPreview() {
  const client = useApolloClient();
  const [preview, setPreview] = useState<DeletionPreview | null>(null);
  const [looking, setLooking] = useState(false);

  /** Resolves to whether the preview was loaded. */
  const look = async (): Promise<boolean> => {
    setLooking(true);
    try {
      const { data } = await client.query({ query: AccountDeletionPreviewDocument, fetchPolicy: "network-only" });
      const { accountDeletionPreview, me } = data!;
      setPreview({ ...accountDeletionPreview, role: me.membership?.role ?? null });
      return true;
    } catch (error) {
      toast.error(toasts.deletionPreviewFailed, describeError(error).message);
      return false;
    } finally {
      setLooking(false);
    }
  };

  return { preview, look, looking };
}
