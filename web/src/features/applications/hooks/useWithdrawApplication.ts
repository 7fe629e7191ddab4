import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { forgetLists } from "~/graphql/forget-lists";
import { toasts } from "~/texts/toasts";
import { useWithdrawApplicationMutation } from "./WithdrawApplication.generated";

/** Takes a pending application back. Resolves to whether it was withdrawn. */
export function useWithdrawApplication() {
  const [withdrawApplication, { loading }] = useWithdrawApplicationMutation({
    // Whether the club may apply again is the server's answer, so what is on screen is read again.
    refetchQueries: "active",
    awaitRefetchQueries: true,
    update: (cache) => forgetLists(cache, "projects"),
  });

  const withdraw = async (id: string): Promise<boolean> => {
    try {
      await withdrawApplication({ variables: { input: { id } } });
      toast.success(toasts.applicationWithdrawn.title, toasts.applicationWithdrawn.description);
      return true;
    } catch (error) {
      toast.error(toasts.applicationStatusFailed.title, describeError(error).message);
      return false;
    }
  };

  return { withdraw, withdrawing: loading };
}
