import type { FormikHelpers } from "formik";
import { toast } from "~/components/toaster";
import type { DeliverableInput } from "~/graphql/types.generated";
import { toasts } from "~/texts/toasts";

/** The form's values; missing ones are empty strings. */
export interface DeliverableFormValues {
  title: string;
  description: string;
  /** `YYYY-MM-DD`. */
  dueDate: string;
}

/** Reports missing values in a toast and beside the fields. Returns whether any are missing. */
export function refuseIncomplete(values: DeliverableFormValues, form: FormikHelpers<DeliverableFormValues>): boolean {
  const missing = {
    ...(!values.title.trim() && { title: "Title is required." }),
    ...(!values.dueDate && { dueDate: "Due date is required." }),
  };
  if (Object.keys(missing).length === 0) return false;
  form.setErrors(missing);
  toast.error(toasts.deliverableIncomplete);
  return true;
}

/** The values as API input: every field, so that none is forgotten. */
export const deliverableInput = ({
  title,
  description,
  dueDate,
}: DeliverableFormValues): Required<DeliverableInput> => ({
  title: title.trim(),
  description: description.trim() || null,
  dueDate,
});
