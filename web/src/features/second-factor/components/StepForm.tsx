import type { ReactNode } from "react";
import { Button, Dialog, Stack } from "@chakra-ui/react";
import { Formik, type FormikHelpers, type FormikValues } from "formik";
import type { ObjectSchema } from "yup";
import { Form } from "~/components/Form";

export interface StepFormProps<Values extends FormikValues> {
  initialValues: Values;
  /** A validation rule from the contract, so that browser and server agree. */
  validationSchema: ObjectSchema<object>;
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<unknown>;
  onCancel: () => void;
  submitLabel: string;
  busyLabel: string;
  children: ReactNode;
}

/** One step of a multi-step dialog: its fields and two buttons. Used inside a `DialogShell`. */
export function StepForm<Values extends FormikValues>(props: StepFormProps<Values>) {
  const { initialValues, validationSchema, onSubmit, onCancel, submitLabel, busyLabel, children } = props;
  return (
    <Formik<Values>
      initialValues={initialValues}
      validationSchema={validationSchema}
      onSubmit={async (values, form) => void (await onSubmit(values, form))}
    >
      {({ isSubmitting }) => (
        <Form style={{ display: "contents" }}>
          <Dialog.Body>
            <Stack gap="4">{children}</Stack>
          </Dialog.Body>
          <Dialog.Footer>
            <Button variant="outline" onClick={onCancel} disabled={isSubmitting}>
              Cancel
            </Button>
            <Button type="submit" colorPalette="accent" loading={isSubmitting} loadingText={busyLabel}>
              {submitLabel}
            </Button>
          </Dialog.Footer>
        </Form>
      )}
    </Formik>
  );
}
