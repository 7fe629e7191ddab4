import { createContext, useContext, useId, type ReactNode } from "react";
import { chakra, VisuallyHidden } from "@chakra-ui/react";

/** What the frame of a field hands to the control inside it. */
export interface FieldControl {
  id: string;
  required: boolean;
  disabled: boolean;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-errormessage": string | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/** What the surrounding `Field` says about its control; null outside of one. */
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
  /** Keeps the label for screen readers only. */
  labelHidden?: boolean;
  /** What to enter, shown below the control until there is an error. */
  hint?: ReactNode;
  /** What is wrong. */
  error?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  /** One control of `controls.tsx`, or anything that asks `useFieldControl`. */
  children: ReactNode;
}

/**
 * A label, a control, then its hint or its error. Our own and not Chakra's, whose fields bring the machines of its
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
