import { DialogShell } from "~/components/DialogShell";
import { useAuth } from "~/graphql/session";
import type { DeletionPreview } from "../hooks/useDeletionPreview";
import { DeleteAccountForm } from "./DeleteAccountForm";
import { DeletionBlocked } from "./DeletionBlocked";
import { SuccessorNeeded } from "./SuccessorNeeded";

export interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
  preview: DeletionPreview;
}

/** Explains what deleting the account means right now and asks for confirmation, or explains why it is not possible. */
export default function DeleteAccountDialog({ open, onClose, preview }: DeleteAccountDialogProps) {
  const { user } = useAuth();
  if (!user) return null;
  if (preview.successorNeeded)
    return (
      <DialogShell open={open} onClose={onClose} title="Delete Account">
        <SuccessorNeeded userType={user.userType} onClose={onClose} />
      </DialogShell>
    );
  if (preview.projectsInProgress.length === 0)
    return <DeleteAccountForm open={open} onClose={onClose} user={user} preview={preview} />;
  return (
    <DialogShell open={open} onClose={onClose} title="Delete Account">
      <DeletionBlocked projects={preview.projectsInProgress} userType={user.userType} onClose={onClose} />
    </DialogShell>
  );
}
