import { useEffect, useEffectEvent, useRef } from "react";
import { Form as FormikForm, useFormikContext, type FormikFormProps } from "formik";
import { focusFirstError } from "./focus-first-error";

/**
 * Within a Formik form: once it is refused, here or by the API, the focus goes to its first wrong field. Where no field
 * is wrong, whoever lost the focus to a button that was closed meanwhile gets it back.
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

/** A Formik form with our own messages in place of the browser's, which puts the focus where something is wrong. */
export function Form({ children, ...form }: FormikFormProps) {
  return (
    <FormikForm noValidate {...form}>
      {children}
      <FocusFirstError />
    </FormikForm>
  );
}
