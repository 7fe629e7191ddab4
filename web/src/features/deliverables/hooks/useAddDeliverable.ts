import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import { applyFieldErrors } from "~/graphql/errors";
import { forgetLists } from "~/graphql/forget-lists";
import { toasts } from "~/texts/toasts";
import { deliverableInput, refuseIncomplete, type DeliverableFormValues } from "../deliverable-form";
import { useAddDeliverableMutation } from "./AddDeliverable.generated";
import { useRefusal } from "./useRefusal";

/** Adds a deliverable to a project. Resolves to whether it was added. */
export function useAddDeliverable(projectId: string) {
  const [addDeliverable] = useAddDeliverableMutation();
  const refuse = useRefusal();
  return async (values: DeliverableFormValues, form: FormikHelpers<DeliverableFormValues>): Promise<boolean> => {
    if (refuseIncomplete(values, form)) return false;
    try {
      await addDeliverable({
        variables: { input: { projectId, ...deliverableInput(values) } },
        update: (cache) => forgetLists(cache, "deliverables"),
        refetchQueries: ["ProjectDeliverables"],
        awaitRefetchQueries: true,
      });
      toast.success(toasts.deliverableAdded);
      return true;
    } catch (error) {
      if (!applyFieldErrors(form, error)) refuse(error, toasts.deliverableAddFailed);
      return false;
    }
  };
}
