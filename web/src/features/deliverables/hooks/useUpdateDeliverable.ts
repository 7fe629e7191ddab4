import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors } from "~/graphql/errors";
import { toasts } from "~/texts/toasts";
import { deliverableInput, refuseIncomplete, type DeliverableFormValues } from "../deliverable-form";
import { useUpdateDeliverableMutation } from "./UpdateDeliverable.generated";
import { useRefusal } from "./useRefusal";

/** Saves an edited deliverable. Resolves to whether it was saved. */
export function useUpdateDeliverable(id: string) {
  const [updateDeliverable] = useUpdateDeliverableMutation();
  const refuse = useRefusal();
  return async (values: DeliverableFormValues, form: FormikHelpers<DeliverableFormValues>): Promise<boolean> => {
    if (refuseIncomplete(values, form)) return false;
    try {
      // The due date decides the place in the list.
      await updateDeliverable({
        variables: { input: { id, ...deliverableInput(values) } },
        refetchQueries: ["ProjectDeliverables"],
      });
      toast.success(toasts.deliverableUpdated);
      return true;
    } catch (error) {
      if (!applyFieldErrors(form, error)) refuse(error, toasts.deliverableUpdateFailed);
      return false;
    }
  };
}
