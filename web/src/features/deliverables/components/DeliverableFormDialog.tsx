import { Text } from "@chakra-ui/react";
import { limits } from "@quadwork/server/contract";
import type { FormikHelpers } from "formik";
import { TriangleAlert } from "lucide-react";
import { formatDate } from "~/components/dates";
import { FormDialog } from "~/components/FormDialog";
import { DateField, TextAreaField, TextField } from "~/components/FormField";
import type { DeliverableFormValues } from "../deliverable-form";
import type { DeliverablesSection_ProjectFragment } from "./DeliverablesSection.generated";

export interface DeliverableFormDialogProps {
  title: string;
  description: string;
  submitLabel: string;
  busyLabel: string;
  initialValues: DeliverableFormValues;
  /** The project's dates; a due date outside them shows a warning but is accepted. */
  project: Pick<DeliverablesSection_ProjectFragment, "startDate" | "endDate">;
  onSubmit: (values: DeliverableFormValues, form: FormikHelpers<DeliverableFormValues>) => Promise<boolean>;
  onClose: () => void;
}

/** A warning for a due date before the project's start or after its end. */
function spanWarning(
  dueDate: string,
  { startDate, endDate }: DeliverableFormDialogProps["project"],
): string | undefined {
  if (!dueDate) return undefined;
  if (dueDate < startDate) return `This is before the project starts on ${formatDate(startDate)}.`;
  return endDate && dueDate > endDate ? `This is after the project ends on ${formatDate(endDate)}.` : undefined;
}

/** Title, description and due date of a deliverable. Mounted while open. */
export function DeliverableFormDialog({ project, ...dialog }: DeliverableFormDialogProps) {
  return (
    <FormDialog<DeliverableFormValues> open {...dialog}>
      {({ dueDate }) => {
        const warning = spanWarning(dueDate, project);
        return (
          <>
            <TextField name="title" label="Title" required maxLength={limits.titleLength} />
            <TextAreaField name="description" label="Description (Optional)" />
            <DateField
              name="dueDate"
              label="Due Date"
              required
              hint={
                warning && (
                  <Text as="span" display="inline-flex" gap="1.5" alignItems="center" color="fg.warning">
                    <TriangleAlert size={14} aria-hidden />
                    {warning}
                  </Text>
                )
              }
            />
          </>
        );
      }}
    </FormDialog>
  );
}
