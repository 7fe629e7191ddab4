import { toast } from "~/components/toaster";
import { forgetLists } from "~/graphql/forget-lists";
import { toasts } from "~/texts/toasts";
import { useDeleteDeliverableMutation } from "./DeleteDeliverable.generated";

/** Deletes a deliverable. Resolves to whether it is gone. */
export function useDeleteDeliverable() {
  const [deleteDeliverable] = useDeleteDeliverableMutation();
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
    } catch {
      toast.error(toasts.deliverableDeleteFailed);
      return false;
    }
  };
}
