import { Menu } from "@chakra-ui/react";
import { menuSlotRecipe } from "@chakra-ui/react/theme";
import { Pencil, Trash2 } from "lucide-react";
import type { PopUpProps } from "~/components/LazyPopUp";
import { WithRecipes } from "~/theme/WithRecipes";

const extra = { recipes: { slotRecipes: { menu: menuSlotRecipe } } };

export interface ProjectMenuProps {
  canUpdate: boolean;
  canWithdraw: boolean;
  onChoose: (action: "edit" | "withdraw") => void;
}

/** The open menu of the owner's other actions. Loaded by `ProjectOwnerActions` on first use. */
export default function ProjectMenuPopUp({ trigger, canUpdate, canWithdraw, onChoose }: PopUpProps & ProjectMenuProps) {
  return (
    <WithRecipes extra={extra}>
      <Menu.Root
        defaultOpen
        positioning={{ placement: "bottom-end" }}
        lazyMount
        unmountOnExit
        onSelect={({ value }) => onChoose(value as "edit" | "withdraw")}
      >
        <Menu.Trigger asChild>{trigger}</Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            {canUpdate ? (
              <Menu.Item value="edit">
                <Pencil size={16} aria-hidden />
                Edit Project
              </Menu.Item>
            ) : null}
            {canWithdraw ? (
              <Menu.Item value="withdraw" color="fg.error">
                <Trash2 size={16} aria-hidden />
                Withdraw Project
              </Menu.Item>
            ) : null}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
    </WithRecipes>
  );
}
