import { List, Text } from "@chakra-ui/react";
import { accountDeletionRules } from "@quadwork/server/contract";
import { FormDialog } from "~/components/FormDialog";
import { TextField } from "~/components/FormField";
import { PasswordField } from "~/components/PasswordField";
import type { SessionUser } from "~/graphql/session";
import { consequencesOf } from "../consequences";
import { useDeleteAccount } from "../hooks/useDeleteAccount";
import type { DeletionPreview } from "../hooks/useDeletionPreview";

export interface DeleteAccountFormProps {
  open: boolean;
  onClose: () => void;
  user: SessionUser;
  preview: DeletionPreview;
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other.toLowerCase();

/** The final confirmation: the consequences, the password, and the e-mail address typed again. */
export function DeleteAccountForm({ open, onClose, user, preview }: DeleteAccountFormProps) {
  const deleteAccount = useDeleteAccount();
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title="Delete Account"
      description="This cannot be undone."
      initialValues={{ password: "", confirmation: "" }}
      validationSchema={accountDeletionRules}
      onSubmit={deleteAccount}
      submitLabel="Delete My Account"
      busyLabel="Deleting..."
      tone="danger"
      submitDisabled={({ password, confirmation }) => password === "" || !same(confirmation, user.email)}
    >
      <List.Root ps="5" gap="1">
        {consequencesOf(user.userType, preview).map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List.Root>
      <PasswordField name="password" label="Password" autoComplete="current-password" required />
      <TextField
        name="confirmation"
        label="Email address"
        hint={
          <>
            Type{" "}
            <Text as="strong" overflowWrap="anywhere">
              {user.email}
            </Text>{" "}
            to confirm.
          </>
        }
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
    </FormDialog>
  );
}
