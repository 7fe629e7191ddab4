import { Dialog, Skeleton } from "@chakra-ui/react";
import { DialogShell } from "~/components/DialogShell";
import { ErrorState } from "~/components/ErrorState";
import { useAuth } from "~/graphql/session";
import { toasts } from "~/texts/toasts";
import { useAccountDeletionPreviewQuery } from "../hooks/AccountDeletionPreview.generated";
import { DeleteAccountForm } from "./DeleteAccountForm";
import { DeletionBlocked } from "./DeletionBlocked";

export interface DeleteAccountDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Says what deleting the account means, as things stand now, and asks for it in earnest; or says what stands in the way. */
export default function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const { user } = useAuth();
  const { data, loading, error, refetch } = useAccountDeletionPreviewQuery({ skip: !open, fetchPolicy: "network-only" });
  const preview = data?.accountDeletionPreview;
  if (!user) return null;
  if (preview && preview.projectsInProgress.length === 0) {
    return <DeleteAccountForm open={open} onClose={onClose} user={user} preview={preview} />;
  }
  return (
    <DialogShell open={open} onClose={onClose} title="Delete Account">
      {preview ? (
        <DeletionBlocked projects={preview.projectsInProgress} userType={user.userType} onClose={onClose} />
      ) : (
        <Dialog.Body pb="6">
          {error ? (
            <ErrorState title={toasts.deletionPreviewFailed.description} onRetry={() => void refetch()} retrying={loading} />
          ) : (
            <Skeleton height="40" role="status" aria-label="Looking at what would happen..." />
          )}
        </Dialog.Body>
      )}
    </DialogShell>
  );
}
