import { useState } from "react";
import { Button } from "@chakra-ui/react";
import { Trash2 } from "lucide-react";
import { ConfirmDialog } from "~/components/ConfirmDialog";
import { useTeamActions } from "../hooks/useTeamActions";

export interface DeleteTeamButtonProps {
  teamId: string;
  teamName: string;
  onDeleted: () => void;
}

/** Deletes a team after confirmation. */
export function DeleteTeamButton({ teamId, teamName, onDeleted }: DeleteTeamButtonProps) {
  const [asking, setAsking] = useState(false);
  const { remove } = useTeamActions(teamId);
  return (
    <>
      <Button variant="outline" colorPalette="danger" onClick={() => setAsking(true)}>
        <Trash2 size={16} aria-hidden />
        Delete Team
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={`Delete ${teamName}?`}
        description="Its members stay in your club. This cannot be undone."
        confirmLabel="Delete Team"
        busyLabel="Deleting..."
        tone="danger"
        onConfirm={async () => {
          const done = await remove();
          if (done) onDeleted();
          return done;
        }}
      />
    </>
  );
}
