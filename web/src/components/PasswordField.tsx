import { useField } from "formik";
import { FormField, type FormFieldProps } from "./FormField";
import { PasswordInput } from "./PasswordInput";

/** The password of a Formik form. */
export function PasswordField({
  autoComplete,
  ...frame
}: FormFieldProps & { autoComplete: "current-password" | "new-password" }) {
  const [field] = useField<string>(frame.name);
  return (
    <FormField {...frame}>
      <PasswordInput {...field} autoComplete={autoComplete} />
    </FormField>
  );
}
