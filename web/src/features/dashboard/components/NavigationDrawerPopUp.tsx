import { useState } from "react";
import { CloseButton, Drawer, Portal } from "@chakra-ui/react";
import { drawerSlotRecipe } from "@chakra-ui/react/theme";
import type { PopUpProps } from "~/components/LazyPopUp";
import { WithRecipes } from "~/theme/WithRecipes";
import type { NavigationUser } from "../navigation";
import { Brand } from "./Brand";
import { NavigationLinks } from "./NavigationLinks";

const extra = { recipes: { slotRecipes: { drawer: drawerSlotRecipe } } };

/** The open sidebar of narrow screens. Loaded by `NavigationDrawer` on first use. */
export default function NavigationDrawerPopUp({ trigger, user }: PopUpProps & { user: NavigationUser }) {
  const [open, setOpen] = useState(true);
  return (
    <WithRecipes extra={extra}>
      <Drawer.Root
        open={open}
        onOpenChange={(change) => setOpen(change.open)}
        placement="start"
        size="xs"
        lazyMount
        unmountOnExit
      >
        <Drawer.Trigger asChild>{trigger}</Drawer.Trigger>
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content>
              <Drawer.Header>
                <Drawer.Title asChild>
                  <div>
                    <Brand />
                  </div>
                </Drawer.Title>
              </Drawer.Header>
              <Drawer.Body px="3">
                <NavigationLinks user={user} onNavigate={() => setOpen(false)} />
              </Drawer.Body>
              <Drawer.CloseTrigger asChild>
                <CloseButton size="sm" aria-label="Close navigation" />
              </Drawer.CloseTrigger>
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </WithRecipes>
  );
}
