import { lazy, Suspense, useState } from "react";
import { Button, IconButton, Menu } from "@chakra-ui/react";
import { menuSlotRecipe } from "@chakra-ui/react/theme";
import { CircleCheck, EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { WithRecipes } from "~/theme/WithRecipes";
import type { ProjectOwnerActions_ProjectFragment } from "./ProjectOwnerActions.generated";

const extra = { recipes: { slotRecipes: { menu: menuSlotRecipe } } };

const EditProjectDialog = lazy(() => import("./EditProjectDialog"));
const CompleteProjectDialog = lazy(() => import("./CompleteProjectDialog"));
const WithdrawProjectDialog = lazy(() => import("./WithdrawProjectDialog"));

type OpenDialog = "edit" | "complete" | "withdraw" | null;

/** What the owner can do with the project now; nothing for anybody else. */
export function ProjectOwnerActions({ project }: { project: ProjectOwnerActions_ProjectFragment }) {
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const close = () => setDialog(null);
  const { viewerCanUpdate, viewerCanComplete, viewerCanWithdraw } = project;

  return (
    <>
      {viewerCanComplete ? (
        <Button colorPalette="accent" onClick={() => setDialog("complete")}>
          <CircleCheck size={18} aria-hidden />
          Complete Project
        </Button>
      ) : null}
      {viewerCanUpdate || viewerCanWithdraw ? (
        <WithRecipes extra={extra}>
          <Menu.Root
            positioning={{ placement: "bottom-end" }}
            lazyMount
            unmountOnExit
            onSelect={({ value }) => setDialog(value as OpenDialog)}
          >
            <Menu.Trigger asChild>
              <IconButton variant="outline" aria-label="More actions for this project">
                <EllipsisVertical size={18} aria-hidden />
              </IconButton>
            </Menu.Trigger>
            <Menu.Positioner>
              <Menu.Content>
                {viewerCanUpdate ? (
                  <Menu.Item value="edit">
                    <Pencil size={16} aria-hidden />
                    Edit Project
                  </Menu.Item>
                ) : null}
                {viewerCanWithdraw ? (
                  <Menu.Item value="withdraw" color="fg.error">
                    <Trash2 size={16} aria-hidden />
                    Withdraw Project
                  </Menu.Item>
                ) : null}
              </Menu.Content>
            </Menu.Positioner>
          </Menu.Root>
        </WithRecipes>
      ) : null}
      <Suspense fallback={null}>
        {dialog === "edit" ? <EditProjectDialog project={project} onClose={close} /> : null}
        {dialog === "complete" ? <CompleteProjectDialog project={project} onClose={close} /> : null}
        {dialog === "withdraw" ? <WithdrawProjectDialog project={project} onClose={close} /> : null}
      </Suspense>
    </>
  );
}
