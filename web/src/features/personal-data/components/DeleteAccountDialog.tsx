import { DialogShell } from "~/components/DialogShell";
import { useAuth } from "~/graphql/session";
import type { DeletionPreview } from "../hooks/useDeletionPreview";
import { DeleteAccountForm } from "./DeleteAccountForm";
import { DeletionBlocked } from "./DeletionBlocked";

export interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
  preview: DeletionPreview;
}

/**
 * Says what deleting the account means, as things stand now, and asks for it in earnest; or says what stands in the
 * way.
 */
export default function DeleteAccountDialog({ open, onClose, preview }: DeleteAccountDialogProps) {
  const { user } = useAuth();
  if (!user) return null;
  if (preview.projectsInProgress.length === 0)
    return <DeleteAccountForm open={open} onClose={onClose} user={user} preview={preview} />;
  return (
    <DialogShell open={open} onClose={onClose} title="Delete Account">
      <DeletionBlocked projects={preview.projectsInProgress} userType={user.userType} onClose={onClose} />
    </DialogShell>
  );
}
