import { useState } from "react";
import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import { useCreateCalendarFeedMutation } from "./CreateCalendarFeed.generated";
import { useMyCalendarFeedQuery } from "./MyCalendarFeed.generated";
import { useRevokeCalendarFeedMutation } from "./RevokeCalendarFeed.generated";

/** The viewer's calendar feed, and what can be done with it. */
export function useCalendarFeed() {
  const { data, loading, error, refetch } = useMyCalendarFeedQuery();
  const after = { refetchQueries: ["MyCalendarFeed"], awaitRefetchQueries: true };
  // The address is a secret: it never enters the cache.
  const [createFeed] = useCreateCalendarFeedMutation({ ...after, fetchPolicy: "no-cache" });
  const [revokeFeed] = useRevokeCalendarFeedMutation(after);
  const [creating, setCreating] = useState(false);

  return {
    /** Undefined until it is known. */
    feed: data?.me.calendarFeed,
    loading,
    error,
    refetch,
    creating,
    /** Returns the new address; null after a failure, which a toast reports. */
    async create(): Promise<string | null> {
      setCreating(true);
      try {
        const created = await createFeed();
        return created.data?.createCalendarFeed.url ?? null;
      } catch (failure) {
        toast.error(toasts.calendarFeedCreationFailed.title, describeError(failure).message);
        return null;
      } finally {
        setCreating(false);
      }
    },
    /** Returns whether it is revoked. */
    async revoke(id: string): Promise<boolean> {
      try {
        await revokeFeed({ variables: { input: { id } } });
        toast.success(toasts.calendarFeedRevoked.title, toasts.calendarFeedRevoked.description);
        return true;
      } catch (failure) {
        toast.error(toasts.calendarFeedRevocationFailed.title, describeError(failure).message);
        return false;
      }
    },
  };
}
