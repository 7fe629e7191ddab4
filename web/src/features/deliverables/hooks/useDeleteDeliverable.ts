import { toast } from "~/components/toaster";
import { isProjectClosed } from "~/graphql/errors";
import { forgetLists } from "~/graphql/forget-lists";
import { toasts } from "~/texts/toasts";
import { useDeleteDeliverableMutation } from "./DeleteDeliverable.generated";
import { useRefusal } from "./useRefusal";

/** Deletes a deliverable. Resolves to whether the dialog may close: it is deleted, or can no longer be changed. */
export function useDeleteDeliverable() {
  const [deleteDeliverable] = useDeleteDeliverableMutation();
  const refuse = useRefusal();
  return async (id: string): Promise<boolean> => {
    try {
      await deleteDeliverable({
        variables: { input: { id } },
        update: (cache) => forgetLists(cache, "deliverables"),
        refetchQueries: ["ProjectDeliverables"],
        awaitRefetchQueries: true,
      });
      toast.success(toasts.deliverableDeleted);
      return true;
    } catch (error) {
      refuse(error, toasts.deliverableDeleteFailed);
      // In a completed project, retrying is pointless.
      return isProjectClosed(error);
    }
  };
}
