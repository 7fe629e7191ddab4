import { List, Text } from "@chakra-ui/react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { counted } from "~/texts/counted";
import type { Acting } from "../hooks/useHandover";
import { useHandoverActs } from "../hooks/useHandoverActs";
import type { LeavePreview } from "../hooks/useLeavePreview";

export interface LeaveDialogProps {
  open: boolean;
  onClose: () => void;
  acting: Acting;
  /** What closes with a head or owner who leaves; null for everyone else. */
  preview: LeavePreview | null;
}

/** What closes when the last person leaves, one sentence each. */
function consequencesOf({ studentCount, openProjectCount, pendingApplicationCount }: LeavePreview): string[] {
  return [
    studentCount > 0 && `${counted(studentCount, "student")} will have no club any more.`,
    openProjectCount > 0 && `${counted(openProjectCount, "open project")} will be withdrawn.`,
    pendingApplicationCount > 0 &&
      `${counted(pendingApplicationCount, "pending application or invitation", "pending applications and invitations")} will be deleted.`,
  ].filter((sentence) => sentence !== false);
}

/** Asks before the user leaves the club or startup. */
export default function LeaveDialog({ open, onClose, acting, preview }: LeaveDialogProps) {
  const { leave } = useHandoverActs();
  const consequences = preview ? consequencesOf(preview) : [];
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={preview ? `Leave and close ${acting.name}?` : `Leave ${acting.name}?`}
      description={
        preview
          ? `You are the last person who acts for the ${acting.kind}, so it closes. This cannot be undone.`
          : `You will no longer act for the ${acting.kind}. Your account stays, and what you did stays with the ${acting.kind}.`
      }
      confirmLabel={preview ? `Leave and Close` : `Leave ${acting.kind === "club" ? "Club" : "Startup"}`}
      busyLabel="Leaving..."
      tone="danger"
      onConfirm={leave}
    >
      {consequences.length > 0 ? (
        <List.Root ps="5" gap="1">
          {consequences.map((sentence) => (
            <List.Item key={sentence}>
              <Text>{sentence}</Text>
            </List.Item>
          ))}
        </List.Root>
      ) : null}
    </ConfirmDialog>
  );
}
