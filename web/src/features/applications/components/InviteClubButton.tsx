import { lazy, useState } from "react";
import { Button } from "@chakra-ui/react";
import { Send } from "lucide-react";
import { LazyDialog } from "~/components/LazyDialog";
import type { InviteClubButton_ProjectFragment } from "./InviteClubButton.generated";

const InviteClubDialog = lazy(() => import("./InviteClubDialog"));

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
      <LazyDialog open={open}>
        <InviteClubDialog project={project} open={open} onClose={() => setOpen(false)} />
      </LazyDialog>
    </>
  );
}
