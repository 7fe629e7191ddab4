import type { ReactNode } from "react";
import { Button, Dialog, Stack } from "@chakra-ui/react";
import { Form, Formik, type FormikHelpers, type FormikValues } from "formik";
import type { ObjectSchema } from "yup";
import { DialogShell, type DialogShellProps } from "./DialogShell";

export interface FormDialogProps<Values extends FormikValues> extends Pick<
  DialogShellProps,
  "open" | "onClose" | "title" | "description" | "size"
> {
  initialValues: Values;
  /** A rule of the contract, so that browser and server judge alike. */
  validationSchema?: ObjectSchema<object>;
  /** Saves. The dialog closes afterwards unless it answers `false`, which keeps what was typed. */
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<unknown>;
  submitLabel: string;
  busyLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: "accent" | "danger";
  /** Whether Submit is closed although nothing is wrong with the form. */
  submitDisabled?: boolean | ((values: Values) => boolean);
  /** The fields; a function gets the current values. */
  children: ReactNode | ((values: Values) => ReactNode);
}

/** A form in a dialog. Its fields are those of `FormField`; it starts afresh each time it opens. */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const {
    initialValues,
    validationSchema,
    onSubmit,
    submitLabel,
    busyLabel,
    tone = "accent",
    submitDisabled = false,
    children,
    ...shell
  } = props;
  const isDisabled = (values: Values) =>
    typeof submitDisabled === "function" ? submitDisabled(values) : submitDisabled;
  return (
    <DialogShell {...shell}>
      <Formik<Values>
        initialValues={initialValues}
        validationSchema={validationSchema}
        onSubmit={async (values, form) => {
          if ((await onSubmit(values, form)) !== false) props.onClose();
        }}
      >
        {({ values, isSubmitting }) => (
          <Form noValidate style={{ display: "contents" }}>
            <Dialog.Body>
              <Stack gap="4">{typeof children === "function" ? children(values) : children}</Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={props.onClose} disabled={isSubmitting}>
                Cancel
              </Button>
              <Button
                type="submit"
                colorPalette={tone}
                loading={isSubmitting}
                loadingText={busyLabel ?? submitLabel}
                disabled={isDisabled(values)}
              >
                {submitLabel}
              </Button>
            </Dialog.Footer>
          </Form>
        )}
      </Formik>
    </DialogShell>
  );
}
