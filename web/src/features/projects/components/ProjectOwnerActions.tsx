import { lazy, Suspense, useState } from "react";
import { Button } from "@chakra-ui/react";
import { CircleCheck, Pencil, Trash2 } from "lucide-react";
import { ActionsMenu, type MenuAction } from "~/components/ActionsMenu";
import type { ProjectOwnerActions_ProjectFragment } from "./ProjectOwnerActions.generated";

const EditProjectDialog = lazy(() => import("./EditProjectDialog"));
const CompleteProjectDialog = lazy(() => import("./CompleteProjectDialog"));
const WithdrawProjectDialog = lazy(() => import("./WithdrawProjectDialog"));

type OpenDialog = "edit" | "complete" | "withdraw" | null;

/** The owner's actions on the project; empty for everyone else, and once it is completed. */
export function ProjectOwnerActions({ project }: { project: ProjectOwnerActions_ProjectFragment }) {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const { viewerCanUpdate, viewerCanComplete, viewerCanWithdraw } = project;
  if (project.status === "COMPLETED") return null;
  const edit: MenuAction = { label: "Edit Project", icon: Pencil, onChoose: () => setDialog("edit") };
  const withdraw: MenuAction = {
    label: "Withdraw Project",
    icon: Trash2,
    isDanger: true,
    onChoose: () => setDialog("withdraw"),
  };

  return (
    <>
      {viewerCanComplete ? (
        <Button colorPalette="accent" onClick={() => setDialog("complete")}>
          <CircleCheck size={18} aria-hidden />
          Complete Project
        </Button>
      ) : null}
      <ActionsMenu
        label="More actions for this project"
        actions={[...(viewerCanUpdate ? [edit] : []), ...(viewerCanWithdraw ? [withdraw] : [])]}
      />
      <Suspense fallback={null}>
        {dialog === "edit" ? <EditProjectDialog project={project} onClose={close} /> : null}
        {dialog === "complete" ? <CompleteProjectDialog project={project} onClose={close} /> : null}
        {dialog === "withdraw" ? <WithdrawProjectDialog project={project} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
