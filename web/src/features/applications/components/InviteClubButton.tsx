import { useState } from "react";
import { Button } from "@chakra-ui/react";
import { Send } from "lucide-react";
import type { InviteClubButton_ProjectFragment } from "./InviteClubButton.generated";
import { InviteClubDialog } from "./InviteClubDialog";

/** Lets a startup invite a club to its open project; hidden when the viewer cannot invite. */
export function InviteClubButton({ project }: { project: InviteClubButton_ProjectFragment }) {
  const [open, setOpen] = useState(false);
  if (!project.viewerCanInvite) return null;
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Send size={16} aria-hidden />
        Invite a Club
      </Button>
      <InviteClubDialog project={project} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
