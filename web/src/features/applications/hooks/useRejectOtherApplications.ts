import { toast } from "~/components/toaster";
import { describeError } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import { useRejectOtherApplicationsMutation } from "./RejectOtherApplications.generated";

/** Rejects all pending applications to a project that has found its club. Resolves to whether it succeeded. */
export function useRejectOtherApplications() {
  const [rejectOtherApplications, { loading }] = useRejectOtherApplicationsMutation({ refetchQueries: "active" });

  const rejectOthers = async (projectId: string): Promise<boolean> => {
    try {
      await rejectOtherApplications({ variables: { input: { projectId } } });
      toast.success(toasts.otherApplicationsRejected.title);
      return true;
    } catch (error) {
      toast.error(toasts.applicationStatusFailed.title, describeError(error).message);
      return false;
    }
  };

  return { rejectOthers, rejecting: loading };
}
