import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { forgetLists } from "~/graphql/forget-lists";
import { toasts } from "~/texts/toasts";
import { useWithdrawApplicationMutation } from "./WithdrawApplication.generated";

/** Withdraws a pending application. Resolves to whether it succeeded. */
export function useWithdrawApplication() {
  const [withdrawApplication, { loading }] = useWithdrawApplicationMutation({
    // The server decides whether the club may apply again, so the data on screen is reloaded.
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
