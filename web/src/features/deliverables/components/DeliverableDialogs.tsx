import { ConfirmDialog } from "~/components/ConfirmDialog";
import { useAddDeliverable } from "../hooks/useAddDeliverable";
import { useDeleteDeliverable } from "../hooks/useDeleteDeliverable";
import { useUpdateDeliverable } from "../hooks/useUpdateDeliverable";
import type { DeliverableCard_DeliverableFragment } from "./DeliverableCard.generated";
import { DeliverableFormDialog } from "./DeliverableFormDialog";
import type { DeliverablesSection_ProjectFragment } from "./DeliverablesSection.generated";

export type OpenDeliverableDialog =
  { kind: "add" } | { kind: "edit" | "delete"; deliverable: DeliverableCard_DeliverableFragment };

interface DialogProps {
  project: DeliverablesSection_ProjectFragment;
  onClose: () => void;
}

function AddDialog({ project, onClose }: DialogProps) {
  const addDeliverable = useAddDeliverable(project.id);
  return (
    <DeliverableFormDialog
      project={project}
      onClose={onClose}
      title="Add New Deliverable"
      description="Create a new milestone or deliverable for your project."
      initialValues={{ title: "", description: "", dueDate: "" }}
      onSubmit={addDeliverable}
      submitLabel="Add Deliverable"
      busyLabel="Adding..."
    />
  );
}

function EditDialog({
  project,
  deliverable,
  onClose,
}: DialogProps & { deliverable: DeliverableCard_DeliverableFragment }) {
  const updateDeliverable = useUpdateDeliverable(deliverable.id);
  const { title, description, dueDate } = deliverable;
  return (
    <DeliverableFormDialog
      project={project}
      onClose={onClose}
      title="Edit Deliverable"
      description="Change what to deliver or when it's due."
      initialValues={{ title, description: description ?? "", dueDate }}
      onSubmit={updateDeliverable}
      submitLabel="Save Changes"
      busyLabel="Saving..."
    />
  );
}

function DeleteDialog({
  deliverable,
  onClose,
}: {
  deliverable: DeliverableCard_DeliverableFragment;
  onClose: () => void;
}) {
  const deleteDeliverable = useDeleteDeliverable();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete this deliverable?"
      description={`'${deliverable.title}' will be removed from the project. This cannot be undone.`}
      confirmLabel="Delete Deliverable"
      busyLabel="Deleting..."
      tone="danger"
      onConfirm={() => deleteDeliverable(deliverable.id)}
    />
  );
}

/** The dialog that is open, if any. */
export function DeliverableDialogs({
  project,
  dialog,
  onClose,
}: DialogProps & { dialog: OpenDeliverableDialog | null }) {
  switch (dialog?.kind) {
    case "add":
      return <AddDialog project={project} onClose={onClose} />;
    case "edit":
      return <EditDialog project={project} deliverable={dialog.deliverable} onClose={onClose} />;
    case "delete":
      return <DeleteDialog deliverable={dialog.deliverable} onClose={onClose} />;
    default:
      return null;
  }
}
