import { useState } from "react";
import { Button, Dialog } from "@chakra-ui/react";
import { UserPlus } from "lucide-react";
import { DialogShell } from "~/components/DialogShell";
import { useAddTeamMembers } from "../hooks/useAddTeamMembers";
import { StudentPicker } from "./StudentPicker";

/** Opens the dialog for adding students to a team. */
export function AddTeamMemberButton({ teamId, teamName }: { teamId: string; teamName: string }) {
  const [open, setOpen] = useState(false);
  const [selectedIds, setSelectedIds] = useState<string[]>([]);
  const { add, adding } = useAddTeamMembers(teamId);

  const close = () => {
    setOpen(false);
    setSelectedIds([]);
  };

  return (
    <>
      <Button colorPalette="accent" onClick={() => setOpen(true)}>
        <UserPlus size={16} aria-hidden />
        Add Team Member
      </Button>
      <DialogShell
        open={open}
        onClose={close}
        title="Add Team Member"
        description={`Choose students from your club to join ${teamName}.`}
        busy={adding}
      >
        <Dialog.Body>
          <StudentPicker teamId={teamId} selectedIds={selectedIds} onChange={setSelectedIds} />
        </Dialog.Body>
        <Dialog.Footer>
          <Button variant="outline" onClick={close} disabled={adding}>
            Cancel
          </Button>
          <Button
            colorPalette="accent"
            disabled={selectedIds.length === 0}
            loading={adding}
            loadingText="Adding..."
            onClick={async () => {
              if (await add(selectedIds)) close();
            }}
          >
            {selectedIds.length > 1 ? `Add ${selectedIds.length} Members` : "Add Member"}
          </Button>
        </Dialog.Footer>
      </DialogShell>
    </>
  );
}
