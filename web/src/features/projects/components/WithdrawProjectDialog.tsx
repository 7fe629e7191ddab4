import { useNavigate } from "react-router";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { useWithdrawProject } from "../hooks/useWithdrawProject";

export interface WithdrawProjectDialogProps {
  project: { id: string; title: string };
  onClose: () => void;
}

/** Asks for confirmation before deleting an open project, then leaves its page. Mounted while open. */
export default function WithdrawProjectDialog({ project, onClose }: WithdrawProjectDialogProps) {
  const withdrawProject = useWithdrawProject();
  const navigate = useNavigate();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Withdraw this project?"
      description={`'${project.title}' will be deleted together with its deliverables and applications. This cannot be undone.`}
      confirmLabel="Withdraw Project"
      busyLabel="Withdrawing..."
      tone="danger"
      onConfirm={() => withdrawProject(project.id, () => navigate("/dashboard/projects", { replace: true }))}
    />
  );
}
