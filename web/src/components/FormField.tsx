import type { ChangeEvent, ComponentProps, ReactNode } from "react";
import { useField } from "formik";
import { Input, Select, Textarea } from "./controls";
import { Field } from "./Field";
import { useStillWhilePressed } from "./useStillWhilePressed";

export interface FormFieldProps {
  /** Path of the value in the Formik form, for example `deliverables.0.title`. */
  name: string;
  label: string;
  /** Hint on what to enter, shown below the control unless there is an error. */
  hint?: ReactNode;
  required?: boolean;
  disabled?: boolean;
}

const firstMessage = (error: unknown): string | undefined => {
  if (typeof error === "string") return error;
  return Array.isArray(error) ? error.map(firstMessage).find(Boolean) : undefined;
};

/** The frame of every form control: label, control, then hint or error. */
export function FormField({
  name,
  label,
  hint,
  required,
  disabled,
  children,
}: FormFieldProps & { children: ReactNode }) {
  const [, { touched, error }] = useField<unknown>(name);
  // An error line that appears during a press would move the button away, and the click would be lost.
  const message = useStillWhilePressed(touched ? firstMessage(error) : undefined);
  return (
    <Field label={label} hint={hint} error={message} required={required} disabled={disabled}>
      {children}
    </Field>
  );
}

type Control<Props> = FormFieldProps & Omit<Props, keyof FormFieldProps | "value" | "onChange" | "onBlur">;

/** Separates the frame's props from those passed on to the control. */
function split<Props extends FormFieldProps>({ name, label, hint, required, disabled, ...control }: Props) {
  return { frame: { name, label, hint, required, disabled }, control };
}

/** A one-line text; `type` and `autoComplete` as on an input. */
export function TextField(props: Control<ComponentProps<typeof Input>>) {
  const { frame, control } = split(props);
  const [field] = useField<string | null | undefined>(props.name);
  return (
    <FormField {...frame}>
      <Input {...control} {...field} value={field.value ?? ""} />
    </FormField>
  );
}

/** A text of several lines. */
export function TextAreaField(props: Control<ComponentProps<typeof Textarea>>) {
  const { frame, control } = split(props);
  const [field] = useField<string | null | undefined>(props.name);
  return (
    <FormField {...frame}>
      <Textarea rows={4} resize="vertical" {...control} {...field} value={field.value ?? ""} />
    </FormField>
  );
}

/** A whole number. The form's value is a number, or an empty string while there is none. */
export function NumberField(props: Control<ComponentProps<typeof Input>>) {
  return <TextField type="number" inputMode="numeric" step={1} {...props} />;
}

/** A calendar date. The form's value is `YYYY-MM-DD`, or an empty string; `min` and `max` disable the days outside. */
export function DateField(props: Control<ComponentProps<typeof Input>>) {
  return <TextField type="date" {...props} />;
}

export interface SelectFieldProps extends FormFieldProps {
  options: readonly { value: string; label: string }[];
  /** The entry for "nothing chosen", whose value is an empty string. Without it, the first option is preselected. */
  placeholder?: string;
  /** Handles the choice instead of the form. */
  onChoose?: (value: string) => void;
}

/** One of a few options. */
export function SelectField({ options, placeholder, onChoose, ...frame }: SelectFieldProps) {
  const [field] = useField<string | null | undefined>(frame.name);
  return (
    <FormField {...frame}>
      <Select
        {...field}
        value={field.value ?? ""}
        placeholder={placeholder}
        {...(onChoose && { onChange: (event: ChangeEvent<HTMLSelectElement>) => onChoose(event.currentTarget.value) })}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </FormField>
  );
}

/** An enumeration's label map as options, in the map's order. */
export const optionsOf = <Value extends string>(labels: Record<Value, string>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value: value as Value, label }));
