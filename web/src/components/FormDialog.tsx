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
  /** A validation rule from the contract, so that browser and server agree. */
  validationSchema?: ObjectSchema<object>;
  /** Saves the form. The dialog then closes, unless this returns `false`, which keeps it open with the typed values. */
  onSubmit: (values: Values, form: FormikHelpers<Values>) => Promise<unknown>;
  submitLabel: string;
  busyLabel?: string;
  /** `danger` for actions that cannot be undone. */
  tone?: "accent" | "danger";
  /** Disables the submit button even though the form is valid. */
  submitDisabled?: boolean | ((values: Values) => boolean);
  /** Asks for confirmation before leaving the page with unsaved changes. For long forms. */
  guarded?: boolean;
  /** The fields, or a function that receives the current values. */
  children: ReactNode | ((values: Values) => ReactNode);
}

/** A form in a dialog, with fields from `FormField`. It resets each time it opens. */
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
