import { createContext, useContext, useId, type ReactNode } from "react";
import { chakra, VisuallyHidden } from "@chakra-ui/react";

/** What a field's frame passes to its control. */
export interface FieldControl {
  id: string;
  required: boolean;
  disabled: boolean;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-errormessage": string | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/** The control settings of the surrounding `Field`; null outside one. */
export const useFieldControl = () => useContext(FieldContext);

const Label = chakra("label", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "1",
    textStyle: "sm",
    fontWeight: "medium",
    userSelect: "none",
    _disabled: { opacity: "0.5" },
  },
});
const Message = chakra("span", { base: { textStyle: "sm" } });

export interface FieldProps {
  label: string;
  /** Shows the label to screen readers only. */
  labelHidden?: boolean;
  /** Hint on what to enter, shown below the control unless there is an error. */
  hint?: ReactNode;
  /** The error message. */
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** A control from `controls.tsx`, or any component that uses `useFieldControl`. */
  children: ReactNode;
}

/**
 * A label, a control, then its hint or its error. Replaces Chakra's field, which would bring the state machines of the
 * whole component library to every page with an input.
 */
export function Field({
  label,
  labelHidden = false,
  hint,
  error,
  required = false,
  disabled = false,
  children,
}: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  const control: FieldControl = {
    id,
    required,
    disabled,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error || hint ? messageId : undefined,
    "aria-errormessage": error ? messageId : undefined,
  };
  const labelElement = (
    <Label htmlFor={id} data-disabled={disabled || undefined}>
      {label}
      {required ? (
        <chakra.span aria-hidden color="danger.fg" lineHeight="1">
          *
        </chakra.span>
      ) : null}
    </Label>
  );
  return (
    <FieldContext value={control}>
      <chakra.div
        display="flex"
        flexDirection="column"
        alignItems="flex-start"
        gap="1.5"
        width="full"
        position="relative"
      >
        {labelHidden ? <VisuallyHidden asChild>{labelElement}</VisuallyHidden> : labelElement}
        {children}
        {error ? (
          <Message id={messageId} color="fg.error" fontWeight="medium" aria-live="polite">
            {error}
          </Message>
        ) : hint ? (
          <Message id={messageId} color="fg.muted">
            {hint}
          </Message>
        ) : null}
      </chakra.div>
    </FieldContext>
  );
}
