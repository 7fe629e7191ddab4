import { Menu, Portal } from "@chakra-ui/react";
import { menuSlotRecipe } from "@chakra-ui/react/theme";
import type { LucideIcon } from "lucide-react";
import { WithRecipes } from "~/theme/WithRecipes";
import type { PopUpProps } from "./LazyPopUp";

const extra = { recipes: { slotRecipes: { menu: menuSlotRecipe } } };

/** An entry of a menu. */
export interface MenuAction {
  label: string;
  /** What a screen reader says, where the label alone does not tell what it is done to. */
  name?: string;
  icon: LucideIcon;
  /** It takes something away. */
  isDanger?: boolean;
  onChoose: () => void;
}

/** The open menu of an `ActionsMenu`, loaded on first use. */
export default function ActionsMenuPopUp({ trigger, actions }: PopUpProps & { actions: readonly MenuAction[] }) {
  return (
    <WithRecipes extra={extra}>
      <Menu.Root
        defaultOpen
        positioning={{ placement: "bottom-end" }}
        lazyMount
        unmountOnExit
        onSelect={({ value }) => actions.find(({ label }) => label === value)?.onChoose()}
      >
        <Menu.Trigger asChild>{trigger}</Menu.Trigger>
        <Portal>
          <Menu.Positioner>
            <Menu.Content>
              {actions.map(({ label, name, icon: Icon, isDanger }) => (
                <Menu.Item key={label} value={label} aria-label={name} {...(isDanger && { color: "fg.error" })}>
                  <Icon size={16} aria-hidden />
                  {label}
                </Menu.Item>
              ))}
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
    </WithRecipes>
  );
}
