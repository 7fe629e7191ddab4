import { useEffect, useEffectEvent, useRef } from "react";
import { Form as FormikForm, useFormikContext, type FormikFormProps } from "formik";
import { focusFirstError } from "./focus-first-error";

/**
 * Inside a Formik form: when the form is refused, here or by the API, moves the focus to the first invalid field. When
 * no field is invalid, returns the focus to the element that lost it because its button was disabled meanwhile.
 */
export function FocusFirstError() {
  const marker = useRef<HTMLSpanElement>(null);
  const { submitCount, isSubmitting, isValid } = useFormikContext();
  const focus = useEffectEvent(() => {
    const form = marker.current?.closest("form");
    if (!isValid && focusFirstError(form)) return;
    const nowhere = document.activeElement === null || document.activeElement === document.body;
    if (nowhere) form?.querySelector<HTMLElement>('[type="submit"]')?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) focus();
  }, [submitCount, isSubmitting]);
  return <span ref={marker} hidden />;
}

/** A Formik form that shows our messages instead of the browser's and focuses the first invalid field. */
export function Form({ children, ...form }: FormikFormProps) {
  return (
    <FormikForm noValidate {...form}>
      {children}
      <FocusFirstError />
    </FormikForm>
  );
}
