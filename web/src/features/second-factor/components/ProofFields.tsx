import { TextField } from "~/components/FormField";
import { PasswordField } from "~/components/PasswordField";

/** Password and code, to confirm that the user makes the change. */
export function ProofFields() {
  return (
    <>
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <TextField
        name="code"
        label="Code"
        hint="From your authenticator app, or one of your recovery codes."
        autoComplete="one-time-code"
        spellCheck={false}
        required
      />
    </>
  );
}
