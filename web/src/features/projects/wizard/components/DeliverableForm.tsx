import { Button, Flex, HStack, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { deliverableRules, limits } from "@quadwork/server/contract";
import { Formik, useFormikContext } from "formik";
import { TriangleAlert } from "lucide-react";
import { Input } from "~/components/controls";
import { addCalendarDays } from "~/components/dates";
import { Form } from "~/components/Form";
import { DateField, FormField, TextAreaField, TextField } from "~/components/FormField";
import type { ProjectFormValues } from "../../project-form";
import { defaultDays, dueDateOf, isOutsideProject, newKey, type WizardDeliverable } from "../draft";

interface DeliverableValues {
  title: string;
  description: string;
  days: string;
  dueDate: string;
}

const valuesOf = (deliverable: WizardDeliverable | null, startDate: string): DeliverableValues => ({
  title: deliverable?.title ?? "",
  description: deliverable?.description ?? "",
  days: String(deliverable?.days ?? defaultDays),
  dueDate: deliverable ? dueDateOf(deliverable, startDate) : addCalendarDays(startDate, defaultDays),
});

/** Days from the project's start; typing here moves the due date. */
function DaysField({ startDate }: { startDate: string }) {
  const { values, setValues } = useFormikContext<DeliverableValues>();
  return (
    <FormField name="days" label="Duration (Days)" hint="From the project's start date">
      <Input
        type="number"
        inputMode="numeric"
        min={0}
        step={1}
        value={values.days}
        onChange={(event) => {
          const days = event.currentTarget.value;
          void setValues({
            ...values,
            days,
            dueDate: addCalendarDays(startDate, Number.parseInt(days, 10)) || values.dueDate,
          });
        }}
      />
    </FormField>
  );
}

/** Warns that a due date is outside the project's dates; saving is still possible. */
export function OutsideWarning() {
  return (
    <HStack color="warning.fg" textStyle="sm" gap="1.5" role="status">
      <TriangleAlert size={16} aria-hidden />
      <Text as="span">This due date is outside the project's dates.</Text>
    </HStack>
  );
}

export interface DeliverableFormProps {
  /** The deliverable to edit; null adds a new one. */
  deliverable: WizardDeliverable | null;
  details: Pick<ProjectFormValues, "startDate" | "endDate">;
  onSave: (deliverable: WizardDeliverable) => void;
  onCancel: () => void;
}

/** One deliverable of the draft. Without a title, nothing is saved. */
export function DeliverableForm({ deliverable, details, onSave, onCancel }: DeliverableFormProps) {
  const save = (values: DeliverableValues) => {
    const days = Number.parseInt(values.days, 10);
    const daysOrDefault = Number.isFinite(days) ? days : defaultDays;
    onSave({
      key: deliverable?.key ?? newKey(),
      title: values.title.trim(),
      description: values.description.trim(),
      days: daysOrDefault,
      pickedDate: values.dueDate === addCalendarDays(details.startDate, daysOrDefault) ? null : values.dueDate,
    });
  };

  return (
    <Formik<DeliverableValues>
      initialValues={valuesOf(deliverable, details.startDate)}
      validationSchema={deliverableRules}
      onSubmit={save}
    >
      {({ values }) => (
        <Form aria-label={deliverable ? `Edit ${deliverable.title}` : "New deliverable"}>
          <Stack gap="4">
            <TextField name="title" label="Title" required autoFocus maxLength={limits.titleLength} />
            <TextAreaField name="description" label="Description (Optional)" rows={3} />
            <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
              <DaysField startDate={details.startDate} />
              <DateField name="dueDate" label="Due Date" required />
            </SimpleGrid>
            {isOutsideProject(values.dueDate, details) ? <OutsideWarning /> : null}
            <Flex gap="2" justify="flex-end">
              <Button variant="ghost" size="sm" onClick={onCancel}>
                Cancel
              </Button>
              <Button type="submit" variant="outline" size="sm">
                {deliverable ? "Save" : "Add Deliverable"}
              </Button>
            </Flex>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
