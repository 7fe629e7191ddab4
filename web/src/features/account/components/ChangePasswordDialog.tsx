import { limits, passwordChangeRules } from "@quadwork/server/contract";
import { FormDialog } from "~/components/FormDialog";
import { PasswordField } from "~/components/PasswordField";
import { useChangePassword } from "../hooks/useChangePassword";

/** Asks for the current and the new password. */
export default function ChangePasswordDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const change = useChangePassword();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Change Password"
      description="You stay logged in on this device and are logged out everywhere else."
      initialValues={{ currentPassword: "", newPassword: "" }}
      validationSchema={passwordChangeRules}
      onSubmit={change}
      submitLabel="Change Password"
      busyLabel="Changing..."
    >
      <PasswordField name="currentPassword" label="Current password" autoComplete="current-password" required />
      <PasswordField
        name="newPassword"
        label="New password"
        autoComplete="new-password"
        hint={`At least ${limits.passwordMinimum} characters`}
        required
      />
    </FormDialog>
  );
}
