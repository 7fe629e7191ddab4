import { Menu, Portal } from "@chakra-ui/react";
import { menuSlotRecipe } from "@chakra-ui/react/theme";
import { WithRecipes } from "~/theme/WithRecipes";
import type { MenuAction } from "./ActionsMenu";
import type { PopUpProps } from "./LazyPopUp";

const extra = { recipes: { slotRecipes: { menu: menuSlotRecipe } } };

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
