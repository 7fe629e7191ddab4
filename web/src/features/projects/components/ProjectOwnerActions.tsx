import { lazy, Suspense, useState } from "react";
import { Button, IconButton } from "@chakra-ui/react";
import { CircleCheck, EllipsisVertical } from "lucide-react";
import { LazyPopUp } from "~/components/LazyPopUp";
import type { ProjectOwnerActions_ProjectFragment } from "./ProjectOwnerActions.generated";

const loadMenu = () => import("./ProjectMenuPopUp");
const ProjectMenuPopUp = lazy(loadMenu);
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

  return (
    <>
      {viewerCanComplete ? (
        <Button colorPalette="accent" onClick={() => setDialog("complete")}>
          <CircleCheck size={18} aria-hidden />
          Complete Project
        </Button>
      ) : null}
      {viewerCanUpdate || viewerCanWithdraw ? (
        <LazyPopUp
          kind="menu"
          popUp={ProjectMenuPopUp}
          load={loadMenu}
          with={{ canUpdate: viewerCanUpdate, canWithdraw: viewerCanWithdraw, onChoose: setDialog }}
          trigger={
            <IconButton variant="outline" aria-label="More actions for this project">
              <EllipsisVertical size={18} aria-hidden />
            </IconButton>
          }
        />
      ) : null}
      <Suspense fallback={null}>
        {dialog === "edit" ? <EditProjectDialog project={project} onClose={close} /> : null}
        {dialog === "complete" ? <CompleteProjectDialog project={project} onClose={close} /> : null}
        {dialog === "withdraw" ? <WithdrawProjectDialog project={project} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
