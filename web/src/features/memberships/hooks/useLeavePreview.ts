import { useState } from "react";
import { useApolloClient } from "@apollo/client/react";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import { LeavePreviewDocument, type LeavePreviewQuery } from "./LeavePreview.generated";

export type LeavePreview = LeavePreviewQuery["accountDeletionPreview"];

/** What closes when the last person who acts for a club or startup leaves it. Loaded anew by each `look`. */
export function useLeavePreview() {
  const client = useApolloClient();
  const [preview, setPreview] = useState<LeavePreview | null>(null);
  const [looking, setLooking] = useState(false);

  /** Resolves to whether the preview was loaded. */
  const look = async (): Promise<boolean> => {
    setLooking(true);
    try {
      const { data } = await client.query({ query: LeavePreviewDocument, fetchPolicy: "network-only" });
      setPreview(data!.accountDeletionPreview);
      return true;
    } catch (error) {
      toast.error(toasts.leavingFailed.title, describeError(error).message);
      return false;
    } finally {
      setLooking(false);
    }
  };

  return { preview, look, looking };
}
