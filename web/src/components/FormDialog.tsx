import type { ReactNode } from "react";
import { Button, Dialog, Stack } from "@chakra-ui/react";
import { Formik, type FormikHelpers, type FormikValues } from "formik";
import type { ObjectSchema } from "yup";
import { DialogShell, type DialogShellProps } from "./DialogShell";
import { Form } from "./Form";
import { toast } from "./toaster";
import { UnsavedChanges } from "./UnsavedChanges";

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
  /** Asks before a person leaves the page with what they typed. For long forms. */
  guarded?: boolean;
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
    children,
    ...others
  } = props;
  const { submitDisabled = false, guarded = false, ...shell } = others;
  const isDisabled = (values: Values) =>
    typeof submitDisabled === "function" ? submitDisabled(values) : submitDisabled;
  const cancel = () => {
    toast.endErrors();
    props.onClose();
  };
  return (
    <DialogShell {...shell}>
      <Formik<Values>
        initialValues={initialValues}
        validationSchema={validationSchema}
        onSubmit={async (values, form) => {
          if ((await onSubmit(values, form)) !== false) props.onClose();
        }}
      >
        {({ values, dirty, isSubmitting }) => (
          <Form style={{ display: "contents" }}>
            {guarded ? <UnsavedChanges unsaved={dirty && !isSubmitting} /> : null}
            <Dialog.Body>
              <Stack gap="4">{typeof children === "function" ? children(values) : children}</Stack>
            </Dialog.Body>
            <Dialog.Footer>
              <Button variant="outline" onClick={cancel} disabled={isSubmitting}>
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
