import { limits } from "@quadwork/server/contract";
import { TextField, type FormFieldProps } from "./FormField";

/** The field for the code of the club to join: the form's `clubCode`. */
export function SecretCodeField(props: Pick<FormFieldProps, "hint" | "disabled">) {
  return (
    <TextField
      name="clubCode"
      label="Club code"
      required
      maxLength={limits.secretCodeLength}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      fontFamily="mono"
      letterSpacing="0.15em"
      textTransform="uppercase"
      {...props}
    />
  );
}
